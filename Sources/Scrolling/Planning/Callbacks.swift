import Layout
import ViewTree

/// A program's state and what its callbacks were told last.
struct Callbacks: Sendable {
    /// The program.
    let program: Program
    /// Its state now.
    var state: ProgramState
    /// The last frame at which callbacks ran, or -1.
    var frame = -1
    /// Whether the state has changed since listeners to changes were last asked.
    var hasChanged = false
    /// What each listener heard last.
    var heard: [Listener: Heard] = [:]

    /// An action and what it listens to.
    enum Listener: Hashable {
        case appear(Action, ViewID?)
        case geometry(Action, scrollView: Int)
        case phase(Action, scrollView: Int)
        case visibility(Action, ViewID?)
        case targets(Action, scrollView: Int)
        case position(Action, scrollView: Int)
    }

    /// What a listener heard.
    enum Heard: Hashable {
        case nothing
        case geometry(ScrollGeometry)
        case phase(ScrollPhase)
        case visible(Bool)
        case ids([ViewID])
        case position(ViewID?)
    }

    init(_ program: Program) {
        self.program = program
        state = program.initialState
    }

    /// Notes what a listener hears now, and gives what it is to be told, or nil where that is nothing new.
    mutating func tell(_ listener: Listener, _ now: Heard) -> ProgramInput? {
        let before = heard[listener]
        guard before != now else { return nil }
        heard[listener] = now
        switch (before, now) {
        case (_, .nothing): return ProgramInput.none
        case (.geometry(let old), .geometry(let new)): return .geometry(old: old, new: new)
        case (_, .geometry(let new)): return .geometry(old: nil, new: new)
        case (.phase(let old), .phase(let new)): return .phase(old: old, new: new)
        // Resting from the start is nothing new.
        case (_, .phase(let new)): return new == .idle ? nil : .phase(old: .idle, new: new)
        case (nil, .visible(false)): return nil
        case (_, .visible(let isVisible)): return .visible(isVisible)
        case (_, .ids(let ids)): return .ids(ids)
        case (nil, .position(nil)): return nil
        case (_, .position(let id)): return .position(id)
        }
    }
}
