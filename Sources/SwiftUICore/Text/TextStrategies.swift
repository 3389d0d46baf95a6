extension Text {
  /// By what lines of text are told to begin at the left or at the right.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let kind: Int
    public static let `default` = AlignmentStrategy(kind: 0)
    /// By the direction of the views around.
    public static let layoutBased = AlignmentStrategy(kind: 1)
    /// By the direction that the text is written in.
    public static let writingDirectionBased = AlignmentStrategy(kind: 2)
  }

  /// By what the direction is told that text is written in.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let kind: Int
    public static let `default` = WritingDirectionStrategy(kind: 0)
    /// By that of the views around.
    public static let layoutBased = WritingDirectionStrategy(kind: 1)
    /// By the first letters of each paragraph.
    public static let contentBased = WritingDirectionStrategy(kind: 2)
  }
}

extension View {
  /// Accepted without effect: Pango has each paragraph begin at the side of its own direction.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Accepted without effect: Pango finds the direction of each paragraph by its first letters.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
