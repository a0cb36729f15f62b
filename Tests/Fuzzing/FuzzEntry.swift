internal import Glibc

/// What libFuzzer calls with each input; the environment's `FUZZ_TARGET` names the door.
@_cdecl("LLVMFuzzerTestOneInput")
package func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzEntry.target.take(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

private enum FuzzEntry {
    static let target: FuzzTarget = {
        guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name)) else {
            preconditionFailure("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue))")
        }
        return target
    }()
}
