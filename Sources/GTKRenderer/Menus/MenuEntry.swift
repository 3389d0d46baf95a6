import CGTK
import SwiftUICore

/// One entry and its action, or the menu inside the menu that it opens.
@MainActor
final class MenuEntry {
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
      inside?.show(sections, on: nil)
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

  /// Shows an item of the same kind; false: GTK, which reads words and keys once, has to make the entry anew.
  func show(_ item: MenuItem, as face: MenuFace?) -> Bool {
    let old = self.item
    let looksOther = Self.words(of: old) != Self.words(of: item) || old.shortcut != item.shortcut
    if looksOther {
      guard let face else { return false }
      face.show(Self.words(of: item), keys: item.shortcut?.acceleratorName)
    }
    self.item = item
    if item.isEnabled != old.isEnabled { showWhetherEnabled() }
    switch item.kind {
    case .submenu(let sections): inside?.show(sections, on: face?.inside)
    case .check(let isOn) where item.kind != old.kind:
      g_simple_action_set_state(action, g_variant_new_boolean(isOn.gboolean))
    case .choice(let isChosen) where item.kind != old.kind:
      g_simple_action_set_state(action, g_variant_new_string(isChosen ? "on" : "off"))
    default: break
    }
    return true
  }

  func insert(into menu: OpaquePointer, at place: Int32) {
    let entry: OpaquePointer
    if let inside {
      entry = g_menu_item_new_submenu(Self.words(of: item), inside.model)
    } else {
      var detail = "\(MenuModel.prefix).\(name)"
      if case .choice = item.kind { detail += "::on" }
      entry = g_menu_item_new(Self.words(of: item), detail)
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
  private static func words(of item: MenuItem) -> String {
    let title = item.title.isEmpty ? item.symbol.map { SymbolWords.words(for: $0) } ?? "" : item.title
    return title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
