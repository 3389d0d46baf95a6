/// Any number of values that are interpolated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }
  public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }

  public static func == (a: Self, b: Self) -> Bool {
    for (a, b) in repeat (each a.value, each b.value) {
      if a != b { return false }
    }
    return true
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: rhs)
      return value
    }
    value = (repeat scaled(each value))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
