/// Reads the controls in a subtree as a menu: buttons, links and toggles are items, pickers menus with a choice, dividers
/// lines; other views are passed over. A line at the front or the end leaves an empty section there.
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
    guard let widget = (node as? any AttributedNode)?.anyWidget else {
      node.forEachChild { read($0) }
      return
    }
    switch widget {
    case let widget as any DescribedWidget<ButtonDescription>:
      let button = widget.description
      add(
        MenuItem(
          title(of: node, widget), isEnabled: button.isEnabled, shortcut: button.shortcut,
          action: { button.action() }))
    case let widget as any DescribedWidget<ToggleDescription>:
      let toggle = widget.description
      add(
        MenuItem(
          title(of: node, widget), kind: .check(toggle.isOn), isEnabled: toggle.isEnabled,
          shortcut: toggle.shortcut, action: { toggle.set(!toggle.isOn) }))
    case let widget as any DescribedWidget<LinkDescription>:
      let link = widget.description
      add(MenuItem(link.title, isEnabled: link.isEnabled, action: { link.open() }))
    case let widget as any DescribedWidget<PickerDescription>: read(widget.description)
    case is any DescribedWidget<DividerDescription>: line()
    case let widget as any DescribedWidget<TextDescription>:
      add(MenuItem(widget.description.text, kind: .text, isEnabled: false))
    default: node.forEachChild { read($0) }
    }
  }

  private func title(of node: Node, _ widget: any Widget) -> String {
    let text = node.readText
    return text.isEmpty ? widget.attributes?.accessibilityLabel ?? "" : text
  }

  private mutating func read(_ picker: PickerDescription) {
    let options = picker.options.enumerated().map { index, option in
      MenuItem(
        option.title, kind: .choice(picker.selection == index), isEnabled: picker.isEnabled,
        action: { picker.select(index) })
    }
    if picker.look == .inline {
      line(picker.hidesLabel ? "" : picker.label)
      sections[sections.count - 1].items = options
      line()
    } else {
      add(
        MenuItem(
          picker.label, kind: .submenu([MenuSection(items: options)]), isEnabled: picker.isEnabled))
    }
  }
}
