/// A number that a modifier or a container was given, or `other`, with a warning, where it is infinite or none.
/// - Parameter what: what the number says, for the warning.
nonisolated func finite(_ value: CGFloat, or other: CGFloat, for what: String) -> CGFloat {
  if value.isFinite { return value }
  Diagnostics.warn("Invalid \(what) \(value)\(Diagnostics.inBody): it is not finite, and is ignored.")
  return other
}

/// The same; what is not finite counts as not given.
nonisolated func finite(_ value: CGFloat?, for what: String) -> CGFloat? {
  guard let value, !value.isFinite else { return value }
  _ = finite(value, or: 0, for: what)
  return nil
}
