extension Subscribers {
  /// How many values a subscriber is willing to take.
  ///
  /// Demand is additive: what is asked for counts on top of what was asked for before. `unlimited` plus or
  /// minus anything stays `unlimited`; a number minus `unlimited` is `none`. A subtraction may go below
  /// zero; such a demand asks for nothing.
  @frozen public struct Demand: Sendable {
    /// The number, or `Int.min` for "without limit", which no arithmetic on numbers reaches.
    @usableFromInline let amount: Int

    @inlinable init(amount: Int) { self.amount = amount }

    /// As many as there are.
    public static let unlimited = Demand(amount: .min)

    /// None; the same as `max(0)`.
    public static let none = Demand(amount: 0)

    /// At most `value` more. Traps if `value` is negative.
    @inlinable public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative")
      return Demand(amount: value)
    }

    /// The number asked for, or nil if it is unlimited.
    @inlinable public var max: Int? { isUnlimited ? nil : amount }

    @inlinable var isUnlimited: Bool { amount == .min }
  }
}

extension Subscribers.Demand: Hashable, Comparable, CustomStringConvertible {
  public var description: String { isUnlimited ? "unlimited" : "max(\(amount))" }

  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.isUnlimited { return false }
    return rhs.isUnlimited || lhs.amount < rhs.amount
  }
}

extension Subscribers.Demand: Codable {
  public init(from decoder: any Decoder) throws {
    let raw = try decoder.singleValueContainer().decode(UInt.self)
    self.init(amount: raw > UInt(Int.max) ? .min : Int(raw))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isUnlimited ? UInt(Int.max) + 1 : UInt(Swift.max(0, amount)))
  }
}

extension Subscribers.Demand {
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited || rhs.isUnlimited { return .unlimited }
    let (sum, overflow) = lhs.amount.addingReportingOverflow(rhs.amount)
    return overflow ? .unlimited : Self(amount: sum)
  }

  @inlinable public static func + (lhs: Self, rhs: Int) -> Self { lhs + Self(amount: rhs) }

  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited { return .unlimited }
    if rhs.isUnlimited { return .none }
    let (difference, overflow) = lhs.amount.subtractingReportingOverflow(rhs.amount)
    return overflow ? .none : Self(amount: difference)
  }

  @inlinable public static func - (lhs: Self, rhs: Int) -> Self { lhs - Self(amount: rhs) }

  @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs.isUnlimited { return .unlimited }
    let (product, overflow) = lhs.amount.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : Self(amount: product)
  }

  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

extension Subscribers.Demand {
  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs == Self(amount: rhs) }
  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs != Self(amount: rhs) }
  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs < Self(amount: rhs) }
  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= Self(amount: rhs) }
  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs > Self(amount: rhs) }
  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= Self(amount: rhs) }
  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) == rhs }
  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) != rhs }
  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) < rhs }
  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) <= rhs }
  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) > rhs }
  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { Self(amount: lhs) >= rhs }
}
