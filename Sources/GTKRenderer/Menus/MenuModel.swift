import CGTK
import SwiftUICore

/// The entries of a menu as GTK's menus and popovers take them: a `GMenu`, and an action for each entry.
@MainActor
final class MenuModel {
  /// What the actions are called in the widget that has the menu.
  static let prefix = "menu"

  nonisolated(unsafe) private let menu: OpaquePointer
  nonisolated(unsafe) private let group: UnsafeMutablePointer<GSimpleActionGroup>
  /// The newest entries; asked when one is chosen.
  private let sections: () -> [MenuSection]
  private var count = 0

  init(_ sections: @escaping () -> [MenuSection]) {
    self.sections = sections
    group = g_simple_action_group_new()
    menu = g_menu_new()
    fill(menu, with: sections())
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(menu))
    g_object_unref(UnsafeMutableRawPointer(group))
  }

  /// Lets a widget, and what is in it, find the actions.
  func attach(to widget: Native) {
    gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
  }

  /// Every item that can be chosen, in order: their places name the actions.
  private static func leaves(of sections: [MenuSection]) -> [MenuItem] {
    sections.flatMap(\.items).flatMap { item -> [MenuItem] in
      if case .submenu(let inside) = item.kind { leaves(of: inside) } else { [item] }
    }
  }

  func choose(_ index: Int) {
    let leaves = Self.leaves(of: sections())
    if leaves.indices.contains(index), leaves[index].isEnabled { leaves[index].action() }
  }

  private func fill(_ menu: OpaquePointer, with sections: [MenuSection]) {
    for section in sections {
      let part = g_menu_new()!
      for item in section.items {
        guard case .submenu(let inside) = item.kind else {
          append(item, to: part)
          continue
        }
        let submenu = g_menu_new()!
        fill(submenu, with: inside)
        g_menu_append_submenu(part, Self.words(item), Self.model(submenu))
        g_object_unref(UnsafeMutableRawPointer(submenu))
      }
      g_menu_append_section(menu, section.title.isEmpty ? nil : section.title, Self.model(part))
      g_object_unref(UnsafeMutableRawPointer(part))
    }
  }

  private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
  }
  var model: UnsafeMutablePointer<GMenuModel> { Self.model(menu) }

  private func append(_ item: MenuItem, to menu: OpaquePointer) {
    let name = "a\(count)"
    count += 1
    let action: OpaquePointer
    var detail = "\(Self.prefix).\(name)"
    switch item.kind {
    case .check(let isOn):
      action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.gboolean))
    case .choice(let isChosen):
      // With a target, an entry is shown as one of several.
      let type = g_variant_type_new("s")
      action = g_simple_action_new_stateful(name, type, g_variant_new_string(isChosen ? "on" : "off"))
      g_variant_type_free(type)
      detail += "::on"
    default: action = g_simple_action_new(name, nil)
    }
    g_simple_action_set_enabled(action, (item.isEnabled && item.kind != .text).gboolean)
    let activated: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { action, _, data in
      let address = UInt(bitPattern: data)
      let name = g_action_get_name(OpaquePointer(action!)).map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated {
        let model = Unmanaged<MenuModel>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
          .takeUnretainedValue()
        if let index = Int(name.dropFirst()) { model.choose(index) }
      }
    }
    // The group, and with it the action, goes with this model.
    faves_signal_connect(
      UnsafeMutableRawPointer(action), "activate", unsafeBitCast(activated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    g_action_map_add_action(OpaquePointer(group), action)
    g_object_unref(UnsafeMutableRawPointer(action))
    g_menu_append(menu, Self.words(item), detail)
  }

  /// The words of an entry; low lines are letters, not marks of a shortcut.
  private static func words(_ item: MenuItem) -> String {
    let title = item.title.isEmpty ? item.symbol.map { SymbolWords.words(for: $0) } ?? "" : item.title
    return title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
