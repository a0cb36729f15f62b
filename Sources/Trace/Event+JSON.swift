import Scrolling
import ViewTree
import Writers

extension Event {
    /// Writes when and what.
    func write(to json: inout JSONWriter) {
        json.member("t", time, decimals: 6)
        json.member("scrollView", scrollView)
        switch kind {
        case .phase(let old, let new):
            json.member("event", "phase")
            json.member("old", old.rawValue)
            json.member("new", new.rawValue)
        case .position(let id):
            json.member("event", "position")
            json.member("id", id?.text)
        case .visibility(let id, let isVisible):
            json.member("event", "visibility")
            json.member("id", id.text)
            json.member("visible", isVisible)
        case .targetVisibility(let ids):
            json.member("event", "targetVisibility")
            json.member("ids") { json in
                json.array { json in
                    for id in ids { json.value(id.text) }
                }
            }
        case .touch: json.member("event", "touch")
        case .release(let velocity):
            json.member("event", "release")
            json.member("velocity", velocity)
        case .scroll(let point, let isAnimated):
            json.member("event", "scroll")
            json.member("to", point)
            json.member("animated", isAnimated)
        case .tap(let label):
            json.member("event", "tap")
            json.member("label", label)
        case .resize(let size):
            json.member("event", "resize")
            json.member("size", size)
        case .ignored(let interaction, let reason):
            json.member("event", "ignored")
            json.member("interaction", interaction)
            json.member("reason", reason)
        case .action(let name):
            json.member("event", "action")
            json.member("name", name)
        }
    }
}
