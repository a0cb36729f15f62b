import Scrolling
import ViewTree
import Writers

extension Landing {
    /// Writes what was known and decided, then the same in words.
    func write(to json: inout JSONWriter) {
        json.member("scrollView", scrollView)
        json.member("axis", axis.rawValue)
        json.member("cause", cause.rawValue)
        json.member("t", time)
        json.member("start", start)
        json.member("velocity", velocity)
        json.member("originalTarget", originalTarget)
        json.member("rate", rate)
        json.member("projection", projection)
        json.member("clampedProjection", clampedProjection)
        json.member("range") {
            $0.array {
                $0.value(range.lowerBound); $0.value(range.upperBound)
            }
        }
        if let limit {
            json.member("limit") {
                $0.object {
                    $0.member("behavior", limit.behavior.rawValue)
                    $0.member("views", limit.views)
                }
            }
        }
        json.member("candidates") { json in
            json.array { json in
                for candidate in candidates {
                    json.object {
                        $0.member("index", candidate.index)
                        $0.member("id", candidate.id?.text)
                        $0.member("stop", candidate.stop)
                        $0.member("distance", candidate.distance)
                        $0.member("beyondLimit", candidate.isBeyondLimit)
                    }
                }
            }
        }
        json.member("rule", rule.rawValue)
        json.member("proposed", proposed)
        json.member("target", target)
        json.member("targetID", targetID?.text)
        json.member("regime", regime)
        json.member("duration", duration)
        json.member("explanation", explanation)
    }
}
