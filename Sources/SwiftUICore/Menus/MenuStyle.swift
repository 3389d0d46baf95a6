/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// A menu, as a style is given it: `Menu(configuration)` shows it.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is given.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// A style of menus, as the environment holds it.
struct MenuStyling { let make: @MainActor (MenuStyleConfiguration) -> AnyView }

/// A style that is one of the button's own looks.
protocol BuiltInMenuStyle: MenuStyle { nonisolated static var look: ButtonDescription.Look? { get } }

public struct DefaultMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: ButtonDescription.Look? { nil }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}
public struct ButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: ButtonDescription.Look? { nil }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: ButtonDescription.Look? { .flat }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}
/// The older name of `.button` together with `.buttonStyle(.bordered)`.
public struct BorderedButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: ButtonDescription.Look? { .bordered }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: Self { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { .init() }
}

private struct MenuLookKey: EnvironmentKey { static var defaultValue: ButtonDescription.Look? { nil } }
private struct MenuStylingKey: EnvironmentKey { static var defaultValue: MenuStyling? { nil } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var menuLook: ButtonDescription.Look? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
  var menuStyling: MenuStyling? {
    get { self[MenuStylingKey.self] }
    set { self[MenuStylingKey.self] = newValue }
  }
  /// Whether menus show the arrow beside their labels.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  var menuIndicator: Visibility { menuIndicatorVisibility }
}

/// In which order a menu shows its entries; by name.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}
/// When a menu closes after a choice; by name.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets how menus in this view look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let builtIn = S.self as? any BuiltInMenuStyle.Type
    let made = styling(style) { $0.makeBody(configuration: $1).environment(\.menuStyling, nil) }
    return environment(\.menuStyling, builtIn == nil ? MenuStyling(make: made) : nil)
      .environment(\.menuLook, builtIn?.look)
  }
  /// Shows or hides the arrow beside a menu's label.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// Accepted without effect: a menu shows its entries in their order.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Accepted without effect: a menu closes when something in it was chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}
