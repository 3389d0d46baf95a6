/// Why what a view shows is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is nothing yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct PrivateKey: StyleKey { static var defaultValue: Bool { false } }
private struct RedactionKey: StyleKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// Why what is shown is not to be read; empty: it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  var isPrivate: Bool {
    get { self[PrivateKey.self] }
    set { self[PrivateKey.self] = newValue }
  }
}

extension View {
  /// Shows bars in place of words in this view: for a placeholder all of them, for privacy those in `privacySensitive`.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Lets words in this view be read.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Shows bars in place of words in this view where `redacted(reason:)` around it says `privacy`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.isPrivate) { $0 = $0 || sensitive }
  }
  /// Dims this view where `redacted(reason:)` around it says `invalidated`.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

private struct InvalidatableContent {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  init(isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }
}

extension InvalidatableContent: ViewModifier {
  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension View {
  /// Accepted without effect: the desktop lets no program say what pictures of the screen show.
  public nonisolated func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View { self }
}
