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
  /// 0 to 1; nil: nobody knows, or it goes with the time.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  /// The time that it shows the passing of; its share of that is the bar's to know. nil: something else.
  var interval: ProgressInterval?

  var isDeterminate: Bool { fractionCompleted != nil || interval != nil }
  /// Whether nothing stands beside it.
  fileprivate var isBare: Bool { label == nil && currentValueLabel == nil }
}

/// A bar where the end is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if !configuration.isDeterminate {
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
    let bar = ProgressBar(
      fraction: configuration.fractionCompleted, interval: configuration.interval, look: .bar
    )
    .transformEnvironment(\.tint) { $0 = tint ?? $0 }
    if configuration.isBare {
      bar
    } else {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        bar
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
      .standsForProgress()
    }
  }
}
/// A spinner while the end is not known, a ring otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?
  public nonisolated init() {}
  /// - Parameter tint: the colour of what is done.
  public nonisolated init(tint: Color) { self.tint = tint }

  @ViewBuilder private func ring(_ configuration: Configuration) -> some View {
    if configuration.isDeterminate {
      ProgressBar(fraction: configuration.fractionCompleted, interval: configuration.interval, look: .ring)
        .transformEnvironment(\.tint) { $0 = tint ?? $0 }
    } else {
      ProgressBar(fraction: nil, look: .spinner).transformEnvironment(\.tint) { $0 = tint ?? $0 }
    }
  }

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isBare {
      ring(configuration)
    } else {
      VStack(spacing: 6) {
        ring(configuration)
        // Less than what it belongs to, but where the program has said what colour it is.
        configuration.label.transformEnvironment(\.foregroundLevels) {
          if $0.primary == nil { $0.primary = .color(.secondary) }
        }
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
      .standsForProgress()
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
