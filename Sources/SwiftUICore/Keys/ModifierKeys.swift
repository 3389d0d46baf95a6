/// The modifier keys that are held down while a window of this program gets the keys, and the views that follow them.
@MainActor
package final class ModifierKeys {
  private struct Weak { weak var node: ModifierKeysNode? }
  private var followers: [ObjectIdentifier: Weak] = [:]
  package private(set) var held: EventModifiers = []
  /// Gets what is held down, where nil is nobody.
  package var monitor: ((EventModifiers) -> Void)?

  nonisolated init() {}

  func add(_ node: ModifierKeysNode) { followers[ObjectIdentifier(node)] = Weak(node: node) }
  func remove(_ node: ModifierKeysNode) { followers[ObjectIdentifier(node)] = nil }

  /// Whether any view wants to know of them.
  package var areFollowed: Bool { !followers.isEmpty || monitor != nil }

  /// Tells the views what is held down from now on.
  package func changed(to new: EventModifiers) {
    let old = held
    guard new != old else { return }
    held = new
    monitor?(new)
    for node in followers.values.compactMap(\.node).sorted(by: { $0.isBefore($1) }) where node.isMounted {
      node.changed(from: old, to: new)
    }
  }
}

/// Calls an action when modifier keys go down or come up.
struct ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
}

extension ModifierKeysModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = ModifierKeysNode(modifier, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: ModifierKeysNode.self)
    node.modifier = modifier
    C._patch(node.child!, with: content)
  }
}

final class ModifierKeysNode: SingleChildNode {
  var modifier: ModifierKeysModifier
  private var keys: ModifierKeys { graph.renderer.focus.modifierKeys }

  init(_ modifier: ModifierKeysModifier, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    keys.add(self)
    guard modifier.initial else { return }
    afterPresentation { [weak self] in
      guard let self, isMounted else { return }
      let held = keys.held.intersection(self.modifier.mask)
      self.modifier.action(held, held)
    }
  }

  func changed(from old: EventModifiers, to new: EventModifiers) {
    let (old, new) = (old.intersection(modifier.mask), new.intersection(modifier.mask))
    if old != new { modifier.action(old, new) }
  }

  override func unmount() {
    super.unmount()
    keys.remove(self)
  }
}

extension View {
  /// Calls `action` when modifier keys of `mask` go down or come up, wherever the focus is, with those that were held down
  /// and those that are. Ctrl is `command` here, Alt `option`, and the Super key `control`. Keys that are held down while
  /// another program gets them count as up.
  /// - Parameter initial: whether it is also called when this view comes on screen, with the same keys for both.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }
}
