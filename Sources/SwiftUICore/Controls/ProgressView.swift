/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Done and total; nil: nobody knows.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The time that it shows the passing of; nil: something else.
  var interval: ProgressInterval?
  /// Where it looks for how far something has come; nil: nowhere.
  var progress: Progress?
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
    guard let value else { return nil }
    guard let total = legal(Optional(total), .positive, for: "total of a ProgressView") else { return 0 }
    let fraction = Double(legal(value, .any, or: 0, for: "value of a ProgressView") / total)
    if fraction < 0 || fraction > 1, !Diagnostics.isMoving {
      let view = Diagnostics.inBody
      Diagnostics.warn(
        "\(KnownWarning.progressOutOfBounds) The value \(value)\(view) is not within 0...\(total), and is clamped.",
        oncePer: KnownWarning.progressOutOfBounds + view)
    }
    return min(max(fraction, 0), 1)
  }
}

extension ProgressView: View {
  public var body: some View {
    if let progress {
      TimelineView(UntilFinished(progress: progress)) { _ in
        ProgressBody(
          configuration: configuration(progress.isIndeterminate ? nil : progress.fractionCompleted))
      }
    } else {
      ProgressBody(configuration: configuration(fraction))
    }
  }

  @MainActor private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction.map { min(max($0, 0), 1) },
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)), interval: interval)
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
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())),
      interval: configuration.interval)
  }
}

private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressLook) private var look

  var body: some View {
    if let look {
      look.make(configuration)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension View {
  /// Has assistive tools take what is said of this view as said of the bar, ring or spinner in it.
  nonisolated func standsForProgress() -> some View { attribute(true) { $0.standsForProgress = $1 } }
}

/// The bar, ring or spinner itself.
struct ProgressBar: View, DescribedView {
  typealias Body = Never
  let fraction: Double?
  var interval: ProgressInterval?
  let look: ProgressDescription.Look

  func describe(in context: DescriptionContext) -> ProgressDescription {
    var fraction = fraction
    if let interval {
      fraction = interval.fraction(at: context.now)
      if let seconds = interval.lasts(from: context.now) { context.describeAgain(after: seconds) }
    }
    return ProgressDescription(
      fraction: fraction, look: look, tint: context.style.tint, gradient: context.style.tintGradient,
      size: context.style.controlSize,
      scale: look == .bar ? 1 : context.environment.textFactor(for: .body))
  }
}

/// A bar, ring or spinner.
package struct ProgressDescription: Description {
  package static let kind = "progress"
  package enum Look: Equatable, Sendable { case bar, ring, spinner }
  /// 0 to 1; nil: it only goes on.
  package var fraction: Double?
  package var look: Look
  package var tint: Color?
  /// What a bar is made of along its length in place of the one colour.
  package var gradient: GradientPaint?
  /// How large a ring or a spinner is; bars are as long as there is room.
  package var size = ControlSize.regular
  /// How many times as large as usual, as the text beside it is.
  package var scale = 1.0
}
