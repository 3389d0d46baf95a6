/// The node of a navigation stack: its pages, in step with its path.
final class NavigationStackNode: HostNode, AttributedNode, BarSource, LinkHost {
  override var exchangesViews: Bool { true }
  /// Why a page is there.
  private enum Origin {
    case value(AnyHashable)
    /// A link that carries its destination; the page goes by itself or with the link's wish.
    case link(ObjectIdentifier)

    func isLink(_ id: ObjectIdentifier) -> Bool { if case .link(id) = self { true } else { false } }
  }

  var path: NavigationPathBinding?
  let widget: any DescribedWidget<PagesDescription>
  private(set) var root: PageNode!
  private var pages: [(origin: Origin, page: PageNode)] = []
  private var ownPath: [AnyHashable] = []
  private let navigator = Navigator()
  private let scope: EnvironmentScope
  /// Whether it stands in a page of another stack, whose bar is over both.
  private let isNested: Bool
  /// Its own bar, where the one around it is not for it.
  private var ownBar: StackBar?
  private var onPop: [ObjectIdentifier: () -> Void] = [:]
  private var lastLink: (value: AnyHashable, link: String)?
  /// The links whose pages are to go in the next update.
  private var leaving: Set<ObjectIdentifier> = []

  var anyWidget: any Widget { widget }
  override var knownName: String? { "NavigationStack" }

  init(_ path: NavigationPathBinding?, under parent: Node) {
    self.path = path
    widget = parent.graph.renderer.makeWidget(for: PagesDescription())
    scope = EnvironmentScope(parent: parent.environmentForChildren)
    isNested =
      sequence(first: parent, next: \.parent).first { $0 is NavigationStackNode || $0 is WindowNode }
      is NavigationStackNode
    super.init(under: parent)
    navigator.host = self
    var values = EnvironmentValues()
    values.navigator = navigator
    scope.replace(with: values.changes, owner: self)
    widget.description.goBack = Callback { [weak self] in
      // A page without the button is not left by chance, and one with a stack in it last.
      guard let self, let top = pages.last?.page, (barPreference(BackKey.self) ?? nil)?.isHidden == false,
        (top.preferenceValue(BackKey.self) ?? nil) == nil
      else { return }
      pop()
    }
  }

  override var environmentForChildren: EnvironmentScope { scope }

  func mount(_ makeRoot: (Node) -> Node) {
    root = PageNode(under: self, content: makeRoot)
    widget.insert([root.widget], after: nil, in: .content)
    announcePreference()
    applyAttributes()
    update()
  }

  private func readPath() -> [AnyHashable] {
    reading { path?.get() ?? ownPath }
  }

  /// Makes the pages those of the path: what they have in common stays.
  override func update() {
    if let first = pages.firstIndex(where: { leaving.contains(where: $0.origin.isLink) }) {
      removePages(from: first)
    }
    leaving = []
    let values = readPath()
    var kept = 0
    var used = 0
    for (origin, _) in pages {
      if case .value(let value) = origin {
        guard used < values.count, values[used] == value else { break }
        used += 1
      }
      kept += 1
    }
    // A further value goes on top of values: pages of links that stand there now go.
    if used < values.count {
      while kept > 0, case .link = pages[kept - 1].origin { kept -= 1 }
    }
    removePages(from: kept)
    for value in values[used...] {
      show(.value(value)) { [weak self] in self?.page(for: value) ?? AnyView(EmptyView()) }
    }
    updateSight()
  }

  /// The page on top is in sight; it comes before what it covers goes.
  private func updateSight() {
    let top = pages.last?.page ?? root!
    top.isCovered = false
    for page in [root!] + pages.map(\.page) where page !== top { page.isCovered = true }
  }

  private func page(for value: AnyHashable) -> AnyView {
    if let make = navigator.destinations[ObjectIdentifier(type(of: value.base))] { return make(value) }
    let link =
      lastLink.flatMap { $0.value == value ? "The \($0.link)" : nil } ?? "The path of the \(nameInProgram)"
    MissingDestination.warn(of: value, ledToBy: link, in: "its stack")
    return AnyView(MissingDestination())
  }

  private func show(_ origin: Origin, _ view: @escaping () -> AnyView) {
    let page = PageNode(under: self, dismiss: { [weak self] in self?.pop() }, view: view)
    let top = pages.last?.page ?? root!
    pages.append((origin, page))
    widget.insert([page.widget], after: top.widget, in: .content)
    graph.preferencesChanged(above: page)
  }

  private func removePages(from first: Int) {
    guard first < pages.count else { return }
    for (_, page) in pages[first...] { graph.updateLeaving(page) }
    let gone = pages[first...]
    pages.removeSubrange(first...)
    updateSight()
    for (origin, page) in gone.reversed() {
      page.unmount()
      widget.remove([page.widget], from: .content)
      if case .link(let id) = origin, let call = onPop.removeValue(forKey: id) { graph.afterUpdate(call) }
    }
    graph.preferencesChanged(above: root)
  }

