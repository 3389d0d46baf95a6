private struct DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

/// Whether a window that a program closes asks first.
public struct DismissBehavior: Equatable, Sendable {
  private let asks: Bool
  /// The window asks what it asks a person.
  public static let interactive = DismissBehavior(asks: true)
  /// The window closes without a question, and what it would have asked about is lost.
  public static let destructive = DismissBehavior(asks: false)
}

extension Transaction {
  /// Whether windows that are closed in this change ask first.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
