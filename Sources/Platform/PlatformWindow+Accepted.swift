/// What the desktop has a say in, and not the program.
extension PlatformWindow {
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
  public enum AnimationBehavior: Int, Sendable {
    case `default`, none, documentWindow, utilityWindow, alertPanel
  }
  /// Accepted without effect: the desktop puts no windows together as tabs.
  public var tabbingMode: TabbingMode {
    get { wishes.tabbingMode }
    set { wishes.tabbingMode = newValue }
  }
  /// Accepted without effect: a bar's line is the theme's.
  public var titlebarSeparatorStyle: TitlebarSeparatorStyle {
    get { wishes.titlebarSeparatorStyle }
    set { wishes.titlebarSeparatorStyle = newValue }
  }
  /// Accepted without effect: how windows come and go is the desktop's.
  public var animationBehavior: AnimationBehavior {
    get { wishes.animationBehavior }
    set { wishes.animationBehavior = newValue }
  }
  /// Accepted without effect: no menu lists windows.
  public var isExcludedFromWindowsMenu: Bool {
    get { wishes.isExcludedFromWindowsMenu }
    set { wishes.isExcludedFromWindowsMenu = newValue }
  }
}
