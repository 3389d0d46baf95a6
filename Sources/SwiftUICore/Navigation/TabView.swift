/// Several views of which one is in sight; the window's bar offers the choice.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
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
    Content._patch(node.child, with: view.content)
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
final class TabsNode: HostNode, AttributedNode, PreferenceSource {
  struct Choice {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
  }
  var choice: Choice?
  let widget: any DescribedWidget<TabsDescription>
  private(set) var child: Node!
  private var ownSelection = 0

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

  /// A view in the tab view: one with a `tabItem`, or one without, as pages mostly are.
  private struct Entry {
    let node: Node
    var item: TabItemNode? { node as? TabItemNode }
    /// The value that selects it.
    @MainActor var tag: AnyHashable? { item?.tag ?? node.tagAround }

    /// The views of a tab with a `tabItem` are made when it is first in sight.
    @MainActor func show() {
      item?.page.isCovered = false
      item?.make()
    }
    @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
      item?.contentPreference(key) ?? node.preferenceValue(key)
    }
  }

  private var tabs: [Entry] {
    var rows = RowMap()
    child.collectRows(into: &rows)
    return rows.segments.compactMap { segment in
      if case .single(_, let node, _) = segment { Entry(node: node) } else { nil }
    }
  }

  override func update() {
    var selected = ownSelection
    let (value, look) = reading { (choice?.get(), EnvironmentValues(scope: environment).tabsLook) }
    if let value { selected = index(of: value) }
    // The chosen tab comes before the others go, and its views are there before it is shown: it may get the focus.
    let tabs = tabs
    if tabs.indices.contains(selected) {
      tabs[selected].show()
    }
    let old = widget.description
    if old.selection != selected || old.look != look {
      widget.description.selection = selected
      widget.description.look = look
      widget.update(from: old)
      graph.preferencesChanged(above: child)
    }
    for (index, tab) in tabs.enumerated() where index != selected { tab.item?.page.isCovered = true }
  }

  /// The tab that a value selects.
  private func index(of value: AnyHashable) -> Int {
    let tabs = tabs
    if let index = tabs.firstIndex(where: { $0.tag == value }) { return index }
    if let index = value.base as? Int { return index }
    // A tag may stand where it is seen only once the views are made.
    for (index, tab) in tabs.enumerated() where tab.tag == nil {
      tab.item?.page.isCovered = true
      tab.item?.make()
      if tab.tag == value { return index }
    }
    return 0
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
  private func hidesBar(in tabs: [Entry]) -> Bool {
    let selected = widget.description.selection
    let wish = tabs.indices.contains(selected) ? tabs[selected].preference(TabBarHiddenKey.self) : nil
    return (wish ?? nil) ?? TabBarAppearance.isHidden
  }

  /// The bar shows the choice of tabs and what the tab in sight asks for.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let tabs = tabs
    let selected = widget.description.selection
    if key == TabsKey.self {
      let choice: TabChoice? =
        widget.description.look != .bar || hidesBar(in: tabs)
        ? nil
        : TabChoice(
          tabs: tabs.enumerated().map { index, tab in
            WindowDescription.Tab(
              title: tab.item?.label.title ?? "\(index + 1)", symbol: tab.item?.label.symbol)
          },
          selected: selected, select: { [weak self] in self?.select($0) })
      return (choice as! K.Value)
    }
    if key == NavigationTitleKey.self || key == NavigationSubtitleKey.self || key == ToolbarKey.self
      || key == BackKey.self
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
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}

/// A view as a tab, with the tab's label.
public struct _TabItemView<Base: View, Label: View> {
  let base: Base
  let label: Label
}

extension _TabItemView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> TabItemNode {
    let node = TabItemNode(under: parent)
    node.mount(
      content: { Base._makeNode(view.base, under: $0) }, label: { Label._makeNode(view.label, under: $0) })
    node.ownTag = tagDirectly(on: view.base)
    return node
  }
  static func patch(_ node: TabItemNode, with view: Self) {
    if node.page.isMade {
      Base._patch(node.page.content, with: view.base)
    } else {
      node.makeContent = { Base._makeNode(view.base, under: $0) }
      node.ownTag = tagDirectly(on: view.base)
    }
    let title = node.label.title
    Label._patch(node.label.content, with: view.label)
    if node.label.title != title { node.graph.preferencesChanged(above: node) }
  }
}

/// The tag of a view, looked for in the view's value through the modifiers around it.
private func tagDirectly(on view: Any) -> AnyHashable? {
  if let tagged = view as? any TaggedView { return tagged.anyTag }
  // Modifiers hold the view they are on by this name; containers do not.
  let children = Mirror(reflecting: view).children
  let isModified = view is any ModifiedView
  let inner = children.first { $0.label == "base" || isModified && $0.label == "content" }
  return inner.flatMap { tagDirectly(on: $0.value) }
}

private protocol TaggedView { var anyTag: AnyHashable { get } }
extension _TagView: TaggedView { var anyTag: AnyHashable { AnyHashable(tag) } }
private protocol ModifiedView {}
extension ModifiedContent: ModifiedView {}

extension View {
  /// The label of this view's tab in a `TabView`: text, a symbol, or both.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    _TabItemView(base: self, label: label())
  }
}

final class TabItemNode: HostNode, PreferenceSource {
  private(set) var page: PageNode!
  private(set) var label: LabelProbe!
  /// Makes the tab's views; they are made when it is first shown.
  fileprivate var makeContent: (Node) -> Node = { EmptyView._makeNode(EmptyView(), under: $0) }
  /// The tag on the tab's view, as far as that is seen from outside.
  fileprivate var ownTag: AnyHashable?

  func mount(content: @escaping (Node) -> Node, label makeLabel: (Node) -> Node) {
    page = PageNode(emptyUnder: self)
    makeContent = content
    label = LabelProbe(under: self) { [weak self] in
      if let self { graph.preferencesChanged(above: self) }
    }
    label.mount(makeLabel)
    announcePreference()
  }

  /// Makes the tab's views, unless they are there.
  func make() {
    guard !page.isMade else { return }
    let make = makeContent
    makeContent = { EmptyView._makeNode(EmptyView(), under: $0) }
    page.mount(make)
  }

  /// The value that selects this tab: of a `tag` around it or in it.
  var tag: AnyHashable? { tagAround ?? ownTag ?? tagWithin }

  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { contentPreference(key) }
  func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { page.preferenceValue(key) }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(page.widget) }
  override var lastWidget: (any Widget)? { page.widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    visit(page)
    visit(label)
  }
  override func unmount() {
    page.unmount()
    label.unmount()
    super.unmount()
  }
}
