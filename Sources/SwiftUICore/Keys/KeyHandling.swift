/// Gets keys while the focus is in a view.
struct KeyHandlerModifier {
  /// When it is asked: before the control that has the focus gets the key, or after that did not want it.
  enum Turn { case beforeFocus, afterFocus }
  let turn: Turn
  let phases: KeyPress.Phases
  let handle: (KeyPress) -> KeyPress.Result
}

extension KeyHandlerModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = KeyHandlerNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: KeyHandlerNode.self)
    node.modifier = modifier
    C._patch(node.child!, with: content)
  }
}

final class KeyHandlerNode: SingleChildNode {
  var modifier: KeyHandlerModifier

  init(_ modifier: KeyHandlerModifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    graph.renderer.focus.add(self)
  }

  /// Whether it has dealt with the key.
  fileprivate func handles(_ press: KeyPress) -> Bool {
    modifier.phases.contains(press.phase) && modifier.handle(press) == .handled
  }

  /// Whether keys are for it: the focus is in its view, in the window that gets them.
  fileprivate var isInForce: Bool {
    isMounted && environmentNow.isEnabled
      && widgets.contains {
        graph.renderer.holdsFocus($0) && graph.renderer.isInActiveWindow($0, orOver: false)
      }
  }

  override func unmount() {
    super.unmount()
    graph.renderer.focus.remove(self)
  }
}

extension FocusTracking {
  /// Offers a key to the views around the focus, the nearest first.
  /// - Returns: whether one has dealt with it.
  package func handle(_ press: KeyPress, beforeFocus: Bool) -> Bool {
    let turn: KeyHandlerModifier.Turn = beforeFocus ? .beforeFocus : .afterFocus
    let nodes = keyHandlers.filter { $0.modifier.turn == turn && $0.isInForce }
    for node in nodes.sorted(by: { $0.depth > $1.depth }) where node.isMounted && node.handles(press) {
      return true
    }
    return false
  }

  /// Whether any view wants keys, or the program sees them all.
  package var wantsKeys: Bool { !keyHandlers.isEmpty || !keyMonitors.isEmpty }
}

extension View {
  nonisolated func onKeys(
    _ turn: KeyHandlerModifier.Turn, _ phases: KeyPress.Phases,
    _ handle: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyHandlerModifier(turn: turn, phases: phases, handle: handle))
  }
}
