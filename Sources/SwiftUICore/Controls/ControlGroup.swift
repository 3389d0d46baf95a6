/// Controls that belong together: linked buttons beside each other. Toggles among them are buttons that stay in.
public struct ControlGroup<Content: View> {
  let content: Content
  /// What a style may show beside them; the built-in ones do not.
  let label: AnyView
  @Environment(\.controlGroupStyling) var styling

  private nonisolated init<L: View>(content: Content, label: L) {
    self.content = content
    self.label = AnyView(label)
  }
}

extension ControlGroup {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: EmptyView())
  }
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: label())
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), label: Label(titleKey, systemImage: systemImage)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), label: Label(title, systemImage: systemImage)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), label: Label(titleKey, image: image)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), label: Label(title, image: image)) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is given.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

extension ControlGroup: View {
  public var body: some View {
    if let styling {
      styling.make(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content)), label: .init(content: label)))
    } else {
      LinkedControls(content: content).transformEnvironment(\.toggleStyling) {
        if $0.make == nil { $0.look = .button }
      }
    }
  }
}

/// Controls as one widget, without room between them.
private struct LinkedControls<Content: View> {
  let content: Content
}

extension LinkedControls: View, ContainerView {
  typealias Body = Never
  func describe(in context: DescriptionContext) -> ControlGroupDescription { ControlGroupDescription() }
}

/// Controls that look like parts of one.
package struct ControlGroupDescription: Description {
  package static let kind = "control-group"
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// A group of controls, as a style is given it: `ControlGroup(configuration)` shows it.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
  public let label: Label
}

/// A style of groups of controls, as the environment holds it.
struct ControlGroupStyling { let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView }

private struct ControlGroupStylingKey: EnvironmentKey {
  static var defaultValue: ControlGroupStyling? { nil }
}

extension EnvironmentValues {
  var controlGroupStyling: ControlGroupStyling? {
    get { self[ControlGroupStylingKey.self] }
    set { self[ControlGroupStylingKey.self] = newValue }
  }
}

/// A style that shows the controls beside each other.
protocol BuiltInControlGroupStyle: ControlGroupStyle {}
extension BuiltInControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).environment(\.controlGroupStyling, nil)
  }
}

public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle { public nonisolated init() {} }
public struct NavigationControlGroupStyle: BuiltInControlGroupStyle { public nonisolated init() {} }
public struct PaletteControlGroupStyle: BuiltInControlGroupStyle { public nonisolated init() {} }

/// The controls in a menu that is called as the group is.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
/// The controls in a menu that is called as the group is.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}
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

extension View {
  /// Sets how groups of controls in this view look: linked beside each other, or in a menu.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let made = styling(style) { $0.makeBody(configuration: $1).environment(\.controlGroupStyling, nil) }
    return environment(
      \.controlGroupStyling,
      S.self is any BuiltInControlGroupStyle.Type ? nil : ControlGroupStyling(make: made))
  }
}
