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
}
