/// What of their labels the buttons in a window's bar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The symbol, and the title as a tip.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

private struct ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }

extension EnvironmentValues {
  /// What of their labels the buttons in the window's bar show; nil: nobody has said.
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

extension Scene {
  /// Sets what of their labels the buttons in the bars of windows show. Nobody changes it here, so the binding is only read.
  public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  { _SceneEnvironment(content: self) { $0.toolbarLabelStyle = toolbarLabelStyle.wrappedValue } }
  /// Sets what of their labels the buttons in the bars of windows show.
  public nonisolated func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle)
  }
}
