/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> SectionNode {
    let node = SectionNode(under: parent)
    node.mount(
      header: { Parent._makeNode(view.header, under: $0) },
      content: { Content._makeNode(view.content, under: $0) },
      footer: { Footer._makeNode(view.footer, under: $0) })
    return node
  }
  static func patch(_ node: SectionNode, with view: Self) {
    Parent._patch(node.header, with: view.header)
    Content._patch(node.content, with: view.content)
    Footer._patch(node.footer, with: view.footer)
  }
}

/// The node of a section: a widget with slots in a form; in a list, header and footer are rows around the others, in a lazy
/// stack views around them.
final class SectionNode: HostNode, AttributedNode {
  private let widget: (any DescribedWidget<SectionDescription>)?
  private var slots: [SlotNode] = []
  private(set) var header: Node!
  private(set) var content: Node!
  private(set) var footer: Node!
  private weak var list: HostNode?
  /// Whether the header is larger than usual.
  private var isProminent = false
  /// The levels of the environment that the parts live in, where each has one.
  private var levels: ContiguousArray<EnvironmentScope> = []

  var anyWidget: any Widget { widget! }
  var hasWidget: Bool { widget != nil }

  override init(under parent: Node) {
    let outer = parent.asHost ?? parent.host
    list = outer?.realisesRowsLazily == true || outer?.flattensSections == true ? outer : nil
    widget = list == nil ? parent.graph.renderer.makeWidget(for: SectionDescription()) : nil
    super.init(under: parent)
    update()
  }

  override func update() {
    let wanted = reading { EnvironmentValues(scope: environment).headerProminence == .increased }
    guard wanted != isProminent else { return }
    isProminent = wanted
    guard let widget else { return rowsAround?.rowLooksChanged() ?? () }
    let old = widget.description
    widget.description.isProminent = wanted
    widget.update(from: old)
  }

  /// In a list, rows inside are the list's.
  override var realisesRowsLazily: Bool { list?.realisesRowsLazily ?? false }
  override var flattensSections: Bool { list?.flattensSections ?? false }
  override var separatesViews: Bool { list?.separatesViews ?? false }
  /// Those around it are its rows', or those of the views in it.
  override var passesAttributes: Bool { widget == nil && carriesAttributes }

  func mount(header: (Node) -> Node, content: (Node) -> Node, footer: (Node) -> Node) {
    guard let widget else {
      self.header = makePart(header)
      self.content = makePart(content)
      self.footer = makePart(footer)
      return
    }
    let headerSlot = SlotNode(.header, of: widget, under: self)
    let contentSlot = SlotNode(.content, of: widget, under: self)
    let footerSlot = SlotNode(.footer, of: widget, under: self)
    headerSlot.mount(header)
    contentSlot.mount(content)
    footerSlot.mount(footer)
    slots = [headerSlot, contentSlot, footerSlot]
    self.header = headerSlot.child
    self.content = contentSlot.child
    self.footer = footerSlot.child
    applyAttributes()
  }

  private func makePart(_ make: (Node) -> Node) -> Node {
    if separatesViews { levels.append(EnvironmentScope(parent: environment, isOfSubview: true)) }
    return make(self)
  }
  override var environmentForChildren: EnvironmentScope { levels.last ?? environment }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    list?.insert(widgets, after: sibling ?? widgetInFront(of: node), of: node)
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    list?.move(widgets, after: sibling ?? widgetInFront(of: node), of: node)
  }
  /// The last widget in front of the part that `node` is in, where the parts are the host's own children.
  private func widgetInFront(of node: Node) -> (any Widget)? {
    guard flattensSections else { return nil }
    var last: (any Widget)?
    for part in [header, content, footer] {
      guard let part, !node.isInside(part) else { break }
      last = part.lastWidget ?? last
    }
    return last ?? precedingWidget
  }
  override func remove(_ widgets: [any Widget], of node: Node) { list?.remove(widgets, of: node) }
  override func rowsChanged(_ changes: [RowChange], of rows: LazyRowsNode) {
    list?.rowsChanged(changes, of: rows)
  }

  override func collectWidgets(into widgets: inout [any Widget]) {
    if let widget {
      widgets.append(widget)
    } else {
      forEachChild { $0.collectWidgets(into: &widgets) }
    }
  }
  override var lastWidget: (any Widget)? {
    widget ?? footer.lastWidget ?? content.lastWidget ?? header.lastWidget
  }

  override func collectRows(into rows: inout RowMap) {
    let outer = (rows.traits, rows.element)
    // The element that a section was made of is none of its rows.
    rows.element = nil
    rows.sectionCount += 1
    rows.traits.section = rows.sectionCount
    let own = rows.traits
    rows.traits.role = .header
    rows.traits.isSelectable = false
    rows.traits.look.isProminent = isProminent
    header.collectRows(into: &rows)
    rows.traits = own
    content.collectRows(into: &rows)
    rows.traits.role = .footer
    rows.traits.isSelectable = false
    footer.collectRows(into: &rows)
    (rows.traits, rows.element) = outer
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if slots.isEmpty {
      for node in [header, content, footer] { if let node { visit(node) } }
    } else {
      for slot in slots { visit(slot) }
    }
  }
  override func unmount() {
    forEachChild { $0.unmount() }
    super.unmount()
  }
}
