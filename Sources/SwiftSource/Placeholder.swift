import SwiftParser
import SwiftSyntax

func statements(_ text: String) -> Int { Parser.parse(source: text).statements.count }
