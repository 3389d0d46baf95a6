/// Which numbers make sense where one is given.
package enum LegalNumbers: Sendable {
  /// All that are numbers, infinity too.
  case any
  /// All but infinity.
  case finite
  /// Zero and more, infinity too.
  case notNegative
  /// Zero and more, but not infinity: lengths and times.
  case length
  /// More than zero, but not infinity.
  case positive

  package func contains<Number: BinaryFloatingPoint>(_ number: Number) -> Bool {
    switch self {
    case .any: !number.isNaN
    case .finite: number.isFinite
    case .notNegative: number >= 0
    case .length: number >= 0 && number.isFinite
    case .positive: number > 0 && number.isFinite
    }
  }

  /// What is wrong with one that is not among them.
  private static func fault<Number: BinaryFloatingPoint>(of number: Number) -> String {
    if number.isNaN { return "it is not a number" }
    if number < 0 { return number.isFinite ? "it is below zero" : "it is below all numbers" }
    return number == 0 ? "it is not above zero" : "it is infinite"
  }

  /// Tells that `number` is none of these.
  /// - Parameters:
  ///   - what: what the number says, and whose it is.
  ///   - other: what counts in its place; nil: nothing does.
  fileprivate func tell<Number: BinaryFloatingPoint>(
    _ number: Number, instead other: Number?, of what: String
  ) {
    // A spring that swings past its end is no mistake of the program's.
    if number < 0, number.isFinite, Diagnostics.isMoving { return }
    Diagnostics.tell(
      invalid: what, "\(number)",
      Self.fault(of: number) + (other.map { ", and \($0) counts instead" } ?? ", and is ignored"))
  }
}

/// A number that something was given, or `other`, with a warning, where it is none of those that make sense.
/// - Parameter what: what the number says, and whose it is, for the warning.
@inline(__always)
package nonisolated func legal<Number: BinaryFloatingPoint>(
  _ number: Number, _ legal: LegalNumbers = .finite, or other: Number, for what: String
) -> Number {
  if legal.contains(number) { return number }
  legal.tell(number, instead: other, of: what)
  return other
}

/// The same; what makes no sense counts as not given.
@inline(__always)
package nonisolated func legal<Number: BinaryFloatingPoint>(
  _ number: Number?, _ legal: LegalNumbers = .finite, for what: String
) -> Number? {
  guard let number, !legal.contains(number) else { return number }
  legal.tell(number, instead: nil, of: what)
  return nil
}

/// The same, each in turn, for lengths that are given together.
nonisolated func legal(_ insets: EdgeInsets, _ numbers: LegalNumbers = .finite, for what: String)
  -> EdgeInsets
{
  EdgeInsets(
    top: legal(insets.top, numbers, or: 0, for: what),
    leading: legal(insets.leading, numbers, or: 0, for: what),
    bottom: legal(insets.bottom, numbers, or: 0, for: what),
    trailing: legal(insets.trailing, numbers, or: 0, for: what))
}

/// A count that something was given, or the least that makes sense, with a warning.
@inline(__always)
nonisolated func legal(_ count: Int, atLeast least: Int, for what: String) -> Int {
  if count >= least { return count }
  Diagnostics.tell(invalid: what, "\(count)", "it is below \(least), and \(least) counts instead")
  return least
}

/// An angle that is one, or none, with a warning.
@inline(__always)
nonisolated func legal(_ angle: Angle, for what: String) -> Angle {
  angle.radians.isFinite ? angle : Angle(radians: legal(angle.radians, or: 0, for: what))
}
