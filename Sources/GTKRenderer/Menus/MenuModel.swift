import CGTK
import SwiftUICore

/// The entries of a menu as GTK's menus and popovers take them: a `GMenu`, and an action for each entry. Both are changed
/// in place, so a menu that is open shows what is new, and stays open.
@MainActor
final class MenuModel {
  /// What the actions are called in the widget that has the menu.
  static let prefix = "menu"

  fileprivate nonisolated(unsafe) let group: UnsafeMutablePointer<GSimpleActionGroup>
  private var level: MenuLevel!
  /// The newest entries; asked when one is chosen.
  private let sections: () -> [MenuSection]
  private var count = 0

  init(_ sections: @escaping () -> [MenuSection]) {
    self.sections = sections
    group = g_simple_action_group_new()
    level = MenuLevel(of: self)
    follow()
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

  var model: UnsafeMutablePointer<GMenuModel> { level.model }
  var isEmpty: Bool { level.isEmpty }

  /// Lets a widget, and what is in it, find the actions.
  func attach(to widget: Native) {
    gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
  }

  /// Shows the entries as they are now.
  func follow() { level.show(sections()) }

  /// Does what the newest of the entries does that is shown as `entry`.
  fileprivate func choose(_ entry: MenuEntry) {
    guard let place = level.leaves.firstIndex(where: { $0 === entry }) else { return }
    let newest = Self.leaves(of: sections())
    // Between a change and the next frame, what is shown is not what there is: nothing but what was seen is chosen.
    guard newest.indices.contains(place) else { return }
    let item = newest[place]
    if item.title == entry.item.title, item.isEnabled { item.action() }
  }

  private static func leaves(of sections: [MenuSection]) -> [MenuItem] {
    sections.flatMap(\.items).flatMap { item -> [MenuItem] in
      if case .submenu(let inside) = item.kind { leaves(of: inside) } else { [item] }
    }
  }

  fileprivate func newName() -> String {
    defer { count += 1 }
    return "a\(count)"
  }
}

/// A menu, or one inside a menu: sections, divided by lines.
@MainActor
private final class MenuLevel {
  private unowned let owner: MenuModel
  private nonisolated(unsafe) let menu: OpaquePointer = g_menu_new()
  private var parts: [MenuPart] = []

  init(of owner: MenuModel) { self.owner = owner }

  deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

  var model: UnsafeMutablePointer<GMenuModel> { menu.model }
  var isEmpty: Bool { parts.allSatisfy(\.entries.isEmpty) }

  /// Every entry that can be chosen, in order, those of menus inside too.
  var leaves: [MenuEntry] { parts.flatMap(\.entries).flatMap { $0.inside?.leaves ?? [$0] } }

  func show(_ sections: [MenuSection]) {
    while parts.count > sections.count {
      parts.removeLast().leave()
      g_menu_remove(menu, Int32(parts.count))
    }
    for (place, section) in sections.enumerated() {
      if place < parts.count, parts[place].title == section.title {
        parts[place].show(section.items)
        continue
      }
      let part = MenuPart(section.title, of: owner)
      part.show(section.items)
      if place < parts.count {
        parts[place].leave()
        parts[place] = part
        g_menu_remove(menu, Int32(place))
      } else {
        parts.append(part)
      }
      g_menu_insert_section(menu, Int32(place), section.title.isEmpty ? nil : section.title, part.menu.model)
    }
  }

  func leave() { for part in parts { part.leave() } }
}

@MainActor
private final class MenuPart {
  let title: String
  nonisolated(unsafe) let menu: OpaquePointer = g_menu_new()
  private(set) var entries: [MenuEntry] = []
  private unowned let owner: MenuModel

