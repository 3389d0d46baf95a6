/// An angle.
public struct Angle: Animatable, Comparable, Hashable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle()

  /// The radians in 128ths, so that a movement's rest is judged at that fineness.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
  public static func < (a: Self, b: Self) -> Bool { a.radians < b.radians }
  public static func + (a: Self, b: Self) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Self, b: Self) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func += (a: inout Self, b: Self) { a.radians += b.radians }
  public static func -= (a: inout Self, b: Self) { a.radians -= b.radians }
  public static prefix func - (a: Self) -> Angle { Angle(radians: -a.radians) }
  public static func * (a: Self, b: Double) -> Angle { Angle(radians: a.radians * b) }
  public static func * (a: Double, b: Self) -> Angle { Angle(radians: a * b.radians) }
  public static func / (a: Self, b: Double) -> Angle { Angle(radians: a.radians / b) }
}

/// A point in a view as a share of its size: 0 leading or top, 1 trailing or bottom.
public struct UnitPoint: Animatable, Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
