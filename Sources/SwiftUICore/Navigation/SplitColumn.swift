/// A column of a split view: what the program has put there, or in its place the page of a link in the column before.
final class ColumnNode: SlotNode, LinkHost {
  private enum Origin {
    case value(AnyHashable, link: String)
    case link(ObjectIdentifier, popped: () -> Void)

    func isLink(_ id: ObjectIdentifier) -> Bool { if case .link(id, _) = self { true } else { false } }
  }

  private let scope: EnvironmentScope
  /// What the links in this column talk to, unless it is the last one.
  private let navigator = Navigator()
  private weak var previous: ColumnNode?
  private let folding: SplitFolding
  private var makeOwn: (Node) -> Node = { _ in preconditionFailure("A column is mounted before it is shown.")
  }
  private var page: (origin: Origin, node: PresentedContentNode)?
  /// Whether the page goes in the next update.
  private var isPageLeaving = false

  override var knownName: String? { "NavigationSplitView" }
  var isSidebar: Bool { slot == .sidebar }

  /// - Parameter previous: the column whose links show their pages here.
  init(_ column: SplitDescription.Column, after previous: ColumnNode?, of split: SplitNode) {
    folding = SplitFolding(column, of: split)
    self.previous = previous
    scope = EnvironmentScope(parent: split.environmentForChildren)
    super.init(column.slot, of: split.widget, under: split)
    setEnvironment()
    previous?.lead(to: self)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  private func lead(to next: ColumnNode) {
    navigator.host = next
    setEnvironment()
  }

  private func setEnvironment() {
    var values = EnvironmentValues()
    values.splitFolding = folding
    if navigator.host != nil { values.navigator = navigator }
    scope.replace(with: values.changes, owner: self)
  }

  // MARK: what the program has put there

  func mountOwn(_ make: @escaping (Node) -> Node) {
    makeOwn = make
    mount(make)
  }

  /// - Parameter make: makes it anew, when a link's page has gone.
  func patchOwn(_ patch: (Node) -> Void, make: @escaping (Node) -> Node) {
    makeOwn = make
    if page == nil { patch(child!) }
  }

  // MARK: pages of links

  func push(_ value: AnyHashable, by link: String) {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if previous?.navigator.destinations[type] == nil, let stack = stack(leadingTo: type, in: child) {
      stack.showAlone(value, by: link)
      folding.bringForward()
    } else {
      graph.building { show(.value(value, link: link), view(of: value, link)) }
    }
  }

  func shows(_ value: AnyHashable) -> Bool {
    if case .value(value, _)? = page?.origin { return true }
    return stack(leadingTo: ObjectIdentifier(Swift.type(of: value.base)), in: child)?.shows(value) ?? false
  }

  func push(_ view: AnyView, of link: ObjectIdentifier, popped: @escaping () -> Void) {
    graph.building { show(.link(link, popped: popped), view) }
  }

  func patch(_ view: AnyView, of link: ObjectIdentifier) {
    if let page, page.origin.isLink(link) { patch(page.node, view) }
  }

  func pop(_ link: ObjectIdentifier) {
    guard let page, page.origin.isLink(link) else { return }
    showOwn()
    previous?.folding.returnHere()
  }

  func linkIsGone(_ link: ObjectIdentifier) {
    guard isMounted else { return }
    graph.afterUpdate { [weak self] in if let self, isMounted { pop(link) } }
  }

  func refreshPages(of type: ObjectIdentifier) {
    guard let page, case .value(let value, let link) = page.origin,
      ObjectIdentifier(Swift.type(of: value.base)) == type
    else { return }
    patch(page.node, view(of: value, link))
  }

  /// Takes the page away, with what was written in the same action.
  func popPage() {
    guard page != nil, !isPageLeaving else { return }
    isPageLeaving = true
    markDirty()
    previous?.folding.returnHere()
  }

  override func update() {
    if isPageLeaving { showOwn() }
    super.update()
  }

  /// Shows again what the program has put there.
  private func showOwn() {
    graph.building {
      clear()
      mount(makeOwn)
    }
    graph.preferencesChanged(above: child!)
  }

  /// The page has a stack around it, for the links in it.
  private func stacked(_ view: AnyView) -> NavigationStack<NavigationPath, AnyView> {
    NavigationStack { view }
  }

  private func patch(_ node: PresentedContentNode, _ view: AnyView) {
    NavigationStack<NavigationPath, AnyView>._patch(node.child!, with: stacked(view))
  }

  private func show(_ origin: Origin, _ view: AnyView) {
    clear()
    let node = PresentedContentNode(slot, of: container, under: self) { [weak self] in self?.popPage() }
    page = (origin, node)
    child = node
    node.mount { NavigationStack<NavigationPath, AnyView>._makeNode(stacked(view), under: $0) }
    graph.preferencesChanged(above: node)
    folding.bringForward()
  }

  /// Takes away what is there.
  private func clear() {
    guard let child else { return }
    graph.updateLeaving(child)
    let widgets = page?.node.child?.widgets ?? child.widgets
    child.unmount()
    if !widgets.isEmpty { container.remove(widgets, from: slot) }
    if case .link(_, let popped)? = page?.origin { graph.afterUpdate(popped) }
    page = nil
    isPageLeaving = false
    self.child = nil
  }

  private func view(of value: AnyHashable, _ link: String) -> AnyView {
    if let make = previous?.navigator.destinations[ObjectIdentifier(type(of: value.base))] {
      return make(value)
    }
    MissingDestination.warn(
      of: value, ledToBy: "The \(link)", in: "its column, or in a stack in the next one")
    return AnyView(MissingDestination())
  }

  /// The stack in this column that has a page for values of the type.
  private func stack(leadingTo type: ObjectIdentifier, in node: Node?) -> NavigationStackNode? {
    if let stack = node as? NavigationStackNode, stack.hasDestination(for: type) { return stack }
    var found: NavigationStackNode?
    node?.forEachChild { child in if found == nil { found = stack(leadingTo: type, in: child) } }
    return found
  }
}
