/// A view that a container may put somewhere: its node in the probe, and where it stands now.
@MainActor
final class SubviewSource {
  unowned let node: Node
  /// Whose widget holds its widgets.
  weak var place: SubviewPlaceNode?

  init(_ node: Node) { self.node = node }

  var containerValues: ContainerValues {
    var values = ContainerValues()
    var current = node.parent
    while let node = current, node.asHost == nil || node is SectionNode {
      (node as? ContainerValuesNode)?.write(&values)
      if let tag = (node as? TagNode)?.tag, values.tag == nil { values.tag = tag }
      current = node.parent
    }
    return values
  }
}

/// Where the views live that a container puts elsewhere. Their nodes are made and patched here, as any others; their
/// widgets are in the places that show them.
final class SubviewProbe: HostNode {
  private(set) var child: Node!
  private var sources: [ObjectIdentifier: SubviewSource] = [:]
  /// Called when a view came, went or moved.
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(under: parent)
  }

  override var showsTransitions: Bool { false }
  override var flattensSections: Bool { true }

  func mount(_ make: (Node) -> Node) { child = make(self) }

  /// The views in here, by section; nil: outside of any.
  func sections() -> [(section: SectionNode?, subviews: [Subview])] {
    var found: [(SectionNode?, [Subview])] = []
    var known: [ObjectIdentifier: SubviewSource] = [:]
    func read(_ node: Node, in section: SectionNode?) {
      if let section = node as? SectionNode {
        found.append((section, []))
        return section.forEachChild { read($0, in: section) }
      }
      guard node is any AttributedNode else { return node.forEachChild { read($0, in: section) } }
      let source = sources[ObjectIdentifier(node)] ?? SubviewSource(node)
      known[ObjectIdentifier(node)] = source
      if found.last.map({ $0.0 !== section }) ?? true { found.append((section, [])) }
      found[found.count - 1].1.append(Subview(place: source))
    }
    read(child, in: nil)
    sources = known
    return found
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    for widget in widgets {
      let holder = sources.values.first { ($0.node as? any AttributedNode)?.anyWidget === widget }?.place
      if let holder { holder.drop(widget) } else { widget.destroy() }
    }
    changed()
  }
  /// What a view carries for its container is another.
  func valuesChanged() { changed() }

  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    let widgets = child.widgets
    child.unmount()
    super.unmount()
    for widget in widgets {
      let holder = sources.values.first { ($0.node as? any AttributedNode)?.anyWidget === widget }?.place
      if let holder { holder.drop(widget) } else { widget.destroy() }
    }
  }
}

/// A place where a container has put one of its views.
final class SubviewPlaceNode: HostNode, AttributedNode {
  private let widget: any DescribedWidget<LayersDescription>
  private var source: SubviewSource?

  var anyWidget: any Widget { widget }

  override init(under parent: Node) {
    widget = parent.graph.renderer.makeWidget(for: LayersDescription(alignment: .center))
    super.init(under: parent)
    applyAttributes()
  }

  /// Takes a view in, from wherever it is now.
  func show(_ new: SubviewSource) {
    guard source !== new || new.place !== self else { return }
    release()
    new.place?.release()
    source = new
    new.place = self
    guard new.node.isMounted, let view = (new.node as? any AttributedNode)?.anyWidget else { return }
    widget.insert([view], after: nil, in: .content)
  }

  /// Lets the view go on elsewhere.
  private func release() {
    guard let source, source.place === self else {
      self.source = nil
      return
    }
    source.place = nil
    self.source = nil
    guard source.node.isMounted, let view = (source.node as? any AttributedNode)?.anyWidget else { return }
    widget.detach([view], from: .content)
  }

  /// The view is gone for good.
  func drop(_ view: any Widget) {
    source?.place = nil
    source = nil
    if isMounted { widget.remove([view], from: .content) }
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func unmount() {
    release()
    super.unmount()
  }
}
