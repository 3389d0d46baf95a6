/// A view that assistive tools call what its label says, unless the program gives it another name. The label is read: it may stand
/// in the view as well, or nowhere.
struct NamedByLabel<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension NamedByLabel: View, PrimitiveView {
  typealias Body = Never

  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }

  static func makeNode(_ view: Self, under parent: Node) -> NamedByLabelNode {
    let node = NamedByLabelNode(under: parent)
    node.mount(
      label: { Label._makeNode(view.label, under: $0) },
      content: { Content._makeNode(view.content, under: $0) })
    return node
  }
  static func patch(_ node: NamedByLabelNode, with view: Self) {
    Label._patch(node.label.content, with: view.label)
    Content._patch(node.child!, with: view.content)
  }
}

final class NamedByLabelNode: AttributeSourceNode {
  private(set) var label: LabelProbe!

  func mount(label make: (Node) -> Node, content: (Node) -> Node) {
    label = LabelProbe(under: self) { [weak self] in self?.markDirty() }
    label.mount(make)
    child = content(self)
  }

  override func update() {
    isDirty = false
    child?.renewAttributes()
  }

  override func apply(to attributes: inout Attributes) {
    let name = label.spokenName
    guard !name.isEmpty, attributes.accessibilityLabel == nil else { return }
    attributes.accessibilityLabel = name
    attributes.isNamedByKind = true
  }

  override func forEachRead(_ visit: (Node) -> Void) { if let label { visit(label) } }
  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
