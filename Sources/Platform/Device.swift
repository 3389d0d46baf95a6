import Foundation

/// The computer, under UIKit's names.
@MainActor @preconcurrency
public final class PlatformDevice {
  public static let current = PlatformDevice()

  /// The computer's name in the network.
  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Linux" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// A desktop.
  public var userInterfaceIdiom: PlatformInterfaceIdiom { .mac }
  /// There is none to identify apps of one vendor by.
  public var identifierForVendor: UUID? { nil }
  /// Accepted: what the battery has is not known.
  public var isBatteryMonitoringEnabled = false
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var batteryState: BatteryState { .unknown }
  /// Unknown, in UIKit's terms.
  public var batteryLevel: Float { -1 }
  public var isMultitaskingSupported: Bool { true }
}

public enum PlatformInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// What a touch device would let its user feel. A desktop has nothing to do it with, so none of these has an effect.
@MainActor @preconcurrency
open class PlatformFeedback {
  public init() {}
  public func prepare() {}
}
@MainActor @preconcurrency
public final class PlatformImpactFeedback: PlatformFeedback {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { super.init() }
  public override init() { super.init() }
  /// No effect.
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
@MainActor @preconcurrency
public final class PlatformNotificationFeedback: PlatformFeedback {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// No effect.
  public func notificationOccurred(_ type: FeedbackType) {}
}
@MainActor @preconcurrency
public final class PlatformSelectionFeedback: PlatformFeedback {
  /// No effect.
  public func selectionChanged() {}
}

/// Distances from the edges, in points.
public struct PlatformEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = PlatformEdgeInsets()
}

/// Distances from the edges as text runs, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
  /// The same distances of a view.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
