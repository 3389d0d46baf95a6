/// What a direction of writing does to what is drawn.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// Left and right change places where one writes in that direction.
  case mirrors(in: LayoutDirection)

  /// Left and right change places where one writes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

private struct MirroredByDirection: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Draws this view mirrored in the direction of writing that `behavior` says. Layouts are laid out from the other side by
  /// themselves; this is for what is drawn in them.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroredByDirection(behavior: behavior))
  }
  /// Draws this view mirrored where one writes from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
