private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct TargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

/// What becomes of a scroll view's place when its content changes its size.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable, Equatable {
  private let isDisabled: Bool
  public static let automatic = Self(isDisabled: false)
  public static let disabled = Self(isDisabled: true)
}

extension Transaction {
  /// Accepted without effect: a scroll position that is set ends what a fling was about to do.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
  /// The point of a view, and of what is in sight, that meet where this change has a scroll position go to a view that it
  /// names no point of; nil: what the scroll position's modifier says.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[TargetAnchorKey.self] }
    set { self[TargetAnchorKey.self] = newValue }
  }
  /// Accepted without effect: the beginning of the content stays where it is.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}
