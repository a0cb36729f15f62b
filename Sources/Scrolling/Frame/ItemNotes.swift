import Layout
import ViewTree

/// What the effects of the followed views amount to, gathered while a stage is walked.
struct ItemNotes {
    /// What a view's own effects amount to.
    struct Note {
        let id: ViewID
        /// The view's place among the followed ones, where that is known without looking for the identity.
        let index: Int?
        var phase: Double?
        var effects: [VisualEffect] = []
        var corners: [Point]?
    }

    /// The views that were met, with the number of their note where there is one.
    private var met: [(id: ViewID, index: Int?, note: Int?)] = []
    /// In the order in which they were begun, which mostly is that of the views.
    private var notes: [Note] = []
    /// Views of one identity share a note.
    private var numbers: [ViewID: Int] = [:]

    /// Makes room for so many more views.
    mutating func reserve(_ count: Int) {
        met.reserveCapacity(met.count + count)
        notes.reserveCapacity(notes.count + count)
        numbers.reserveCapacity(numbers.count + count)
    }

    /// Begins to follow a view; the number that stands for it from now on.
    mutating func follow(_ id: ViewID, at index: Int? = nil) -> Int {
        met.append((id, index, nil))
        return met.count - 1
    }

    /// Notes what a change of a view amounts to; the first phase counts.
    mutating func add(_ effects: [VisualEffect], phase: Double?, to view: Int) {
        let number = number(of: view)
        notes[number].phase = notes[number].phase ?? phase
        if notes[number].effects.isEmpty { notes[number].effects = effects } else { notes[number].effects += effects }
    }

    /// Notes where the corners of a view are.
    mutating func setCorners(_ corners: [Point], of view: Int) { notes[number(of: view)].corners = corners }

    /// The note of a followed view, or nil; looked for first at `place`, which moves on behind it.
    func note(at index: Int, of ids: IDSequence, near place: inout Int) -> Note? {
        guard place < notes.count, notes[place].index == index else {
            return notes.isEmpty ? nil : numbers[ids[index]].map { notes[$0] }
        }
        place += 1
        return notes[place - 1]
    }

    private mutating func number(of view: Int) -> Int {
        if let known = met[view].note { return known }
        let id = met[view].id
        let number = numbers.value(for: id, orNew: notes.count)
        if number == notes.count { notes.append(Note(id: id, index: met[view].index)) }
        met[view].note = number
        return number
    }
}

extension Dictionary {
    /// The value of a key, which becomes `new` where it has none; the key is hashed once.
    fileprivate mutating func value(for key: Key, orNew new: Value) -> Value {
        func read(_ value: inout Value) -> Value { value }
        return read(&self[key, default: new])
    }
}
