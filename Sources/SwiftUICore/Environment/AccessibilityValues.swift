private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// False unless a test sets it: the desktop is not asked whether a screen reader runs.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  /// False, like `accessibilityVoiceOverEnabled`, unless a view above says otherwise: the desktop is not asked.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// False: Linux desktops do not say so.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// True unless the desktop has animations off.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
  /// False: Linux desktops have no such wish of the user's.
  public var accessibilityDimFlashingLights: Bool { false }
  /// False: there are no gestures for it on a desktop.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// False: Linux desktops have no such wish of the user's.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// False: what is small is not shown large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// False: Linux desktops have no such mode.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
