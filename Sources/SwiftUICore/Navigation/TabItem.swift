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
    node.findOwnTag = { tagDirectly(on: view.base) }
    node.makeLabelView = { [label = view.label] in AnyView(label) }
    return node
  }
  static func patch(_ node: TabItemNode, with view: Self) {
    if node.page.isMade {
      Base._patch(node.page.content, with: view.base)
    } else {
      node.makeContent = { Base._makeNode(view.base, under: $0) }
      node.findOwnTag = { tagDirectly(on: view.base) }
    }
    node.makeLabelView = { [label = view.label] in AnyView(label) }
    let title = node.label.title
    Label._patch(node.label.content, with: view.label)
    if node.label.title != title { node.graph.preferencesChanged(above: node) }
    node.tabsAround?.sidebarMayChange()
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

final class TabItemNode: HostNode {
  private(set) var page: PageNode!
  private(set) var label: LabelProbe!
  /// The label once more, for the row of a sidebar.
  fileprivate(set) var makeLabelView: () -> AnyView = { AnyView(EmptyView()) }
  /// Makes the tab's views; they are made when it is first shown.
  fileprivate var makeContent: (Node) -> Node = { EmptyView._makeNode(EmptyView(), under: $0) }
  /// Looks for the tag on the tab's view, as far as that is seen from outside.
  fileprivate var findOwnTag: () -> AnyHashable? = { nil } {
    didSet { knownOwnTag = nil }
  }
  /// nil: nobody has looked yet; there was none around the tab to go by before.
  private var knownOwnTag: AnyHashable??
  private var ownTag: AnyHashable? {
    if let knownOwnTag { return knownOwnTag }
    let tag = findOwnTag()
    knownOwnTag = .some(tag)
    return tag
  }

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

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { contentPreference(key) }
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
