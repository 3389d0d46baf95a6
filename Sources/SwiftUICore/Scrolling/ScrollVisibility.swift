/// Calls a function as a view comes into sight and leaves it.
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    ScrollVisibilityNode(modifier, on: content, under: parent)
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: ScrollVisibilityNode<C>.self).patch(with: modifier, on: content)
  }
}

final class ScrollVisibilityNode<Content: View>: SingleChildNode, ChildGeometry {
  private var modifier: ScrollVisibilityModifier
  private var isVisible = false

  init(_ modifier: ScrollVisibilityModifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    update()
  }

  func patch(with new: ScrollVisibilityModifier, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
    update()
  }

  override func update() {
    let share = reading { shareInSight }
    let new = share >= max(modifier.threshold, 0.000_001)
    guard new != isVisible else { return }
    isVisible = new
    graph.afterUpdate { [weak self] in if let self, isMounted { modifier.action(new) } }
  }

  private var shareInSight: Double {
    guard proxy() != nil, let (rect, room) = placeInScroll() else { return 0 }
    return room.map { rect.share(in: $0) } ?? 1
  }

  override func unmount() {
    super.unmount()
    guard isVisible else { return }
    graph.afterUpdate { [action = modifier.action] in action(false) }
  }
}

extension ChildGeometry {
  /// Where the child is in the scroll view around and how large that is, nil: there is none; followed by the view that is
  /// being evaluated. nil: there is no child.
  func placeInScroll() -> (rect: CGRect, room: CGSize?)? {
    guard let widget = viewOfGeometry?.widget else { return nil }
    guard let scroll = scrollAround else { return (CGRect(origin: .zero, size: widget.size), nil) }
    let place = widget.placeApart(in: scroll)
    graph.places.note(
      Sighting(of: widget, at: place, in: scroll, size: widget.laidOutSize, isApart: true))
    graph.places.note(Sighting(of: scroll, at: nil, in: nil, size: scroll.laidOutSize))
    return (CGRect(origin: place, size: widget.size), scroll.size)
  }
}

extension View {
  /// Calls `action` with true as at least `threshold` of this view comes into sight in the scroll view around, and with
  /// false as less of it is left, or as it is taken away.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
