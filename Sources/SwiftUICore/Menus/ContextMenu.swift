/// A view with a menu that a right click, a long press or the Menu key opens.
struct ContextMenuView<Base: View, Content: View> {
  let base: Base
  let content: Content
  /// The edge of a row that these are the actions of, which are in the row's menu; nil: it is a menu of the view's own.
  var edge: HorizontalEdge?
}

extension ContextMenuView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ContextMenuNode<Base, Content> {
    ContextMenuNode(view, under: parent)
  }
  static func patch(_ node: ContextMenuNode<Base, Content>, with view: Self) { node.patch(with: view) }
}

/// Content with a menu over it.
package struct ContextMenuDescription: Description {
  package static let kind = "context menu"
  package var sections: [MenuSection]
  /// The edge of a row that these are the actions of; nil: it is a menu.
  package var edge: HorizontalEdge?
}

final class ContextMenuNode<Base: View, Content: View>: HostNode, AttributedNode, DecoratingNode {
  private var entries: MenuEntriesNode!
  private var base: SlotNode!
  private var edge: HorizontalEdge?
  private var widget: (any DescribedWidget<ContextMenuDescription>)!

  var anyWidget: any Widget { widget }
  var decorated: Node? { base }
  override var knownName: String? { "contextMenu" }

  init(_ view: ContextMenuView<Base, Content>, under parent: Node) {
    edge = view.edge
    super.init(under: parent)
    entries = MenuEntriesNode(under: self) { [weak self] in self?.markDirty() }
    entries.mount { MenuContent._makeNode(MenuContent(content: view.content), under: $0) }
    widget = graph.renderer.makeWidget(for: ContextMenuDescription(sections: entries.sections, edge: edge))
    base = SlotNode(.content, of: widget, under: self)
    base.mount { Base._makeNode(view.base, under: $0) }
    applyAttributes()
  }

  func patch(with new: ContextMenuView<Base, Content>) {
    edge = new.edge
    MenuContent._patch(entries.content, with: MenuContent(content: new.content))
    Base._patch(base.child!, with: new.base)
    update()
  }

  override func update() {
    isDirty = false
    let old = widget.description
    let new = ContextMenuDescription(sections: entries.sections, edge: edge)
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) { if let base { visit(base) } }
  override func forEachRead(_ visit: (Node) -> Void) { if let entries { visit(entries) } }
  override func unmount() {
    base.unmount()
    entries.unmount()
    super.unmount()
  }
}

/// A context menu in its older form.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Gives this view a menu, opened by a right click, a long press or the Menu key.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuView(base: self, content: menuItems())
  }
  /// Gives this view a menu; the preview is not shown.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { ContextMenuView(base: self, content: menuItems()) }
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuView(base: self, content: contextMenu?.items)
  }
}
