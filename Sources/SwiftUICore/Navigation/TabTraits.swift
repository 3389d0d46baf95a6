/// What is said of tabs for the sidebar that they have rows in.
struct TabTraits {
  /// What their rows have around them, from the inside out.
  var rowModifiers: [(AnyView) -> AnyView] = []
  /// What stands under the section that they are.
  var sectionActions: [AnyView] = []
}

/// Tabs of which something is said.
struct TraitsOfTabs<Tabs: View> {
  let base: Tabs
  let set: (inout TabTraits) -> Void
}

extension TraitsOfTabs: View, ViewAroundOne {
  var inside: Tabs { base }
  static func makeEmptyNode(for view: Self, under parent: Node) -> TabTraitsNode {
    TabTraitsNode(under: parent)
  }
  func tell(_ node: TabTraitsNode) { node.set = set }
  static func contentsChanged(of node: TabTraitsNode, isNew: Bool) {
    if !isNew { node.tabsAround?.sidebarMayChange() }
  }
}

final class TabTraitsNode: SingleChildNode {
  fileprivate var set: (inout TabTraits) -> Void = { _ in }
}

extension TabContent {
  nonisolated func traits(_ set: @escaping (inout TabTraits) -> Void) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: TraitsOfTabs(base: _views, set: set))
  }
  /// - Parameter change: puts something around a row of the sidebar.
  nonisolated func row<Row: View>(_ change: @escaping (AnyView) -> Row) -> some TabContent<TabValue> {
    traits { $0.rowModifiers.append { AnyView(change($0)) } }
  }
}

extension _ViewNode {
  /// The tab view that this is among the tabs of.
  final var tabsAround: TabsNode? {
    sequence(first: self as Node, next: \.parent).lazy.compactMap { $0 as? TabsNode }.first
  }

  /// What is said of the tab whose view this is, and the section that it is in.
  final var tabTraits: (traits: TabTraits, section: TabSectionNode?) {
    var traits = TabTraits()
    var section: TabSectionNode?
    var next = parent
    while let node = next, !(node is TabsNode) {
      (node as? TabTraitsNode)?.set(&traits)
      section = section ?? node as? TabSectionNode
      next = node.parent
    }
    return (traits, section)
  }
}
