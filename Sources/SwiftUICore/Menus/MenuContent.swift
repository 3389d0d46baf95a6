/// The views of a menu: read, never shown.
final class MenuEntriesNode: HostNode {
  private var child: Node?
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(under: parent)
  }

  func mount(_ make: (Node) -> Node) { child = make(self) }
  var content: Node { child! }
  override var readsBelow: Bool { true }
  override var showsTransitions: Bool { false }

  var sections: [MenuSection] { MenuReader.sections(in: content).filter { !$0.items.isEmpty } }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func widgetChanged() { changed() }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    for widget in widgets { widget.destroy() }
    changed()
  }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    let widgets = child?.widgets ?? []
    child?.unmount()
    super.unmount()
    for widget in widgets { widget.destroy() }
  }
}

/// The views of a menu stand in an environment of their own: no style of buttons, toggles or pickers reaches them.
struct MenuContent<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  private typealias Plain = ModifiedContent<Content, _EnvironmentModifier>
  private var plain: Plain {
    content.modifier(
      _EnvironmentModifier {
        $0.buttonStyling = ButtonStyling()
        $0.toggleStyling = ToggleStyling()
        $0.labelLook = nil
        $0.pickersHideLabels = false
      })
  }
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    Plain._makeNode(view.plain, under: parent)
  }
  static func patch(_ node: Node, with view: Self) { Plain._patch(node, with: view.plain) }
}
