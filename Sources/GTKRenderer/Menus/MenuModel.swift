import CGTK
import SwiftUICore

/// The entries of a menu as GTK's menus and popovers take them: a `GMenu`, and an action for each entry. Both are changed
/// in place, so a menu that is open shows what is new, stays open, and keeps the entry that the keys are on.
@MainActor
final class MenuModel {
  /// What the actions are called in the widget that has the menu.
  static let prefix = "menu"

  nonisolated(unsafe) let group: UnsafeMutablePointer<GSimpleActionGroup>
  private var level: MenuLevel!
  /// The newest entries; asked when one is chosen.
  private let sections: () -> [MenuSection]
  /// Where it is shown; nil: nowhere.
  var page: () -> MenuPage? = { nil }
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
  func follow() {
    let page = page()
    level.show(sections(), on: page)
    if let page { showKeys(on: page) }
  }

  /// Shows the keys of entries that GTK has made of the model where it shows none itself.
  func showKeys(on page: MenuPage) {
    if !page.isMenu { level.showKeys(on: page) }
  }

  /// Does what the newest of the entries does that is shown as `entry`.
  func choose(_ entry: MenuEntry) {
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

  func newName() -> String {
    defer { count += 1 }
    return "a\(count)"
  }
}

extension OpaquePointer {
  /// A `GMenu` as the `GMenuModel` that it is.
  var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GMenuModel.self)
  }
}
