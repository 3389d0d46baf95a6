/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View> {
  let content: Content
}

extension ControlGroup: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content())
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content()) }
  public var body: some View { HStack(spacing: 0) { content } }
}

/// How groups of controls look; by name.
public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { .init() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { .init() }
}

private struct HorizontalRadioKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var radioGroupsAreHorizontal: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

/// Whether a button that is held does what it does again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Accepted without effect: controls stand beside each other.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Whether buttons in this view do what they do again and again while they are held down: after half a second ten times a
  /// second.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  /// Puts the radio buttons of pickers in this view beside each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupsAreHorizontal, true)
  }
  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }
  /// Accepted without effect: keys choose what has the focus.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
}