  // MARK: what links and pages ask for

  /// Whether a page is declared for the values of a type.
  func hasDestination(for type: ObjectIdentifier) -> Bool { navigator.destinations[type] != nil }

  /// Has nothing on the root but the page for `value`.
  func showAlone(_ value: AnyHashable, by link: String) {
    removePages(from: 0)
    let depth = readPath().count
    if let path { if depth > 0 { path.removeLast(depth) } } else { ownPath = [] }
    push(value, by: link)
  }

  func shows(_ value: AnyHashable) -> Bool {
    if case .value(value)? = pages.first?.origin { true } else { false }
  }

  func push(_ value: AnyHashable, by link: String) {
    lastLink = (value, link)
    if let path {
      path.append(value)
    } else {
      ownPath.append(value)
      markDirty()
    }
  }

  func push(_ view: AnyView, of link: ObjectIdentifier, popped: @escaping () -> Void) {
    onPop[link] = popped
    graph.building {
      show(.link(link)) { view }
      updateSight()
    }
  }

  func patch(_ view: AnyView, of link: ObjectIdentifier) {
    for (origin, page) in pages {
      if origin.isLink(link) { page.patch { view } }
    }
  }

  func refreshPages(of type: ObjectIdentifier) {
    for (origin, page) in pages {
      if case .value(let value) = origin, ObjectIdentifier(Swift.type(of: value.base)) == type {
        page.update()
      }
    }
  }

  /// Takes the page on top away.
  func pop() {
    guard let (origin, _) = pages.last(where: { !leaving.contains(where: $0.origin.isLink) }) else { return }
    switch origin {
    case .link(let id):
      // With what was written in the same action.
      leaving.insert(id)
      markDirty()
    case .value:
      if let path {
        path.removeLast(1)
      } else {
        ownPath.removeLast()
        markDirty()
      }
    }
  }

  /// Those above it go, too.
  func pop(_ link: ObjectIdentifier) {
    let index = pages.firstIndex { $0.origin.isLink(link) }
    guard let index else { return }
    removePages(from: index)
  }

  /// Its page goes as soon as everything is in place.
  func linkIsGone(_ link: ObjectIdentifier) {
    onPop[link] = nil
    guard isMounted, let page = pages.first(where: { $0.origin.isLink(link) })?.page else { return }
    graph.afterUpdate { [weak self, weak page] in
      guard let self, isMounted, let index = pages.firstIndex(where: { $0.page === page }) else { return }
      removePages(from: index)
    }
  }

  // MARK: preferences

  /// What its own bar shows is nothing for the one around it.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    ownBar != nil && BarWishes.isOfBar(key) ? nil : barPreference(key)
  }

  func setApart(_ isApart: Bool) {
    guard isApart != (ownBar != nil) else { return }
    ownBar?.end(on: widget)
    ownBar = isApart ? StackBar() : nil
  }

  func showOwnBar() { if isMounted { ownBar?.show(BarWishes(of: self), on: widget) } }

  /// The bar shows what the page on top asks for; other preferences come from all pages.
  func barPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let top = pages.last?.page ?? root!
    if key == StackBarsKey.self {
      return (StackBars(self, around: top.preferenceValue(StackBarsKey.self)) as! K.Value)
    }
    if key == BackKey.self {
      if pages.isEmpty { return root.preferenceValue(key) }
      // The way back is first that of a stack in the page.
      if let inner = top.preferenceValue(BackKey.self) ?? nil { return .some(inner as! K.Value) }
      let isHidden = (top.preferenceValue(BackHiddenKey.self) ?? nil) ?? false
      let back: BackAction? = BackAction(isHidden: isHidden) { [weak self] in self?.pop() }
      return (back as! K.Value)
    }
    if key == TabsKey.self {
      // Tabs of a page that is covered are covered with it.
      var tabs = top.preferenceValue(TabsKey.self) ?? TabBars()
      tabs.standInPage()
      return (tabs as! K.Value)
    }
    if key == HiddenBarsKey.self, isNested, ownBar == nil {
      var hidden = top.preferenceValue(HiddenBarsKey.self) ?? HiddenBars()
      // The bar is the outer stack's, with the way back from here.
      hidden.top = nil
      return (hidden as! K.Value)
    }
    if key == TabBarHiddenKey.self || key != BackHiddenKey.self && BarWishes.isOfBar(key) {
      return top.preferenceValue(key)
    }
    return combinedChildPreferences(key)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    visit(root)
    for (_, page) in pages { visit(page) }
  }
  override func unmount() {
    root.unmount()
    for (_, page) in pages { page.unmount() }
    super.unmount()
    ownBar?.end(on: widget)
    ownBar = nil
  }
}
