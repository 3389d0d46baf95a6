import Foundation

/// What the desktop says about assistive tools and its user's wishes; `@Environment` follows the same.
@MainActor @preconcurrency
public enum UIAccessibility {
  private static var values: EnvironmentValues { PlatformApplication.shared.environment }

  public static var isReduceMotionEnabled: Bool { values.accessibilityReduceMotion }
  public static var isReduceTransparencyEnabled: Bool { values.accessibilityReduceTransparency }
  public static var isVoiceOverRunning: Bool { values.accessibilityVoiceOverEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { values.colorSchemeContrast == .increased }
  public static var shouldDifferentiateWithoutColor: Bool { values.accessibilityDifferentiateWithoutColor }
  public static var isInvertColorsEnabled: Bool { values.accessibilityInvertColors }
  /// False: Linux desktops have no such wish of the user's.
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Accepted without effect, as `AccessibilityNotification` is.
  public static func post(notification: Notification, argument: Any?) {}
}
