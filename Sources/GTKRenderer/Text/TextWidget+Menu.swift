import CGTK
import SwiftUICore

/// Words that can be selected have a menu by GTK, which opens before anything around them is asked. The program's comes first.
extension TextWidget {
  func offerMenuAround() {
    guard !asksForMenu else { return }
    asksForMenu = true
    ask(
      "button-press-event", of: native,
      with: { _, event, data in
        let event = event?.assumingMemoryBound(to: GdkEvent.self)
        guard gdk_event_triggers_context_menu(event) != 0 else { return 0 }
        let address = UInt(bitPattern: event)
        return receive(data, as: TextWidget.self, otherwise: 0) {
          $0.openMenuAround(UnsafeMutablePointer(bitPattern: address)).gboolean
        }
      })
    ask("popup-menu", of: native) { _, data in
      receive(data, as: TextWidget.self, otherwise: 0) { $0.openMenuAround(nil).gboolean }
    }
  }

  private func openMenuAround(_ event: UnsafeMutablePointer<GdkEvent>?) -> Bool {
    guard description.isSelectable else { return false }
    var around = parent
    while let widget = around {
      if let menu = widget as? ContextMenuWidget, menu.open(event, copying: copying) { return true }
      around = widget.parent
    }
    return false
  }

  /// What GTK's own menu would offer of what is selected; nil: nothing is.
  private var copying: MenuSection? {
    var (start, end): (gint, gint) = (0, 0)
    guard gtk_label_get_selection_bounds(cast(native), &start, &end) != 0, start != end else { return nil }
    return MenuSection(items: [
      MenuItem(DesktopWords.word("Copy")) { [weak self] in
        guard let self, !isDestroyed else { return }
        faves_emit(UnsafeMutableRawPointer(native), "copy-clipboard")
      }
    ])
  }
}
