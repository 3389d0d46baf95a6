internal import HeadlessRenderer
import SwiftUICore

/// Something that can be chosen in a menu.
public struct MenuEntry {
  let item: MenuItem

  public var title: String { item.title }
  public var isEnabled: Bool { item.isEnabled }
  public var shortcut: KeyboardShortcut? { item.shortcut }
  /// Whether it is switched on, or the one of several that is chosen.
  public var isOn: Bool {
    switch item.kind {
    case .check(let isOn), .choice(let isOn): isOn
    default: false
    }
  }
  /// The titles in the menu that this opens, a line as `—`; empty: it opens none.
  public var titles: [String] {
    if case .submenu(let sections) = item.kind { menuTitles(sections) } else { [] }
  }
}

private func menuTitles(_ sections: [MenuSection]) -> [String] {
  var titles: [String] = []
  for section in sections {
    if !titles.isEmpty { titles.append("—") }
    if !section.title.isEmpty { titles.append(section.title) }
    titles += section.items.map(\.title)
  }
  return titles
}

/// The menu and the keys of the active window.
extension Screen {
  private var sections: [MenuSection] {
    guard let window = renderer.activeWindow?.anyDescription as? WindowDescription else { return [] }
    return window.menu?.read() ?? []
  }

  /// The titles in the menu of the active window, a line between sections as `—`.
  public var menu: [String] { menuTitles(sections) }

  /// The item found by the titles that lead to it.
  public func menuItem(_ path: String...) -> MenuEntry { entry(path) }

  /// Opens the menu and chooses the item that the titles lead to.
  public func choose(_ path: String...) {
    let entry = entry(path)
    guard entry.isEnabled else { fatalError("The menu item \(path) is disabled.") }
    act { entry.item.action() }
  }

  private func entry(_ path: [String]) -> MenuEntry {
    var items = sections.flatMap(\.items)
    for (depth, title) in path.enumerated() {
      guard let item = items.first(where: { $0.title == title }) else {
        fatalError("There is no menu item \(path); there are: \(items.map(\.title)).")
      }
      if depth == path.count - 1 { return MenuEntry(item: item) }
      if case .submenu(let sections) = item.kind { items = sections.flatMap(\.items) } else { items = [] }
    }
    fatalError("A menu item has at least one title.")
  }

  /// Presses keys in the active window. First the control there that has them, or else the menu's item, does what it is for,
  /// if they are pressed with Ctrl or Alt. Otherwise views around the focus that want keys come first, then a field that has
  /// the focus, then views that want commands, and such controls last.
  /// - Parameter phase: a repetition or release is for views that want keys alone.
  /// - Returns: whether anything did.
  @discardableResult
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, phase: KeyPress.Phases = .down
  ) -> Bool {
    flush()
    let pressed = KeyboardShortcut(key, modifiers: modifiers)
    if phase == .down, pressed.isCommand, perform(pressed) { return true }
    let press = KeyPress(key, characters: String(key.character), modifiers: modifiers, phase: phase)
    if offer(press, beforeFocus: true) { return true }
    guard phase == .down else { return false }
    let isText = ["field", "editor"].contains(focused?.kind)
    // What Ctrl does in a text is the text's.
    if pressed.isCommand { return !isText && offer(press, beforeFocus: false) }
    if let field = focused, field.kind == "field" {
      if key == .return {
        field.submit()
        perform(pressed)
        return true
      }
      if key != .escape {
        field.type(String(key.character))
        return true
      }
    }
    return offer(press, beforeFocus: false) || perform(pressed)
  }

  private func offer(_ press: KeyPress, beforeFocus: Bool) -> Bool {
    var isHandled = false
    act { isHandled = renderer.focus.handle(press, beforeFocus: beforeFocus) }
    return isHandled
  }

  @discardableResult
  private func perform(_ pressed: KeyboardShortcut) -> Bool {
    guard let window = renderer.activeWindow else { return false }
    for element in Element(window, on: self).all where element.isEnabled {
      if let menu = element.widget.anyDescription as? MenuDescription,
        let item = menu.sections.item(for: { $0.means(pressed) })
      {
        act { item.action() }
        return true
      }
      let shortcut = element.shortcut
      guard let shortcut, shortcut.means(pressed) else { continue }
      element.tap()
      return true
    }
    guard let item = sections.item(for: { $0.means(pressed) }) else { return false }
    act { item.action() }
    return true
  }

  /// How often the app has said what it is.
  public var aboutCount: Int { renderer.aboutCount }
  /// The titles of what was shown with its keys, by group.
  public var shownShortcuts: [[String]] { renderer.shownShortcuts.map { [$0.title] + $0.items.map(\.title) } }
}

extension Element {
  /// The keys that do the same as clicking it.
  public var shortcut: KeyboardShortcut? {
    switch widget.anyDescription {
    case let button as ButtonDescription: button.shortcut
    case let toggle as ToggleDescription: toggle.shortcut
    default: nil
    }
  }
}
