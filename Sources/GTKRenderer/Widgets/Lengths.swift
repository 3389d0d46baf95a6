import CGTK
import SwiftUICore

/// A length in points as pixels within what GTK takes; infinity stays that. What no widget can have, a negative length or
/// no number, counts as none, and a warning says of `what` it was.
func pixels(_ points: Double, for what: String) -> Int32 {
  let length = length(points, for: what)
  return length == .infinity ? FAVES_INFINITY : Int32(min(length, 1_000_000).rounded())
}

/// The same, not rounded.
func length(_ points: Double, for what: String) -> Double {
  if points >= 0 { return points }
  Diagnostics.warn(
    "Invalid \(what) \(points): \(points < 0 ? "a widget has none below zero" : "it is not a number"); it counts as 0."
  )
  return 0
}

/// A number within `range`, or nil with a warning where it is not one.
func finite(_ value: Double?, in range: ClosedRange<Double>, for what: String) -> Double? {
  guard let value else { return nil }
  guard value.isFinite else {
    Diagnostics.warn("Invalid \(what) \(value): it is not finite, and is ignored.")
    return nil
  }
  return min(max(value, range.lowerBound), range.upperBound)
}

/// A number above zero, or nil with a warning.
func positive(_ value: Double?, for what: String) -> Double? {
  guard let value else { return nil }
  guard value.isFinite, value > 0 else {
    Diagnostics.warn("Invalid \(what) \(value): it is not a number above zero, and is ignored.")
    return nil
  }
  return value
}
