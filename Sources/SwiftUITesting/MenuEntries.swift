import Foundation
internal import HeadlessRenderer
import SwiftUICore

/// Menus, and what is picked.
extension Element {
  /// A menu, by what its button says.
  public func menuButton(_ label: String) -> Element {
    guard let found = find("menu", label) else { fatalError("There is no menu \"\(label)\" here.") }
    return found
  }
  public func datePicker(_ label: String) -> Element {
    guard let found = find("date picker", label) else {
      fatalError("There is no date picker \"\(label)\" here.")
    }
    return found
  }
  public func colorPicker(_ label: String) -> Element {
    guard let found = find("color picker", label) else {
      fatalError("There is no color picker \"\(label)\" here.")
    }
    return found
  }

  private var sections: [MenuSection] {
    switch widget.anyDescription {
    case let menu as MenuDescription: menu.sections
    case let menu as ContextMenuDescription: menu.sections
    default: []
    }
  }

  /// The entries of a menu or of a view's context menu, those of titled sections and submenus after their titles,
  /// indented; what is on or chosen with a tick, the line before a further section as a dash.
  public var entries: [String] { Self.lines(sections, "") }

  private static func lines(_ sections: [MenuSection], _ indent: String) -> [String] {
    var lines: [String] = []
    for (index, section) in sections.enumerated() {
      if index > 0 { lines.append(indent + "—") }
      if !section.title.isEmpty { lines.append(indent + section.title) }
      let inside = section.title.isEmpty ? indent : indent + "  "
      for item in section.items {
        switch item.kind {
        case .check(true), .choice(true): lines.append(inside + "✓ " + item.title)
        case .action, .check, .choice, .text: lines.append(inside + item.title)
        case .submenu(let menu): lines += [inside + item.title] + Self.lines(menu, inside + "  ")
        }
      }
    }
    return lines
  }

  private static func find(_ title: String, in sections: [MenuSection]) -> MenuItem? {
    for item in sections.flatMap(\.items) {
      if case .submenu(let inside) = item.kind {
        if let found = find(title, in: inside) { return found }
      } else if item.title == title {
        return item
      }
    }
    return nil
  }

  /// Chooses an entry of a menu, however deep.
  public func choose(_ title: String) {
    guard let item = Self.find(title, in: sections) else {
      fatalError("There is no entry \"\(title)\" here; there are: \(entries).")
    }
    guard item.isEnabled else { fatalError("The entry \"\(title)\" is disabled.") }
    screen.act { item.action() }
  }

  /// The view around this one, or within, that has a context menu.
  public var contextMenu: Element {
    if let found = all.first(where: { $0.kind == "context menu" }) { return found }
    var parent = widget.parent
    while let current = parent {
      if current.kind == "context menu" { return Element(current, on: screen) }
      parent = current.parent
    }
    fatalError("There is no context menu here.")
  }

  /// What a list or table offers for the row at `index`, or for all that are selected if it is one of them; nil: where there
  /// is no row.
  public func rowMenu(_ index: Int?) -> [MenuEntry] {
    var sections: [MenuSection] = []
    screen.act { sections = (widget as? HeadlessList)?.source?.menu(forRow: index) ?? [] }
    return sections.flatMap(\.items).map { MenuEntry(item: $0) }
  }
  /// Chooses an entry of that menu.
  public func choose(_ title: String, ofRow index: Int?) {
    guard let entry = rowMenu(index).first(where: { $0.title == title }) else {
      fatalError("The row's menu has no \"\(title)\".")
    }
    screen.act { entry.item.action() }
  }

  /// What a date picker shows.
  public var date: Date {
    guard let picker = widget.anyDescription as? DatePickerDescription else {
      fatalError("A \(kind) has no date.")
    }
    return picker.date
  }
  public func set(_ date: Date) {
    guard let picker = widget.anyDescription as? DatePickerDescription else {
      fatalError("A \(kind) has no date.")
    }
    screen.act { picker.set(date) }
  }
  public func set(_ color: Color) {
    guard let picker = widget.anyDescription as? ColorPickerDescription else {
      fatalError("A \(kind) has no colour.")
    }
    screen.act { picker.set(color) }
  }

  /// What a scroll view was last scrolled to.
  public var scrolledTo: Element? {
    (widget as? HeadlessScroll)?.target.map { Element($0, on: screen) }
  }
}

extension Screen {
  public func menuButton(_ label: String) -> Element { front.menuButton(label) }
  public func datePicker(_ label: String) -> Element { front.datePicker(label) }
  public func colorPicker(_ label: String) -> Element { front.colorPicker(label) }
}
