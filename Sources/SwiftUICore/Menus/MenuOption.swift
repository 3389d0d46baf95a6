/// An entry of a menu, as a renderer shows it.
package struct MenuOption: Equatable {
  package enum Kind: Equatable {
    case action
    /// On or off.
    case check(Bool)
    /// One of several in a row; whether it is the chosen one.
    case choice(Bool)
    case submenu([MenuOption])
    /// Entries that belong together, apart from those around.
    case section(String, [MenuOption])
    case separator
    /// Words that do nothing.
    case label
  }
  package var kind: Kind
  package var title: String
  package var symbol: String?
  package var isEnabled = true
  package var isDestructive = false
  package var action = Callback<Void> { _ in }

  package init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}

/// The views of a menu: read, never shown.
final class MenuEntriesNode: HostNode {
  private var child: Node?
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(under: parent)
  }

  func mount(_ make: (Node) -> Node) { child = make(self) }
  var content: Node { child! }
  override var showsTransitions: Bool { false }

  var items: [MenuOption] {
    var items: [MenuOption] = []
    Self.collect(from: content, into: &items)
    return items
  }

  private static func collect(from node: Node, into items: inout [MenuOption]) {
    if let section = node as? SectionNode {
      var inside: [MenuOption] = []
      collect(from: section.content, into: &inside)
      items.append(MenuOption(.section(section.header.readText, inside)))
      return
    }
    guard let attributed = node as? any AttributedNode else {
      return node.forEachChild { collect(from: $0, into: &items) }
    }
    if let item = item(node, attributed.anyWidget) {
      if attributed.anyWidget.attributes?.isHidden != true { items.append(item) }
    } else {
      node.forEachChild { collect(from: $0, into: &items) }
    }
  }

  /// What a widget is in a menu; nil: nothing itself.
  private static func item(_ node: Node, _ widget: any Widget) -> MenuOption? {
    let label = widget.attributes?.accessibilityLabel
    func titled(_ kind: MenuOption.Kind, _ text: String) -> MenuOption {
      var item = MenuOption(kind, title: text.isEmpty ? label ?? "" : text)
      item.symbol = node.readSymbol
      return item
    }
    if let button = (widget as? any DescribedWidget<ButtonDescription>)?.description {
      var item = titled(.action, node.readText)
      item.isEnabled = button.isEnabled
      item.isDestructive = button.role == .destructive
      item.action = button.action
      return item
    }
    if let toggle = (widget as? any DescribedWidget<ToggleDescription>)?.description {
      var item = titled(.check(toggle.isOn), node.readText)
      item.isEnabled = toggle.isEnabled
      item.action = Callback { toggle.set(!toggle.isOn) }
      return item
    }
    if let menu = (widget as? any DescribedWidget<MenuDescription>)?.description {
      var item = titled(.submenu(menu.items), node.readText)
      item.isEnabled = menu.isEnabled
      return item
    }
    if let picker = (widget as? any DescribedWidget<PickerDescription>)?.description {
      let choices = picker.options.enumerated().map { index, option in
        var item = MenuOption(.choice(index == picker.selection), title: option.title)
        item.symbol = option.symbol
        item.isEnabled = picker.isEnabled
        item.action = Callback { picker.select(index) }
        return item
      }
      return picker.look == .inline || picker.label.isEmpty
        ? MenuOption(.section(picker.hidesLabel ? "" : picker.label, choices))
        : titled(.submenu(choices), picker.label)
    }
    if let link = (widget as? any DescribedWidget<LinkDescription>)?.description {
      var item = titled(.action, link.title)
      item.isEnabled = link.isEnabled
      item.action = link.open
      return item
    }
    if widget is any DescribedWidget<DividerDescription> { return MenuOption(.separator) }
    if let text = (widget as? any DescribedWidget<TextDescription>)?.description {
      return titled(.label, text.text)
    }
    return nil
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func widgetChanged() { changed() }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    for widget in widgets { widget.destroy() }
    changed()
  }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    let widgets = child?.widgets ?? []
    child?.unmount()
    super.unmount()
    for widget in widgets { widget.destroy() }
  }
}

/// The views of a menu stand in an environment of their own: no style of buttons, toggles or pickers reaches them.
struct MenuContent<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  private typealias Plain = ModifiedContent<Content, _EnvironmentModifier>
  private var plain: Plain {
    content.modifier(
      _EnvironmentModifier {
        $0.buttonStyling = ButtonStyling()
        $0.toggleStyling = ToggleStyling()
      })
  }
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    Plain._makeNode(view.plain, under: parent)
  }
  static func patch(_ node: Node, with view: Self) { Plain._patch(node, with: view.plain) }
}
