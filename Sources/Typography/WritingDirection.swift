/// The way a run or a paragraph reads.
package enum WritingDirection: Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
