import ViewTree

/// Evaluates one reading of the view, or one call of its code, within limits.
final class Evaluator {
    let module: Module
    let notes: Notes
    /// What the program has changed; everything else has its first value.
    var state: [StateKey: Value]
    var frames: [Frame] = []
    /// A number for each running call, to tell a live frame from a copy.
    var frameIDs: [Int] = []
    private var nextFrameID: Int
    /// The steps taken so far.
    private(set) var steps = 0
    private let maximumSteps: Int
    private var depth = 0
    private var levels = 0
    /// The place in the view tree that is being built.
    var identity: UInt64 = Evaluator.seed
    /// What the blocks that are running have given so far.
    var collected: [[Value]] = []
    /// What code the view hands out, and what it observes.
    var record = Record()
    /// What running code has done.
    var effects = Effects()
    /// The axes of the scroll view whose content is being built, as long as nothing is around that content.
    var scrollAxes: Axis.Set?
    /// Whether code of a handle runs, which may change the state.
    var isPerforming = false
    /// Whether this is a call during a scroll, whose handles nobody asks for.
    var isDeferred = false
    /// Whether bound scroll positions report back; the record has them in any case.
    var handsOutPositions = true
    /// The source, the state and the geometry that a deferred call depends on.
    var fingerprint: UInt64
    private var globals: [String: Value] = [:]
    private var siteCounts: [UInt64: Int] = [:]

    // The offset basis of the 64-bit FNV-1a hash.
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    init(
        module: Module, notes: Notes, state: [StateKey: Value] = [:], steps: Int? = nil, fingerprint: UInt64? = nil
    ) {
        self.module = module
        self.notes = notes
        self.state = state
        maximumSteps = steps ?? module.limits.steps
        // A closure that another evaluator made finds none of its frames here.
        nextFrameID = steps == nil ? 1 : 1 << 40
        let stateHash = state.isEmpty ? 0 : UInt64(truncatingIfNeeded: state.hashValue)
        self.fingerprint = fingerprint ?? Self.mix(module.fingerprint, stateHash)
    }

    var limits: SourceLimits { module.limits }

    // Fuel

    /// Takes one step; throws where none is left.
    func spend(_ place: Int, _ count: Int = 1) throws {
        steps += count
        guard steps <= maximumSteps else {
            throw Interruption.limit(name: "steps", value: maximumSteps, place: place)
        }
    }

    /// Takes as many steps as looking at all of a text is worth; none for a short one.
    func spend(on text: String, at place: Int) throws { try spend(place, text.utf8.count / 64) }

    /// Runs a call one level deeper.
    func deeper<Result>(_ place: Int, _ call: () throws -> Result) throws -> Result {
        guard depth < limits.depth else {
            throw Interruption.limit(name: "depth", value: limits.depth, place: place)
        }
        depth += 1
        defer { depth -= 1 }
        return try call()
    }

    /// Evaluates an expression one level deeper; an expression takes about twelve levels of one of our calls.
    func oneLevelDeeper<Result>(_ place: Int, _ body: () throws -> Result) throws -> Result {
        guard levels < limits.depth * 8 else {
            throw Interruption.limit(name: "depth", value: limits.depth, place: place)
        }
        levels += 1
        defer { levels -= 1 }
        return try body()
    }

    /// The value, unless it is larger than the limits allow.
    func checked(_ value: Value, at place: Int) throws -> Value {
        switch value {
        case .nothing, .void, .bool, .int, .double, .builtin, .unknown, .sample, .type, .function: return value
        case .string(let text):
            guard text.utf8.count <= limits.stringBytes else {
                throw Interruption.limit(name: "stringBytes", value: limits.stringBytes, place: place)
            }
            try spend(on: text, at: place)
            return value
        case .list(let list):
            guard list.elements.count <= limits.elements else {
                throw Interruption.limit(name: "elements", value: limits.elements, place: place)
            }
        case .dictionary(let dictionary):
            guard dictionary.keys.count <= limits.elements else {
                throw Interruption.limit(name: "elements", value: limits.elements, place: place)
            }
        default: break
        }
        let extent = value.extent
        guard extent.depth <= limits.nesting else {
            throw Interruption.limit(name: "nesting", value: limits.nesting, place: place)
        }
        let isView = if case .view = value { true } else { false }
        guard extent.weight <= (isView ? limits.views : limits.views * 10) else {
            throw Interruption.limit(name: "views", value: limits.views, place: place)
        }
        return value
    }

    // Frames

    /// Runs code with variables of its own and gives back its frame.
    func withFrame<Result>(_ frame: Frame, _ body: () throws -> Result) rethrows -> (Result, Frame) {
        frames.append(frame)
        frameIDs.append(nextFrameID)
        nextFrameID += 1
        let result: Result
        do {
            result = try body()
        } catch {
            frames.removeLast()
            frameIDs.removeLast()
            throw error
        }
        frameIDs.removeLast()
        return (result, frames.removeLast())
    }

    /// The value of a file's variable, computed once.
    func global(_ name: String, make: () throws -> Value) rethrows -> Value {
        if let value = globals[name] { return value }
        globals[name] = .unknown(Unknown(name: name, place: 0))
        let value = try make()
        globals[name] = value
        return value
    }

    // Identity

    /// Mixes a number into a place in the view tree (FNV-1a, eight bytes at once, with a final shift).
    static func mix(_ identity: UInt64, _ value: UInt64) -> UInt64 {
        let product = (identity ^ value) &* 0x0000_0100_0000_01B3
        return product ^ (product >> 29)
    }

    /// Mixes words into a place in the view tree.
    static func mix(_ identity: UInt64, _ text: String) -> UInt64 {
        text.utf8.reduce(identity) { mix($0, UInt64($1)) }
    }

    /// Builds a part of the view tree at a place of its own.
    func at<Result>(_ place: UInt64, _ body: () throws -> Result) rethrows -> Result {
        let outer = identity
        identity = place
        defer { identity = outer }
        return try body()
    }

    /// The identity of an object that is the same whenever the view is read again.
    func objectIdentity(at place: Int) -> UInt64 {
        let site = Self.mix(identity, UInt64(truncatingIfNeeded: place))
        if isPerforming {
            // What code makes later is counted in the state, so that no two are the same.
            let key = StateKey(identity: 0, name: " made")
            let count = if case .int(let count)? = state[key] { count } else { 0 }
            state[key] = .int(count &+ 1)
            return Self.mix(Self.mix(site, " made"), UInt64(truncatingIfNeeded: count))
        }
        let count = siteCounts[site, default: 0]
        siteCounts[site] = count + 1
        return Self.mix(site, UInt64(count))
    }

    /// An identifier that is the same whenever the view is read again.
    func uuid(at place: Int) -> String {
        let high = Self.mix(objectIdentity(at: place), 1)
        let low = Self.mix(high, 2)
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for index in 0..<32 {
            if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
            let word = index < 16 ? high : low
            text.append(digits[Int(word >> UInt64(index % 16 * 4) & 0xF)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
