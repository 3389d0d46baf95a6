/// A view that a container may put somewhere: its node in the probe, and where it stands now.
@MainActor
final class SubviewSource {
  unowned let node: Node
  /// Whose widget holds its widgets.
  weak var place: SubviewPlaceNode?

  /// What is in force around the container's views, wherever they are.
  private let outer: EnvironmentScope

  init(_ node: Node, of probe: SubviewProbe) {
    self.node = node
    outer = probe.environment
  }

  /// The level of the environment that the view has to itself.
  private var level: EnvironmentScope? {
    var scope: EnvironmentScope? = node.environment
    while let current = scope, !current.isOfSubview { scope = current.parent }
    return scope
  }

  /// Has what is set around the place where the container has put the view reach it; what is set around the view and its
  /// neighbours where the program has them counts for more.
  /// - Returns: the keys of what is set around the place.
  func live(in place: EnvironmentScope) -> [ObjectIdentifier] {
    guard let level else { return [] }
    let around = place.values(below: outer)
    let nearer = level.parent?.values(below: outer) ?? [:]
    level.replace(with: around.filter { nearer[$0.key] == nil }, owner: topNode(in: level))
    return Array(around.keys)
  }

  /// The root of all that lives in `level`.
  private func topNode(in level: EnvironmentScope) -> Node {
    var top = node
    var current = node.parent
    while let node = current, !(node is SubviewProbe) {
      if node.environment === level { top = node }
      current = node.parent
    }
    return top
  }

  var containerValues: ContainerValues {
    // A view that stands for one of another container's carries what that one does.
    var values = (node as? SubviewPlaceNode)?.carried ?? ContainerValues()
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
  /// That of a view alone; several have one each below it.
  private let level: EnvironmentScope
  private var sources: [ObjectIdentifier: SubviewSource] = [:]
  /// Called when a view came, went or moved.
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    level = EnvironmentScope(parent: parent.environmentForChildren, isOfSubview: true)
    super.init(under: parent)
  }

  override var environmentForChildren: EnvironmentScope { level }
  override var separatesViews: Bool { true }
  override var showsTransitions: Bool { false }
  override var flattensSections: Bool { true }

  func mount(_ make: (Node) -> Node) { child = make(self) }

  /// The views in here, by section; nil: outside of any.
  func sections() -> [(section: SectionNode?, subviews: [Subview])] {
    var found: [(SectionNode?, [Subview])] = []
    var known: [ObjectIdentifier: SubviewSource] = [:]
    func read(_ node: Node, in section: SectionNode?) {
      // The views of a container in here stand where it has put them, and are read there.
      if node is SubviewProbe { return }
      if let section = node as? SectionNode {
        found.append((section, []))
        return section.forEachChild { read($0, in: section) }
      }
      guard node is any AttributedNode else { return node.forEachChild { read($0, in: section) } }
      let source = sources[ObjectIdentifier(node)] ?? SubviewSource(node, of: self)
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
      let holder = sources.values.first { $0.node.attributed?.anyWidget === widget }?.place
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
      let holder = sources.values.first { $0.node.attributed?.anyWidget === widget }?.place
      if let holder { holder.drop(widget) } else { widget.destroy() }
    }
  }
}

/// A place where a container has put one of its views.
final class SubviewPlaceNode: HostNode, AttributedNode {
  private let widget: any DescribedWidget<LayersDescription>
  private var source: SubviewSource?

  var anyWidget: any Widget { widget }
  /// What the view that stands here carries for its container.
  var carried: ContainerValues? { source?.containerValues }

  override init(under parent: Node) {
    widget = parent.graph.renderer.makeWidget(for: LayersDescription(alignment: .center))
    super.init(under: parent)
    applyAttributes()
  }

  /// Takes a view in, from wherever it is now.
  func show(_ new: SubviewSource) {
    defer { passEnvironment() }
    guard source !== new || new.place !== self else { return }
    release()
    new.place?.release()
    source = new
    new.place = self
    guard new.node.isMounted, let view = new.node.attributed?.anyWidget else { return }
    widget.insert([view], after: nil, in: .content)
  }

  override func update() {
    super.update()
    passEnvironment()
  }

  /// What is set around this place reaches the view, also when it changes.
  private func passEnvironment() {
    guard let source, source.place === self, source.node.isMounted else { return }
    let keys = source.live(in: environment)
    reading { for key in keys { environment.record(self, reads: key) } }
  }

  /// Lets the view go on elsewhere.
  private func release() {
    guard let source, source.place === self else {
      self.source = nil
      return
    }
    source.place = nil
    self.source = nil
    guard source.node.isMounted, let view = source.node.attributed?.anyWidget else { return }
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
