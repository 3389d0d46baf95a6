/// A window that there is once; opening it again raises it. It is open at the start if it is the app's first scene.
public struct Window<Content: View> {
  let scene: _WindowScene<Content>

  private init(title: String, id: String, make: @escaping () -> Content) {
    scene = _WindowScene(kind: .single, id: id, title: title, content: { _ in make() })
  }
}

extension Window: NamedScene {
  public typealias Body = Never

  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title.plain, id: id, make: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: titleKey.resolved, id: id, make: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: String(title), id: id, make: content)
  }
}

/// A window with tools for the app's other windows: there is one, `openWindow` opens it, and it stays in front of them where
/// the window manager allows it.
public struct UtilityWindow<Content: View> {
  let scene: _WindowScene<Content>

  private init(title: String, id: String, make: @escaping () -> Content) {
    scene = _WindowScene(kind: .single, id: id, title: title, content: { _ in make() })
  }
}

extension UtilityWindow: Scene {
  public var body: some Scene { scene.defaultLaunchBehavior(.suppressed).windowLevel(.floating) }

  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title.plain, id: id, make: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: titleKey.resolved, id: id, make: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: String(title), id: id, make: content)
  }
}

/// The window with the app's settings: opened by Ctrl+comma, by the menu's “Settings…”, by `openSettings` and by
/// `SettingsLink`. It is as large as its content.
public struct Settings<Content: View> {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Settings: Scene {
  public var body: some Scene {
    _WindowScene(kind: .settings, title: "Settings", content: { [content] _ in content() })
  }
}

/// What an app on macOS puts into the menu bar.
///
/// A GNOME desktop has no such bar, so the content is shown in a window of its own. It is opened at the start by an app
/// that has no other window to open, and otherwise from the menu of the app's windows, where it is called by the label.
/// Both styles look the same.
public struct MenuBarExtra<Label: View, Content: View> {
  let scene: _WindowScene<Content>
  let label: Label
  let isInserted: Binding<Bool>

  private init(
    title: String, isInserted: Binding<Bool>, label: Label, content: @escaping () -> Content
  ) {
    scene = _WindowScene(kind: .extra, title: title, content: { _ in content() })
    self.label = label
    self.isInserted = isInserted
  }
}

extension MenuBarExtra: Scene {
  public var body: some Scene {
    if isInserted.wrappedValue { scene }
  }

  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(title: plainText(of: label), isInserted: .constant(true), label: label, content: content)
  }
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(title: plainText(of: label), isInserted: isInserted, label: label, content: content)
  }
}

/// The words in a label; nothing where it holds other views.
func plainText<L: View>(of label: L) -> String {
  if let text = label as? Text { return text.plain }
  return (label as? SwiftUICore.Label<Text, Image>)?.title.plain ?? ""
}

/// How a menu bar extra shows its content; here always in a window.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
extension Scene {
  /// Accepted: a menu bar extra is a window here.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
