/// A view in the tab view: one with a `tabItem`, or one without, as pages mostly are.
struct TabEntry {
  let node: Node
  let badge: String?
  var item: TabItemNode? { node as? TabItemNode }
  /// The value that selects it.
  @MainActor var tag: AnyHashable? { item?.tag ?? node.tagAround }

  /// The label's, with the badge after it.
  @MainActor func title(or other: String) -> String {
    let title = item?.label.title ?? other
    return badge.map { title.isEmpty ? $0 : "\(title) (\($0))" } ?? title
  }

  @MainActor func row(at place: Int) -> TabSidebar.Row {
    let (traits, section) = node.tabTraits
    return TabSidebar.Row(
      id: tag ?? AnyHashable(place), place: place,
      label: item?.makeLabelView() ?? AnyView(Text("\(place + 1)")),
      badge: badge, traits: traits, section: section.map { ObjectIdentifier($0) }, header: section?.header)
  }

  /// The views of a tab with a `tabItem` are made when it is first in sight.
  @MainActor func show() {
    item?.page.isCovered = false
    item?.make()
  }
  @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    item?.contentPreference(key) ?? node.preferenceValue(key)
  }
}