  init(_ title: String, of owner: MenuModel) {
    self.title = title
    self.owner = owner
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

  /// Entries at the front and at the end that look as before stay, also under the pointer; those between are new.
  func show(_ items: [MenuItem]) {
    let shared = min(entries.count, items.count)
    let front = zip(entries, items).prefix { $0.canShow($1) }.count
    let back = zip(entries.reversed(), items.reversed()).prefix(shared - front)
      .prefix { $0.canShow($1) }.count
    for (entry, item) in zip(entries.prefix(front), items) { entry.show(item) }
    for (entry, item) in zip(entries.suffix(back), items.suffix(back)) { entry.show(item) }
    for place in (front..<(entries.count - back)).reversed() {
      g_menu_remove(menu, Int32(place))
      entries.remove(at: place).leave()
    }
    for place in front..<(items.count - back) {
      let entry = MenuEntry(items[place], of: owner)
      entries.insert(entry, at: place)
      entry.insert(into: menu, at: Int32(place))
    }
  }

  func leave() { for entry in entries { entry.leave() } }
}

/// One entry and its action, or the menu inside the menu that it opens.
@MainActor
private final class MenuEntry {
  private(set) var item: MenuItem
  let inside: MenuLevel?
  private unowned let owner: MenuModel
  private let name: String
  private nonisolated(unsafe) var action: OpaquePointer?

  init(_ item: MenuItem, of owner: MenuModel) {
    self.item = item
    self.owner = owner
    if case .submenu(let sections) = item.kind {
      inside = MenuLevel(of: owner)
      name = ""
      inside?.show(sections)
    } else {
      inside = nil
      name = owner.newName()
      makeAction()
    }
  }

  deinit {
    guard let action else { return }
    // A widget may still hold the group, and in it the action.
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(action), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  private func makeAction() {
    let action: OpaquePointer
    switch item.kind {
    case .check(let isOn):
      action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.gboolean))
    case .choice(let isChosen):
      // With a target, an entry is shown as one of several.
      let type = g_variant_type_new("s")
      action = g_simple_action_new_stateful(name, type, g_variant_new_string(isChosen ? "on" : "off"))
      g_variant_type_free(type)
    default: action = g_simple_action_new(name, nil)
    }
    self.action = action
    showWhetherEnabled()
    let activated: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        let entry = Unmanaged<MenuEntry>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
          .takeUnretainedValue()
        entry.owner.choose(entry)
      }
    }
    faves_signal_connect(
      UnsafeMutableRawPointer(action), "activate", unsafeBitCast(activated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    g_action_map_add_action(OpaquePointer(owner.group), action)
  }

  private func showWhetherEnabled() {
    guard let action else { return }
    g_simple_action_set_enabled(action, (item.isEnabled && item.kind != .text).gboolean)
  }

  /// Whether `item` differs in nothing that GTK reads only once.
  func canShow(_ item: MenuItem) -> Bool {
    let isSameKind =
      switch (self.item.kind, item.kind) {
      case (.action, .action), (.check, .check), (.choice, .choice), (.text, .text): true
      case (.submenu, .submenu): true
      default: false
      }
    return isSameKind && self.item.title == item.title && self.item.symbol == item.symbol
      && self.item.shortcut == item.shortcut
  }

  func show(_ item: MenuItem) {
    let old = self.item
    self.item = item
    if item.isEnabled != old.isEnabled { showWhetherEnabled() }
    switch item.kind {
    case .submenu(let sections): inside?.show(sections)
    case .check(let isOn) where item.kind != old.kind:
      g_simple_action_set_state(action, g_variant_new_boolean(isOn.gboolean))
    case .choice(let isChosen) where item.kind != old.kind:
      g_simple_action_set_state(action, g_variant_new_string(isChosen ? "on" : "off"))
    default: break
    }
  }

  func insert(into menu: OpaquePointer, at place: Int32) {
    let entry: OpaquePointer
    if let inside {
      entry = g_menu_item_new_submenu(words, inside.model)
    } else {
      var detail = "\(MenuModel.prefix).\(name)"
      if case .choice = item.kind { detail += "::on" }
      entry = g_menu_item_new(words, detail)
    }
    if let keys = item.shortcut?.acceleratorName {
      g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys))
    }
    g_menu_insert_item(menu, place, entry)
    g_object_unref(UnsafeMutableRawPointer(entry))
  }

  func leave() {
    inside?.leave()
    if action != nil { g_action_map_remove_action(OpaquePointer(owner.group), name) }
  }

  /// The words of an entry; low lines are letters, not marks of a shortcut.
  private var words: String {
    let title = item.title.isEmpty ? item.symbol.map { SymbolWords.words(for: $0) } ?? "" : item.title
    return title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}

extension OpaquePointer {
  /// A `GMenu` as the `GMenuModel` that it is.
  fileprivate var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GMenuModel.self)
  }
}
