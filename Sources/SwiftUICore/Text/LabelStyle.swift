/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    /// What it says, where it is a text.
    let words: Text?
    public var body: some View { content }
  }
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let title: Title
  public let icon: Icon
}

/// Icon and title, beside each other.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelLine(title: configuration.title, icon: configuration.icon)
  }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone; assistive tools call it by the title.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let words = configuration.title.words {
      configuration.icon.accessibilityLabel(words)
    } else {
      configuration.icon
    }
  }
}
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }

/// A style as the environment holds it.
struct LabelLook {
  /// Whether it is that of a toolbar, and ends with it.
  var isOfBar = false
  let make: @MainActor (LabelStyleConfiguration) -> AnyView
}

private struct LabelLookKey: EnvironmentKey { static var defaultValue: LabelLook? { nil } }

extension EnvironmentValues {
  /// nil: icon and title beside each other.
  var labelLook: LabelLook? {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels in this view look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(
      \.labelLook,
      LabelLook(
        make: styling(style) {
          // A label within the style's own views has the default look.
          $0.makeBody(configuration: $1).environment(\.labelLook, nil)
        }))
  }
}

/// What a label shows.
struct LabelBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelLook) private var look
  @Environment(\.labelForm) private var form

  var body: some View {
    if let look {
      look.make(
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: AnyView(title), words: title as? Text),
          icon: LabelStyleConfiguration.Icon(content: AnyView(IconBesideTitle(icon: icon)))))
    } else {
      form.line(title: title, icon: IconBesideTitle(icon: icon))
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, to be styled further.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
