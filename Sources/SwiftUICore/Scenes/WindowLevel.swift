/// How far in front of others a window stays.
public struct WindowLevel: Equatable, Sendable {
  enum Kind: Sendable { case automatic, normal, floating, desktop }
  let kind: Kind
  public static let automatic = WindowLevel(kind: .automatic)
  public static let normal = WindowLevel(kind: .normal)
  /// In front of other windows, where the window manager allows it.
  public static let floating = WindowLevel(kind: .floating)
  /// Behind other windows, where the window manager allows it.
  public static let desktop = WindowLevel(kind: .desktop)

  var described: WindowDescription.Level {
    switch kind {
    case .automatic, .normal: .normal
    case .floating: .floating
    case .desktop: .desktop
    }
  }
}

/// What a window is among those of an app; by name.
public struct WindowManagerRole: Equatable, Sendable {
  private let name: String
  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether something can be done to a window; by name.
public struct WindowInteractionBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")

  var isAllowed: Bool? { self == .automatic ? nil : self == .enabled }
}

/// What the views of a window allow to be done to it: the outermost wish counts; nil: nothing is said.
struct WindowPermissions {
  var dismissal: Bool?
  var resizing: Bool?
  var minimizing: Bool?
  var fullScreen: Bool?

  var forbidden: WindowDescription.Forbidden {
    var forbidden: WindowDescription.Forbidden = []
    if dismissal == false { forbidden.insert(.dismissal) }
    if resizing == false { forbidden.insert(.resizing) }
    if minimizing == false { forbidden.insert(.minimizing) }
    if fullScreen == false { forbidden.insert(.fullScreen) }
    return forbidden
  }
}

struct WindowPermissionsKey: PreferenceKey {
  static var defaultValue: WindowPermissions { WindowPermissions() }
  static func reduce(value: inout WindowPermissions, nextValue: () -> WindowPermissions) {
    let next = nextValue()
    value.dismissal = value.dismissal ?? next.dismissal
    value.resizing = value.resizing ?? next.resizing
    value.minimizing = value.minimizing ?? next.minimizing
    value.fullScreen = value.fullScreen ?? next.fullScreen
  }
}

/// Whether the bar of a window is seen on a whole screen; by name.
public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension Scene {
  /// How far in front of others the windows stay.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
    _SceneEnvironment(content: self) { $0.windowTraits.level = level }
  }
  /// Accepted without effect: the desktop knows one kind of window.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Accepted without effect: a window is moved by its bar.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
}

extension View {
  /// Whether a person can close the window that this view is in. Where not, it has no button for it and the window manager's
  /// keys do nothing; the program closes it as ever.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowPermission(\.dismissal, behavior)
  }
  /// Whether the window that this view is in can fill the screen. Where not, it has no button that makes it as large as that.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowPermission(\.fullScreen, behavior)
  }
  /// Whether the window that this view is in can be put away. Where not, it has no button for it.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowPermission(\.minimizing, behavior)
  }
  /// Whether a person can change the size of the window that this view is in. Where not, it keeps the one it has.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowPermission(\.resizing, behavior)
  }

  private nonisolated func windowPermission(
    _ part: any WritableKeyPath<WindowPermissions, Bool?> & Sendable, _ behavior: WindowInteractionBehavior
  ) -> some View {
    transformPreference(WindowPermissionsKey.self) {
      if let isAllowed = behavior.isAllowed { $0[keyPath: part] = isAllowed }
    }
  }
  /// Accepted without effect: a window's bar stays as it is on a whole screen.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
  /// Accepted without effect: windows that a view opens look as their scenes say.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  /// Accepted without effect: windows that a view opens look as their scenes say.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

extension View {
  /// Accepted without effect: a window that grows with its content does so as the desktop has it.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}
