private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
  /// Accepted without effect: a scroll position that is set ends what a fling was about to do.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
}
