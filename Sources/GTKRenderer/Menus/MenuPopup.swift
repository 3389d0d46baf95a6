import CGTK
import SwiftUICore

/// A menu that pops up, follows what it is made of while it is open, and is gone once something was chosen or nothing.
@MainActor
final class MenuPopup {
  /// Where a menu pops up: under its owner, at the end or in the middle; over it, in the upper corner at the end; or where
  /// what asked for it happened, and if nothing did, at its owner.
  enum Place {
    case underEnd, underMiddle, inCorner
    case at(UnsafeMutablePointer<GdkEvent>?)
  }

  let menu: Native
  /// It is there as long as the menu is attached to something.
  private let owner: Native
  private let model: MenuModel
  private weak var renderer: GTKRenderer?
  private let ended: () -> Void

  /// A menu that is not shown yet; nil: there is nothing in it.
  /// - Parameter read: the entries of the moment.
  init?(
    over owner: Native, in renderer: GTKRenderer, ended: @escaping @MainActor () -> Void = {},
    read: @escaping @MainActor () -> [MenuSection]
  ) {
    model = MenuModel(read)
    if model.isEmpty { return nil }
    menu = gtk_menu_new_from_model(model.model)!
    self.owner = owner
    self.renderer = renderer
    self.ended = ended
    let menu = menu
    model.page = { MenuPage(menu: menu) }
    model.attach(to: menu)
    gtk_menu_attach_to_widget(cast(menu), Self.told(of: owner), nil)
    turn()
    connect("selection-done") { $0.close() }
    // Whatever it is the menu of may go first.
    connect("destroy") { $0.isGone() }
  }

  /// The popup lives as long as its menu.
  private func connect(_ signal: String, to handler: @escaping @MainActor (MenuPopup) -> Void) {
    let call = Call { handler(self) }
    let called: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<Call>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().perform()
      }
    }
    g_signal_connect_data(
      menu, signal, unsafeBitCast(called, to: GCallback.self), Unmanaged.passRetained(call).toOpaque(),
      { data, _ in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          Unmanaged<Call>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
        }
      }, GConnectFlags(0))
  }

  private final class Call {
    let perform: @MainActor () -> Void
    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
  }

  /// What of the owner the menu is attached to: assistive tools find the menu of a button only where GTK has made both, and all
  /// others beside the program's windows.
  private static func told(of owner: Native) -> Native {
    let isButton = g_type_check_instance_is_a(cast(owner), gtk_button_get_type()) != 0
    return isButton ? gtk_bin_get_child(cast(owner)) ?? owner : owner
  }

  func show(_ place: Place) {
    guard gtk_menu_get_attach_widget(cast(menu)) != nil else { return }
    renderer?.openMenus.append(self)
    switch place {
    case .at(let event?):
      gtk_menu_popup_at_pointer(cast(menu), event)
      faves_touch_ignore(event)
    case .at(nil): show(at: owner, GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST, nil)
    case .underEnd: show(at: owner, GDK_GRAVITY_SOUTH_EAST, GDK_GRAVITY_NORTH_EAST)
    case .underMiddle: show(at: owner, GDK_GRAVITY_SOUTH, GDK_GRAVITY_NORTH)
    case .inCorner: show(at: owner, GDK_GRAVITY_NORTH_EAST, GDK_GRAVITY_NORTH_EAST)
    }
  }

  private func show(at owner: Native, _ there: GdkGravity, _ own: GdkGravity) {
    let event = gtk_get_current_event() ?? Self.trigger(on: owner)
    show(at: owner, there, own, event)
    gdk_event_free(event)
  }

  private func show(
    at owner: Native, _ there: GdkGravity, _ own: GdkGravity, _ event: UnsafeMutablePointer<GdkEvent>?
  ) {
    gtk_menu_popup_at_widget(cast(menu), owner, there, own, event)
    // Who comes by keys goes on by keys.
    if Self.isKey(event) { gtk_menu_shell_select_first(cast(menu), 1) }
  }

  /// Shows the entries as they are now; with none left, the menu closes.
  func follow() {
    model.follow()
    if model.isEmpty { return gtk_menu_shell_deactivate(cast(menu)) }
    turn()
  }

  /// The menu goes at once, without anything chosen, since what it is the menu of goes.
  func leave() {
    gtk_menu_popdown(cast(menu))
    gtk_widget_destroy(menu)
  }

  private func isGone() {
    guard let renderer, let place = renderer.openMenus.firstIndex(where: { $0 === self }) else { return }
    renderer.openMenus.remove(at: place)
    ended()
  }

  /// A menu is a window of its own, and does not have its owner's direction by itself.
  private func turn() {
    guard gtk_menu_get_attach_widget(cast(menu)) != nil else { return }
    faves_turn(menu, gtk_widget_get_direction(owner), 1)
  }

  private func close() {
    isGone()
    // After the choice was acted upon, which comes right after the menu closed.
    g_idle_add(
      { menu in
        let menu = menu!.assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_destroy(menu)
        faves_unref(menu)
        return 0
      }, faves_ref(UnsafeMutableRawPointer(menu)))
  }

  /// Whether `event`, or if there is none what is being taken care of, is the pressing of a key.
  private static func isKey(_ event: UnsafeMutablePointer<GdkEvent>?) -> Bool {
    if let event { return gdk_event_get_event_type(event) == GDK_KEY_PRESS }
    guard let current = gtk_get_current_event() else { return false }
    defer { gdk_event_free(current) }
    return gdk_event_get_event_type(current) == GDK_KEY_PRESS
  }

  /// An assistive tool opens menus without any event; GTK wants one to know whose pointer the menu is to follow.
  private static func trigger(on owner: Native) -> UnsafeMutablePointer<GdkEvent> {
    let event = gdk_event_new(GDK_BUTTON_PRESS)!
    if let window = gtk_widget_get_window(owner) {
      event.pointee.button.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(window)))
    }
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(owner))
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    return event
  }
}

extension GTKRenderer {
  /// Whether what stands in a widget has its menu open.
  func hasOpenMenu(in native: Native) -> Bool {
    openMenus.contains { popup in
      gtk_menu_get_attach_widget(cast(popup.menu)).map { gtk_widget_is_ancestor($0, native) != 0 } ?? false
    }
  }

  /// Closes the menus of what stands in `widget`, which is about to leave or to stand for something else.
  func closeMenus(in widget: GTKWidget) {
    for popup in openMenus {
      guard let owner = gtk_menu_get_attach_widget(cast(popup.menu)) else { continue }
      if owner == widget.native || gtk_widget_is_ancestor(owner, widget.native) != 0 { popup.leave() }
    }
  }
}
