/// Views in a box of their own, with a label over it.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBox {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox: View {
  public var body: some View {
    GroupBoxBody(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLook) private var look

  var body: some View {
    if let look {
      look.make(configuration)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box, as a style is given it.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The label over a rounded box, which is as large as its content. Several views in it stand below each other.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      GroupBoxContent(content: configuration.content)
    }
  }
}

/// Stands on a shade off the window's ground, more of it in a box within a box. What is behind does not shine through: in views
/// of another colour scheme than the window's, the text in a box could not be read on that.
private struct GroupBoxContent: View {
  let content: GroupBoxStyleConfiguration.Content
  @Environment(\.groupBoxLevel) private var level

  private var ground: Color {
    Color(.theme(.background, opacity: 1)).mix(with: .primary, by: 0.06 * Double(level + 1))
  }

  var body: some View {
    VStack(alignment: .leading) { content }
      .transformEnvironment(\.groupBoxLevel) { $0 += 1 }
      .padding(12)
      .background(RoundedRectangle(cornerRadius: 8).fill(ground))
  }
}

private struct GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many group boxes a view is in.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }

/// A style of group boxes, as the environment holds it.
struct GroupBoxLook {
  let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView
}

private struct GroupBoxLookKey: EnvironmentKey { static var defaultValue: GroupBoxLook? { nil } }

extension EnvironmentValues {
  var groupBoxLook: GroupBoxLook? {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes in this view look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(
      \.groupBoxLook,
      GroupBoxLook(
        make: styling(style) { $0.makeBody(configuration: $1).environment(\.groupBoxLook, nil) }))
  }
}
