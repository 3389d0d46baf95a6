/// The menu that the title of a window opens: the innermost that there is.
struct TitleMenuKey: PreferenceKey {
  static var defaultValue: MenuSource? { nil }
  static func reduce(value: inout MenuSource?, nextValue: () -> MenuSource?) { value = value ?? nextValue() }
}

/// The views of a title's menu, as an item of a toolbar: read, never shown.
struct TitleMenuView<Content: View> {
  let content: Content
}

extension TitleMenuView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> TitleMenuNode {
    TitleMenuNode(under: parent) { MenuContent._makeNode(MenuContent(content: view.content), under: $0) }
  }
  static func patch(_ node: TitleMenuNode, with view: Self) {
    MenuContent._patch(node.entries.content, with: MenuContent(content: view.content))
  }
}

final class TitleMenuNode: Node {
  private(set) var entries: MenuEntriesNode!

  init(under parent: Node, make: (Node) -> Node) {
    super.init(under: parent)
    // Whether there is anything to choose may be otherwise; the rest is read as the menu opens.
    entries = MenuEntriesNode(under: self) { [weak self] in
      if let self, isMounted { graph.preferencesChanged(above: self) }
    }
    entries.mount(make)
    announcePreference()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == TitleMenuKey.self, !entries.sections.isEmpty else { return nil }
    let source: MenuSource? = MenuSource(id: ObjectIdentifier(self)) { [weak self] in
      self?.entries.sections ?? []
    }
    return (source as! K.Value)
  }

  override func forEachRead(_ visit: (Node) -> Void) { if let entries { visit(entries) } }
  override func unmount() {
    entries.unmount()
    super.unmount()
  }
}
