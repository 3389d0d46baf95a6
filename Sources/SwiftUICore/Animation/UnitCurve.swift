/// How far a change has come, from 0 to 1, as a function of the share of time that has passed.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }
  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// A cubic curve from (0, 0) to (1, 1) with two control points; their x lies within 0 and 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        min(max(Double(startControlPoint.x), 0), 1), Double(startControlPoint.y),
        min(max(Double(endControlPoint.x), 0), 1), Double(endControlPoint.y)))
  }
  public static let linear = UnitCurve(.bezier(0, 0, 1, 1))
  public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
  /// The same by its other documented name.
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    switch form {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(.bezier(y1, x1, y2, x2))
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: self
    }
  }

  /// How far the change is at `progress`, which is held within 0 and 1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      return x1 == y1 && x2 == y2 ? x : Self.cubic(Self.parameter(x, x1, x2), y1, y2)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (x - 1) * (x - 1)).squareRoot() + 1) / 2
    }
  }

  /// How fast the change goes at `progress`, which is held within 0 and 1: infinity where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      return x1 == y1 && x2 == y2 ? 1 : Self.slope(at: x, x1, y1, x2, y2)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let nearer = 2 * min(x, 1 - x)
      return nearer / (1 - nearer * nearer).squareRoot()
    }
  }

  private static func slope(at x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    let t = parameter(x, x1, x2)
    let across = derivative(t, x1, x2)
    let up = derivative(t, y1, y2)
    if abs(across) > 1e-9 { return up / across }
    // A control point at the end itself gives no direction: such a curve starts evenly and ends at rest.
    return abs(up) > 1e-9 ? .infinity * up : 1 - x
  }

  private static func derivative(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }

  private static func cubic(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The parameter at which the curve has the given x: x grows with the parameter, so bisection always finds it. Its ends it
  /// only comes near to, where a change starts and ends at them.
  private static func parameter(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    guard x > 0, x < 1 else { return x }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
