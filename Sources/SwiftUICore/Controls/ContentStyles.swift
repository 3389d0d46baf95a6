/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// Labelled content, as a style is given it.
public struct LabeledContentStyleConfiguration {
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

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 12)
      configuration.content
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { .init() }
}

/// A style of labelled content, as the environment holds it.
struct LabeledContentLook { let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView }
private struct LabeledContentLookKey: StyleKey { static var defaultValue: LabeledContentLook? { nil } }
extension EnvironmentValues {
  var labeledContentLook: LabeledContentLook? {
    get { self[LabeledContentLookKey.self] }
    set { self[LabeledContentLookKey.self] = newValue }
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group, as a style is given it.
public struct DisclosureGroupStyleConfiguration {
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
  @Binding public var isExpanded: Bool
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: 6) {
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .accessibilityHidden(true)
          configuration.label
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.modifier(BehindArrow()) }
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { .init() }
}

/// A style of disclosure groups, as the environment holds it.
struct DisclosureGroupLook { let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView }
private struct DisclosureGroupLookKey: EnvironmentKey {
  static var defaultValue: DisclosureGroupLook? { nil }
}
extension EnvironmentValues {
  var disclosureGroupLook: DisclosureGroupLook? {
    get { self[DisclosureGroupLookKey.self] }
    set { self[DisclosureGroupLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how labelled content in this view looks.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentLook,
      LabeledContentLook(
        make: styling(style) { $0.makeBody(configuration: $1).environment(\.labeledContentLook, nil) }))
  }
  /// Sets how disclosure groups in this view look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.disclosureGroupLook,
      DisclosureGroupLook(
        make: styling(style) { $0.makeBody(configuration: $1).environment(\.disclosureGroupLook, nil) }))
  }
}
