/// How strongly a view wants something of a layout by constraints: `UILayoutPriority` and `NSLayoutConstraint.Priority`.
public struct PlatformLayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = PlatformLayoutPriority(1000)
  public static let defaultHigh = PlatformLayoutPriority(750)
  public static let defaultLow = PlatformLayoutPriority(250)
  public static let fittingSizeLevel = PlatformLayoutPriority(50)
}

/// The directions that constraints have; there are no constraints here.
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public typealias Orientation = Axis
  public typealias Priority = PlatformLayoutPriority
}

extension PlatformView {
  /// Accepted without effect: there are no constraints. What is shown within SwiftUI's views takes the size they give it.
  public func setContentHuggingPriority(
    _ priority: PlatformLayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Accepted without effect, as the priority of hugging.
  public func setContentCompressionResistancePriority(
    _ priority: PlatformLayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
