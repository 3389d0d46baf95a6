/// A view whose type is hidden. A value that hides another type than before is another identity.
public struct AnyView {
  fileprivate let box: AnyViewBox

  public nonisolated init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// `value` if it is a view; else nil.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView {
  /// The view whose type is hidden.
  @MainActor var erased: any View { box.erased }
}

extension AnyView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> AnyViewNode {
    let node = AnyViewNode(view.box.type, under: parent)
    node.child = view.box.makeNode(under: node)
    return node
  }

  static func patch(_ node: AnyViewNode, with view: Self) {
    if let child = node.child, node.type == view.box.type {
      view.box.patch(child)
    } else {
      let old = node.type
      node.type = view.box.type
      node.exchangeChild((old, node.type)) {
        view.box.patch($0)
      } make: {
        view.box.makeNode(under: node)
      }
    }
  }
}

final class AnyViewNode: SingleChildNode {
  override var exchangesViews: Bool { true }
  override var isRecyclable: Bool { true }
  override var leavesQuietly: Bool { true }
  var type: ObjectIdentifier

  init(_ type: ObjectIdentifier, under parent: Node) {
    self.type = type
    super.init(under: parent)
  }

  override var exchangesAtOnce: Bool { true }
  override func identityOfChild(at position: Int) -> AnyHashable? { type }
}

@MainActor
private class AnyViewBox {
  nonisolated let type: ObjectIdentifier

  nonisolated init(_ type: ObjectIdentifier) { self.type = type }

  func makeNode(under parent: Node) -> Node { Node(under: parent) }
  func patch(_ node: Node) {}
  var erased: any View { EmptyView() }
}

private final class TypedViewBox<V: View>: AnyViewBox {
  // Set once, here; read on the main actor.
  private nonisolated(unsafe) let view: V

  nonisolated init(_ view: V) {
    self.view = view
    super.init(ObjectIdentifier(V.self))
  }

  override func makeNode(under parent: Node) -> Node { V._makeNode(view, under: parent) }
  override func patch(_ node: Node) { V._patch(node, with: view) }
  override var erased: any View { view }
}
