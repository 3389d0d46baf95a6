/// Whether a control is in a window that gets the keys.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
/// How large rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
/// When a view opens while something is dragged over it; by name.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
/// Where the tabs of a tab view are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct RepeatKey: StyleKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
private struct BadgeKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private struct HeaderKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct SpringKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private struct SidebarKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct KeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// Whether the view's window gets the keys.
  public var appearsActive: Bool { scenePhase == .active }
  /// The older form of `appearsActive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
  /// Read by views; menus show their entries in their order whatever it says.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether buttons do what they do again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
  /// Read by views; nothing opens under what is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringKey.self] }
    set { self[SpringKey.self] = newValue }
  }
  /// Medium: GTK has one size of rows.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
  /// Read by views; there is no keyboard on the screen.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }
  /// Read by views; symbols have the colour of text.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// What `background()` and `.background` paint with; nil: the ground of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// Whether the labels of controls are seen.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
  /// Whether scroll bars are seen: one value for both axes.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators }
    set { scrollIndicators = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators }
    set { scrollIndicators = newValue }
  }
  /// In the header bar.
  public var tabBarPlacement: TabBarPlacement? { .topBar }
}

extension View {
  /// Sets what `background()` and `.background` paint with in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Accepted without effect: nothing opens under what is dragged.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
