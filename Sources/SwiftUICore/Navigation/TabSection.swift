/// Tabs that belong together: a section of the sidebar, with its header. In a bar they stand among the others.
public struct TabSection<Header: View, Content: TabContent> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  public nonisolated var _views: some View { SectionOfTabs(header: header, tabs: content._views) }

  public nonisolated init<V>(
    @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == V { self.init(header: header(), content: content()) }
}

extension TabSection where Header == Text {
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V { self.init(header: Text(titleKey), content: content()) }
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V { self.init(header: Text(title), content: content()) }
}

extension TabSection where Header == EmptyView {
  public nonisolated init<V>(
    @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V { self.init(header: EmptyView(), content: content()) }
}

/// The tabs of a section, which the tab view finds their header at.
private struct SectionOfTabs<Header: View, Tabs: View> {
  let header: Header
  let tabs: Tabs
}

extension SectionOfTabs: View, ViewAroundOne {
  var inside: Tabs { tabs }
  static func makeEmptyNode(for view: Self, under parent: Node) -> TabSectionNode {
    TabSectionNode(under: parent)
  }
  func tell(_ node: TabSectionNode) { node.header = shownHeader }
  static func contentsChanged(of node: TabSectionNode, isNew: Bool) {
    if !isNew { node.tabsAround?.sidebarMayChange() }
  }

  private var shownHeader: AnyView? { Header.self == EmptyView.self ? nil : AnyView(header) }
}

final class TabSectionNode: SingleChildNode {
  /// nil: it has none.
  fileprivate(set) var header: AnyView?
}
