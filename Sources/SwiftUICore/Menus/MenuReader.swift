/// Reads the controls in a subtree as a menu: buttons, links and toggles are items, menus and pickers menus inside,
/// dividers lines; other views are passed over. A line at the front or the end leaves an empty section there.
@MainActor
struct MenuReader {
  private var sections = [MenuSection()]

  static func sections(in node: Node) -> [MenuSection] {
    var reader = MenuReader()
    reader.read(node)
    return reader.sections
  }

  private mutating func add(_ item: MenuItem) { sections[sections.count - 1].items.append(item) }
  private mutating func line(_ title: String = "") { sections.append(MenuSection(title: title)) }

  private mutating func read(_ node: Node) {
    if let section = node as? SectionNode {
      line(section.header.readText)
      read(section.content)
      line()
      return
    }
    guard let widget = node.attributed?.anyWidget else {
      return node.forEachChild { read($0) }
    }
    if let item = Self.item(node, widget) {
      if widget.attributes?.isHidden != true { add(item) }
    } else if let picker = widget as? any DescribedWidget<PickerDescription> {
      read(picker, of: node)
    } else if widget is any DescribedWidget<DividerDescription> {
      line()
    } else {
      node.forEachChild { read($0) }
    }
  }

  /// What a widget is in a menu; nil: nothing itself. What is chosen acts as the widget then says: a view that comes to the
  /// same item again has new closures, and the menu is not told.
  private static func item(_ node: Node, _ widget: any Widget) -> MenuItem? {
    var item: MenuItem
    switch widget {
    case let widget as any DescribedWidget<ButtonDescription>:
      let button = widget.description
      item = MenuItem(
        node.readText, isEnabled: button.isEnabled, shortcut: button.shortcut,
        action: { widget.description.action() })
      item.isDestructive = button.role == .destructive
    case let widget as any DescribedWidget<ToggleDescription>:
      let toggle = widget.description
      item = MenuItem(
        node.readText, kind: .check(toggle.isOn), isEnabled: toggle.isEnabled, shortcut: toggle.shortcut,
        action: { widget.description.set(!widget.description.isOn) })
    case let widget as any DescribedWidget<LinkDescription>:
      let link = widget.description
      item = MenuItem(link.title, isEnabled: link.isEnabled, action: { widget.description.open() })
    case let widget as any DescribedWidget<MenuDescription>:
      let menu = widget.description
      item = MenuItem(node.readText, kind: .submenu(menu.sections), isEnabled: menu.isEnabled)
    case let widget as any DescribedWidget<TextDescription>:
      item = MenuItem(widget.description.text, kind: .text, isEnabled: false)
    default: return nil
    }
    item.identity = ViewIdentity(of: node)
    if item.title.isEmpty { item.title = widget.attributes?.accessibilityLabel ?? "" }
    item.symbol = node.readSymbol
    return item
  }

  private mutating func read(_ widget: any DescribedWidget<PickerDescription>, of node: Node) {
    let picker = widget.description
    var parts = [MenuSection()]
    for (index, option) in picker.options.enumerated() {
      var item = MenuItem(
        option.title, kind: .choice(picker.selection == index), isEnabled: picker.isEnabled,
        action: { widget.description.select(index) })
      item.symbol = option.symbol
      item.identity = option.identity
      if let title = option.opening {
        if index == 0 { parts[0].title = title } else { parts.append(MenuSection(title: title)) }
      }
      parts[parts.count - 1].items.append(item)
    }
    if picker.look == .inline || picker.label.isEmpty {
      line(picker.hidesLabel ? "" : picker.label)
      if parts[0].title.isEmpty {
        sections[sections.count - 1].items = parts.removeFirst().items
      }
      sections += parts
      line()
    } else {
      var item = MenuItem(picker.label, kind: .submenu(parts), isEnabled: picker.isEnabled)
      item.identity = ViewIdentity(of: node)
      add(item)
    }
  }
}
