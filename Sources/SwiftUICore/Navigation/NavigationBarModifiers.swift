/// A bar of a window; there is one, at the top, and one for what is placed at the bottom.
public struct ToolbarPlacement: Sendable {
  let isTabBar: Bool
  private init(isTabBar: Bool = false) { self.isTabBar = isTabBar }
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement(isTabBar: true)
  public static let windowToolbar = ToolbarPlacement()
}
/// What a toolbar is for; by name.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
/// How the title of a toolbar is shown; by name.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
}

extension View {
  /// Whether the choice of tabs is to be seen while this view is, for `.tabBar`. Other bars are always there.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference(key: TabBarHiddenKey.self, value: Self.hidesTabBar(visibility, bars))
  }
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { preference(key: TabBarHiddenKey.self, value: Self.hidesTabBar(visibility, bars)) }
  private nonisolated static func hidesTabBar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> Bool? {
    guard visibility != .automatic, bars.contains(where: \.isTabBar) else { return nil }
    return visibility == .hidden
  }
  /// Accepted without effect: a window has one kind of bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted without effect: a header bar has one way to show its title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted without effect: the title has no menu.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Accepted without effect: a window keeps its bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Whether the bar has no button that goes back while this view is in sight. The keys that do (Alt+Left) still work.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: BackHiddenKey.self, value: hidesBackButton)
  }
  /// Accepted without effect: there is no bar of a system's status.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Accepted without effect: there is no indicator of a home screen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
