/// Tells a size that never stops growing from one that changes.
///
/// What is larger than a reader of its size, and is made after that, makes the reader larger in turn. Nothing of it happens
/// within one update, so no update is endless; the window grows until it is past the screen.
struct SteadyGrowth {
  private var steps = 0

  /// So many times in a row nothing grows that is moved by a person or an animation.
  private static let most = 1000

  /// Notes a new size. True: it is time to say that it grows without end.
  mutating func isEndless(from old: CGSize, to new: CGSize) -> Bool {
    steps = new.width >= old.width && new.height >= old.height ? steps + 1 : 0
    return steps == Self.most
  }
}
