/// Why what a view shows is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is nothing yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: StyleKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// Why what is shown is not to be read; empty: it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Shows bars in place of words in this view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Lets words in this view be read.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Accepted without effect: windows are shown to whoever looks.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Accepted without effect: what no longer holds looks as before.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
