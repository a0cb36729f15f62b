import ViewTree

/// What a reading of the view leaves behind besides the view.
struct Record: Sendable {
    /// The code behind each handle.
    var actions: [Int: Code] = [:]
    /// Values that views watch, with what runs when one changes.
    var watches: [Watch] = []
    /// Bound scroll positions by handle.
    var positions: [Int: Position] = [:]
    /// Identities with the values they stand for.
    var ids: [ViewID: Value] = [:]
    /// State that was read.
    var readState: Set<StateKey> = []
    /// Geometry readers, for the preferences they send.
    var readers: [Closure] = []
    /// Preferences that were sent, by key.
    var preferences: [(key: String, value: Value)] = []
    /// Views left to collect for the bottom bar.
    var toolbar: [Value] = []
    /// Where the first toolbar is.
    var toolbarPlace = 0
    /// The name of the outermost view of the source.
    var rootName: String?
    /// The title of the navigation bar.
    var title: String?

    /// Code that a view hands out.
    enum Code: Sendable {
        case run(Closure)
        /// `onChange(of:initial:)`, when the view appears.
        case initial(Value, Closure)
        /// `onScrollGeometryChange`: the value that is watched, and what runs with old and new.
        case geometry(of: Closure, action: Closure)
        case phase(Closure)
        case visible(Closure)
        case ids(Closure)
        case position(Binding)
        /// `onPreferenceChange`: the key, and what runs with the new value.
        case preference(key: String, Closure)
    }

    /// A bound scroll position and the anchor of its modifier.
    struct Position: Sendable {
        let binding: Binding
        let target: ScrollPosition.Target?
        let anchor: UnitPoint?
    }

    /// `onChange(of:)` or `animation(_:value:)`.
    struct Watch: Sendable {
        let id: Int
        let value: Value
        let action: Closure?
        let animation: Animation?
    }
}

/// What running code has done.
struct Effects {
    var animation: Animation?
    /// The animation of the `withAnimation` that is running.
    var current: Animation?
    var scrolls: [ScrollTo] = []
    var written: Set<StateKey> = []
}
