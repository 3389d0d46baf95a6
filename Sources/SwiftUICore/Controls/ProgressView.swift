/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Done and total; nil: nobody knows.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }
  /// Shows `value` of `total`; nil: that something goes on.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 && $0.isFinite ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView: View {
  public var body: some View {
    ProgressBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel))))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style is given.
  @MainActor public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressLook) private var look

  var body: some View {
    if let look {
      look.make(configuration)
    } else if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view, as a style is given it.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0 to 1; nil: nobody knows.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar where the end is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  public nonisolated init() {}
  /// - Parameter tint: the colour of what is done.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted, look: .bar).transformEnvironment(\.tint) {
        $0 = tint ?? $0
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}
/// A spinner while the end is not known, a bar otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  public nonisolated init() {}
  /// - Parameter tint: the colour of what is done.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ProgressBar(fraction: fraction, look: .bar).transformEnvironment(\.tint) { $0 = tint ?? $0 }
      } else {
        ProgressBar(fraction: nil, look: .spinner).transformEnvironment(\.tint) { $0 = tint ?? $0 }
      }
      configuration.label.foregroundColor(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}

/// A style of progress views, as the environment holds it.
struct ProgressLook {
  let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView
}

private struct ProgressLookKey: EnvironmentKey { static var defaultValue: ProgressLook? { nil } }

extension EnvironmentValues {
  var progressLook: ProgressLook? {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress views in this view look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressLook,
      ProgressLook(
        make: styling(style) { $0.makeBody(configuration: $1).environment(\.progressLook, nil) }))
  }
}

/// The bar or spinner itself.
struct ProgressBar: View, DescribedView {
  typealias Body = Never
  let fraction: Double?
  let look: ProgressDescription.Look

  func describe(in context: DescriptionContext) -> ProgressDescription {
    ProgressDescription(fraction: fraction, look: look, tint: context.style.tint)
  }
}

/// A bar or spinner.
package struct ProgressDescription: Description {
  package static let kind = "progress"
  package enum Look: Equatable, Sendable { case bar, spinner }
  /// 0 to 1; nil: it only goes on.
  package var fraction: Double?
  package var look: Look
  package var tint: Color?
}
