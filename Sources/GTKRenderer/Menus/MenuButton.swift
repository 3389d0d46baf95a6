import CGTK
import SwiftUICore

/// A button in a header bar that opens a menu: at its end the app's, in the place of the title the title's.
@MainActor
final class MenuButton {
  let native: Native
  private let isTitle: Bool
  private var source: MenuSource?
  private unowned let renderer: GTKRenderer
  private weak var popup: MenuPopup?
  /// The menu, while it is open.
  var menu: Native? { popup?.menu }
  nonisolated(unsafe) private var handler: SignalHandler?

  /// The button with the app's menu.
  convenience init(in renderer: GTKRenderer) {
    self.init(
      faves_icon_new("open-menu-symbolic"), "image-button",
      isTitle: false, in: renderer)
    let word = DesktopWords.word("Menu")
    gtk_widget_set_tooltip_text(native, word)
    atk_object_set_name(gtk_widget_get_accessible(native), word)
  }

  /// - Parameter face: what is to be seen of it.
  /// - Parameter isTitle: whether it stands in the middle of the bar.
  init(_ face: Native, _ name: String, isTitle: Bool, in renderer: GTKRenderer) {
    self.isTitle = isTitle
    self.renderer = renderer
    native = gtk_toggle_button_new()!
    gtk_widget_set_focus_on_click(native, 0)
    gtk_container_add(cast(native), face)
    faves_add_class(native, name)
    gtk_widget_set_valign(native, GTK_ALIGN_CENTER)
    gtk_widget_show_all(native)
    gtk_widget_set_no_show_all(native, 1)
    gtk_widget_hide(native)
    let toggled: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<MenuButton>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
          .toggled()
      }
    }
    let id = faves_signal_connect(
      native, "toggled", unsafeBitCast(toggled, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque()
    )
    handler = SignalHandler(instance: UnsafeMutableRawPointer(native), id: id)
  }

  deinit { handler?.disconnect() }

  func offer(_ source: MenuSource?) {
    self.source = source
    gtk_widget_set_visible(native, (source != nil).gboolean)
  }

  /// Opens the menu; false: there is none to be seen.
  func open() -> Bool {
    guard source != nil, gtk_widget_get_mapped(native) != 0 else { return false }
    gtk_toggle_button_set_active(cast(native), 1)
    if let menu { gtk_menu_shell_select_first(cast(menu), 1) }
    return true
  }

  private func toggled() {
    guard gtk_toggle_button_get_active(cast(native)) != 0 else {
      if let menu { gtk_menu_popdown(cast(menu)) }
      return
    }
    guard menu == nil, let source else { return }
    let ended: @MainActor () -> Void = { [weak self] in
      if let self { gtk_toggle_button_set_active(cast(native), 0) }
    }
    guard let popup = MenuPopup(over: native, in: renderer, ended: ended, read: source.read) else {
      return ended()
    }
    self.popup = popup
    popup.show(isTitle ? .underMiddle : .underEnd)
  }
}
