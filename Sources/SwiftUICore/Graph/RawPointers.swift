// The standard library's functions of this kind take closures that are isolated to no actor; each call of one that is
// isolated to the main actor first asks which executor it runs on, and that takes as long as comparing a view. These are the
// module's own, which the compiler knows to stay where they are called.

/// Calls `body` with the place of `value`, which holds for the length of the call.
@inline(__always)
nonisolated func withRawPointer<Value, Result>(
  to value: Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls `body` with the place of `value`, which holds for the length of the call; that of a stored property of an object is
/// in the object.
@inline(__always)
nonisolated func withMutableRawPointer<Value, Result>(
  to value: inout Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}
