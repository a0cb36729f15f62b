internal import SVG
internal import Scrolling
internal import Writers

/// Asks a running server for the same pictures.
struct ServerCheck: Sendable {
    let server: ServerURL
    /// The type of the documents it is sent.
    let mediaType: String

    /// What the server gives otherwise, a sentence each; empty where every byte is the same.
    func sentences(_ timeline: Timeline, document: [UInt8], moments golden: Golden) -> [String] {
        var sentences: [String] = []
        for still in golden.stills {
            let moment = still.file.dropLast(4)
            // `at-00400ms` is the moment 0.4 s; names are the server's own words.
            let query = moment.hasPrefix("at-") ? seconds(moment.dropFirst(3).dropLast(2)) : String(moment)
            let path = "/v1/frame.svg?t=" + query
            do throws(HTTPExchange.Failure) {
                let answer = try HTTPExchange.post(document, as: mediaType, to: path, on: server)
                if answer.status != 200 {
                    sentences.append("\(path): the server answers \(answer.status)")
                    continue
                }
                let drawn = SVGLines.broken(Stamp.removed(from: answer.body))
                if drawn != still.svg {
                    let comparison = StillComparison(still.svg, drawn)
                    sentences.append(
                        "\(path): the server's bytes differ, line \(comparison.line): "
                            + "\(comparison.before) -> \(comparison.after)")
                }
            } catch {
                return [error.sentence]
            }
        }
        do throws(HTTPExchange.Failure) {
            let answer = try HTTPExchange.post(document, as: mediaType, to: "/v1/animation.svg", on: server)
            if answer.status != 200 {
                sentences.append("/v1/animation.svg: the server answers \(answer.status)")
            } else if Stamp.removed(from: answer.body) != timeline.animation(Rendering(scene: timeline.scene)) {
                sentences.append("/v1/animation.svg: the server's bytes differ")
            }
        } catch {
            return [error.sentence]
        }
        return sentences
    }

    private func seconds(_ milliseconds: Substring) -> String { number((Double(milliseconds) ?? 0) / 1000) }
}
