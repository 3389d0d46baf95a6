import CGTK
import SwiftUICore

/// How a button is pressed and held, by the pointer or by a key.
extension ButtonWidget {
  /// What comes of one that was held long enough has come before it is let go.
  func clicked() {
    if holding?.hasRepeated != true { description.action() }
  }

  /// Only a button that a style draws shows itself that it is pressed, and only one that is held does something by that.
  func listenToPresses() {
    guard !listensToPresses else { return }
    listensToPresses = true
    on("pressed", of: native) { _, data in
      receive(data, as: ButtonWidget.self) { button in
        button.description.pressChanged(true)
        button.holding =
          button.description.repeats ? HeldButton { [weak button] in button?.description.action() } : nil
      }
    }
    on("released", of: native) { _, data in
      receive(data, as: ButtonWidget.self) { button in
        button.description.pressChanged(false)
        // GTK has told of the click by now; those by keys come without a press.
        button.holding?.stop()
        button.holding = nil
      }
    }
  }

  /// GTK's buttons are clicked by a key as it goes down. One that repeats is held by it: as by the pointer, it does what it
  /// does when it is let go, or again and again until then.
  func listenToKeys() {
    guard !listensToKeys else { return }
    listensToKeys = true
    for signal in ["key-press-event", "key-release-event"] {
      ask(
        signal, of: native,
        with: { _, event, data in
          let event = UInt(bitPattern: event)
          return receive(data, as: ButtonWidget.self, otherwise: 0) {
            $0.keyGot(UnsafeMutablePointer<GdkEvent>(bitPattern: event)!).gboolean
          }
        })
    }
    ask(
      "focus-out-event", of: native,
      with: { _, _, data in
        receive(data, as: ButtonWidget.self, otherwise: 0) { button in
          button.letGo()
          return 0
        }
      })
  }

  private static let pressingKeys: Set<Int32> = [
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
  ]

  private func keyGot(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let key = event.pointee.key
    let modifiers = key.state & gtk_accelerator_get_default_mod_mask().rawValue
    guard description.repeats, Self.pressingKeys.contains(Int32(key.keyval)) else { return false }
    if event.pointee.type == GDK_KEY_RELEASE {
      guard heldKey == key.keyval else { return false }
      if holding?.hasRepeated != true { description.action() }
      letGo()
      return true
    }
    guard modifiers == 0 else { return false }
    // The keyboard repeats it too.
    guard heldKey == nil else { return true }
    heldKey = key.keyval
    gtk_widget_set_state_flags(native, GTK_STATE_FLAG_ACTIVE, 0)
    description.pressChanged(true)
    holding = HeldButton { [weak self] in self?.description.action() }
    return true
  }

  /// What held it by a key does so no more.
  func letGo() {
    guard heldKey != nil else { return }
    heldKey = nil
    holding?.stop()
    holding = nil
    gtk_widget_unset_state_flags(native, GTK_STATE_FLAG_ACTIVE)
    description.pressChanged(false)
  }

  /// Nothing holds what is disabled. GTK takes the pointer's press back, and says nothing of it.
  func endHolding() {
    letGo()
    guard let holding else { return }
    holding.stop()
    self.holding = nil
    description.pressChanged(false)
  }
}
