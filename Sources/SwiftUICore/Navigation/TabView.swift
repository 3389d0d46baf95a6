/// Several views of which one is in sight; the window's bar or a sidebar offers the choice, also while a page further in is in sight. Where
/// that stands in the place of the title, and the page in sight has one that its tab does not say, it stands over the page, and
/// so does a toolbar item for that place. In a narrow window the choice stands at the bottom, whichever page is in sight.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, views: content())
  }

  nonisolated init(selection: Binding<SelectionValue>?, views: Content) {
    self.selection = selection
    content = views
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> TabsNode {
    let node = TabsNode(view.choice, under: parent)
    node.mount { Content._makeNode(view.content, under: $0) }
    return node
  }
  static func patch(_ node: TabsNode, with view: Self) {
    node.choice = view.choice
    node.isPatching = true
    Content._patch(node.child, with: view.content)
    node.isPatching = false
    node.update()
  }

  private var choice: TabsNode.Choice? {
    selection.map { selection in
      TabsNode.Choice(
        get: { AnyHashable(selection.wrappedValue) },
        set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }
  }
}

/// The node of a tab view.
final class TabsNode: HostNode, AttributedNode {
  override var exchangesViews: Bool { true }
  override var knownName: String? { "TabView" }
  struct Choice {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
  }
  var choice: Choice?
  let widget: any DescribedWidget<TabsDescription>
  private(set) var child: Node!
  /// The tabs in a column beside the pages, where they have one.
  private var sidebar: SlotNode?
  private var ownSelection = 0
  /// Whether its tabs are being patched, and it is brought up to date after that.
  fileprivate var isPatching = false
  /// Whether it was said that no tab stands for the selection.
  private var hasWarned = false
  /// How many tabs were looked through for two of one tag.
  private var lookedAt = 0
  /// Whether it counts among those that cover pages.
  private var isCovering = false

  var anyWidget: any Widget { widget }

  init(_ choice: Choice?, under parent: Node) {
    self.choice = choice
    widget = parent.graph.renderer.makeWidget(for: TabsDescription(selection: 0))
    super.init(under: parent)
  }

  func mount(_ make: (Node) -> Node) {
    widget.description.select = Callback { [weak self] in self?.select($0) }
    child = make(self)
    let widgets = child.widgets
    if !widgets.isEmpty { widget.insert(widgets, after: nil, in: .content) }
    announcePreference()
    applyAttributes()
    update()
  }

  private var tabs: [TabEntry] {
    var rows = RowMap()
    child.collectRows(into: &rows)
    return rows.segments.compactMap { segment in
      if case .single(let row) = segment {
        TabEntry(node: row.node, badge: row.traits.look.badge)
      } else {
        nil
      }
    }
  }

  override func update() {
    var selected = ownSelection
    let (value, look, dotsAreBare) = reading {
      let values = EnvironmentValues(scope: environment)
      return (choice?.get(), values.tabsLook, values.dotsAreBare)
    }
    if let value { selected = index(of: value) }
    // The chosen tab comes before the others go, and its views are there before it is shown: it may get the focus.
    let tabs = tabs
    lookForTwins(tabs)
    if tabs.indices.contains(selected) {
      tabs[selected].show()
    }
    let old = widget.description
    if old.selection != selected || old.look != look || old.dotsAreBare != dotsAreBare {
      widget.description.selection = selected
      widget.description.look = look
      widget.description.dotsAreBare = dotsAreBare
      widget.update(from: old)
      graph.preferencesChanged(above: child)
    }
    showSidebar(tabs)
    for (index, tab) in tabs.enumerated() where index != selected { tab.item?.page.isCovered = true }
    followBarePages(tabs, hasTurned: old.selection != selected)
  }

  /// What a row of the sidebar shows has changed, if there is one.
  func sidebarMayChange() { if sidebar != nil, !isPatching { markDirty() } }

  private func showSidebar(_ tabs: [TabEntry]) {
    guard widget.description.look == .sidebar, !isChosenElsewhere(tabs) else {
      guard let sidebar else { return }
      let widgets = sidebar.child?.widgets ?? []
      sidebar.unmount()
      widget.remove(widgets, from: .sidebar)
      self.sidebar = nil
      return
    }
    let selected = widget.description.selection
    let view = TabSidebar(
      rows: tabs.enumerated().map { $1.row(at: $0) },
      selection: Binding(get: { selected }, set: { [weak self] in if let place = $0 { self?.select(place) } })
    )
    if let list = sidebar?.child { return TabSidebar._patch(list, with: view) }
    let slot = SlotNode(.sidebar, of: widget, under: self)
    sidebar = slot
    slot.mount { TabSidebar._makeNode(view, under: $0) }
  }

  /// Views without a `tabItem` are no pages of their own: what in them follows what is in sight is told here.
  private func followBarePages(_ tabs: [TabEntry], hasTurned: Bool) {
    let bare = tabs.filter { $0.item == nil }.count
    let covers = bare > 1 || bare == 1 && tabs.count > 1
    if covers != isCovering {
      isCovering = covers
      graph.coveredPages += covers ? 1 : -1
    }
    if bare > 0, hasTurned { tellSight() }
  }

  /// Whether what is below `node` is on a page that is not shown now. What is around several views, as a group is, is in sight with
  /// any of them.
  func covers(_ node: Node) -> Bool {
    let tabs = tabs
    let own = tabs.indices.filter {
      tabs[$0].item == nil && (node.isWithin(tabs[$0].node) || tabs[$0].node.isWithin(node))
    }
    return !own.isEmpty && !own.contains(widget.description.selection)
  }

  /// The tab that a value selects.
  private func index(of value: AnyHashable) -> Int {
    let tabs = tabs
    if let index = tabs.firstIndex(where: { $0.tag == value }) { return index }
    if let index = value.base as? Int, tabs.indices.contains(index), tabs[index].tag == nil { return index }
    // A tag may stand where it is seen only once the views are made.
    for (index, tab) in tabs.enumerated() where tab.tag == nil {
      tab.item?.page.isCovered = true
      tab.item?.make()
      if tab.tag == value { return index }
    }
    if !tabs.isEmpty { warnOfSelection(value) }
    return 0
  }

  /// No tab stands for `value`. Nil is a choice not made yet.
  private func warnOfSelection(_ value: AnyHashable) {
    guard !hasWarned, !isNone(value.base) else { return }
    hasWarned = true
    Diagnostics.warn(
      "\(nameInProgram): the selection \"\(value.base)\" is invalid: no tab has it as its tag, so the first one is shown.",
      oncePer: "\(nameInProgram): selection without tag")
  }

  /// Tells of the first tag that several tabs have.
  private func lookForTwins(_ tabs: [TabEntry]) {
    guard choice != nil, tabs.count != lookedAt else { return }
    lookedAt = tabs.count
    guard let twin = tabs.lazy.compactMap(\.tag).firstTwin else { return }
    Diagnostics.warn(
      "\(nameInProgram): several tabs have the tag \"\(twin.base)\": of them only the first can be chosen.")
  }

  private func select(_ index: Int) {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return }
    if let choice {
      choice.set(tabs[index].tag ?? AnyHashable(index))
    } else {
      ownSelection = index
      markDirty()
    }
  }

  /// Whether the tab in sight, or the program for all, wants no choice of tabs to be seen.
  private func hidesBar(in tabs: [TabEntry]) -> Bool {
    let selected = widget.description.selection
    let wish = tabs.indices.contains(selected) ? tabs[selected].preference(TabBarHiddenKey.self) : nil
    return (wish ?? nil) ?? (TabBarAppearance.isHidden || isChosenElsewhere(tabs))
  }

  /// Whether the program says which tab is in sight and gives none of them a name: it has buttons of its own for them.
  private func isChosenElsewhere(_ tabs: [TabEntry]) -> Bool {
    choice != nil && tabs.allSatisfy { $0.item == nil }
  }

  private func tabChoice(_ tabs: [TabEntry]) -> TabChoice {
    let look = widget.description.look
    let isShown = (look == .bar || look == .sidebar) && !hidesBar(in: tabs)
    let selected = widget.description.selection
    let label = tabs.indices.contains(selected) ? tabs[selected].item?.label : nil
    return TabChoice(
      node: self,
      tabs: !isShown
        ? []
        : tabs.enumerated().map { index, tab in
          WindowDescription.Tab(title: tab.title(or: "\(index + 1)"), symbol: tab.item?.label.symbol)
        },
      isApart: look == .sidebar, selected: selected, selectedTitle: label?.title ?? "",
      select: { [weak self] in self?.select($0) })
  }

  /// Has the choice of these over the pages; empty: there is none.
  func showOwnTabs(_ tabs: [WindowDescription.Tab]) {
    let old = widget.description
    guard isMounted, old.tabs != tabs else { return }
    widget.description.tabs = tabs
    widget.update(from: old)
  }

  /// The bar shows the choice of tabs and what the tab in sight asks for.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let tabs = tabs
    let selected = widget.description.selection
    if key == TabsKey.self {
      let inner = tabs.indices.contains(selected) ? tabs[selected].preference(TabsKey.self) : nil
      return (TabBars(tabChoice(tabs), around: inner ?? TabBars()) as! K.Value)
    }
    if key == NavigationTitleKey.self || key == NavigationSubtitleKey.self || key == ToolbarKey.self
      || key == BackKey.self || key == BarLookKey.self || key == HiddenBarsKey.self
      || key == TitleMenuKey.self || key == StackBarsKey.self || key == SidebarTitleKey.self
      || key == SidebarItemsKey.self
    {
      return tabs.indices.contains(selected) ? tabs[selected].preference(key) : nil
    }
    return combinedChildPreferences(key)
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
    markDirty()
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.move(widgets, after: sibling, in: .content) }
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { widget.remove(widgets, from: .content) }
    markDirty()
  }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
    if let sidebar { visit(sidebar) }
  }
  override func unmount() {
    child.unmount()
    sidebar?.unmount()
    super.unmount()
    if isCovering { graph.coveredPages -= 1 }
    isCovering = false
  }
}
