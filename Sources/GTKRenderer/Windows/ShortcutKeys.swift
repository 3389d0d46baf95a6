import CGTK
import SwiftUICore

/// A control that keys can press.
@MainActor
protocol ShortcutControl: GTKWidget {
  /// nil: none, or the control takes no input.
  var shortcut: KeyboardShortcut? { get }
  func pressByKeys()
}

extension ButtonWidget: ShortcutControl {
  var shortcut: KeyboardShortcut? { description.isEnabled ? description.shortcut : nil }
  func pressByKeys() { description.action() }
}

extension ToggleWidget: ShortcutControl {
  var shortcut: KeyboardShortcut? { description.isEnabled ? description.shortcut : nil }
  func pressByKeys() { description.set(!description.isOn) }
}

extension MenuWidget {
  /// What can be chosen in it, open or not.
  fileprivate var offered: [MenuSection] { description.isEnabled ? description.sections : [] }
}

extension WindowWidget {
  /// Has keys press controls of the window, or items of its menu; F10 opens the menu.
  func followShortcuts() {
    ask("key-press-event", of: native, with: shortcutPressed)
    followReleasedKeys()
  }

  /// What the program looks at all keys with comes first. Shortcuts with Ctrl or Alt come before what has the focus, the
  /// others after it; before it, too, come views that want keys while the focus is in them, and after it those that want
  /// commands.
  fileprivate func press(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    followModifiers(event.pointee.key, isDown: true)
    let press = keyPress(event)
    if let press, renderer.focus.keyMonitors.take(press) { return true }
    guard let pressed = PressedKey(event) else { return false }
    if pressed.isMenuKey, covers.isEmpty, let screen, screen.opensMenu() { return true }
    let action = action(for: pressed)
    if pressed.isCommand, let action {
      action()
      return true
    }
    if let press, renderer.focus.handle(press, beforeFocus: true) { return true }
    guard action != nil || press != nil || pressed.isReturn else { return false }
    let (isTaken, isPassedOn) = propagate(event, asReturn: pressed.isReturn)
    guard !isTaken || isPassedOn else { return true }
    if let press, !isTaken, renderer.focus.handle(press, beforeFocus: false) { return true }
    if pressed.isReturn, !isTaken, action == nil || isFocusGoneTo, pressFocused() { return true }
    if let action { action() }
    // What is not taken goes the window's way: arrows and Tab move the focus.
    return isTaken || action != nil
  }

  /// Hands a key to what has the focus. An entry says of Return as it gets it whether the window does what it is for afterwards.
  /// One that does something itself keeps Return: a form whose first field sends the focus to the next is not done with that.
  private func propagate(
    _ event: UnsafeMutablePointer<GdkEvent>, asReturn: Bool
  ) -> (isTaken: Bool, isPassedOn: Bool) {
    guard asReturn, let entry = gtk_window_get_focus(cast(native)),
      g_type_check_instance_is_a(cast(entry), gtk_entry_get_type()) != 0
    else {
      isReturnPassedOn = false
      let isTaken = gtk_window_propagate_key_event(cast(native), &event.pointee.key) != 0
      return (isTaken, isReturnPassedOn)
    }
    // What it does may take it away.
    faves_ref(UnsafeMutableRawPointer(entry))
    defer { faves_unref(UnsafeMutableRawPointer(entry)) }
    gtk_entry_set_activates_default(cast(entry), 0)
    let isTaken = gtk_window_propagate_key_event(cast(native), &event.pointee.key) != 0
    return (isTaken, gtk_entry_get_activates_default(cast(entry)) != 0)
  }

  /// Whether somebody has gone to what has the focus: a button that has it since the window came, and no ring to show it, leaves
  /// Return to the one that the window is for.
  private var isFocusGoneTo: Bool {
    ring?.isVisible == true || gtk_window_get_focus(cast(native)) != firstFocus
  }

  /// Return is for the control that has the focus, where it is one to be pressed, and the button that Return is said to press
  /// comes after it. As in GTK, a switch or check box is none: it is turned by the space bar, and by Return where there is no
  /// such button.
  private func pressFocused() -> Bool {
    guard let focus = gtk_window_get_focus(cast(native)), gtk_widget_is_sensitive(focus) != 0 else {
      return false
    }
    guard
      gtk_widget_get_receives_default(focus) != 0
        || g_type_check_instance_is_a(cast(focus), gtk_expander_get_type()) != 0
    else { return false }
    return gtk_widget_activate(focus) != 0
  }

  private func action(for pressed: PressedKey) -> (() -> Void)? {
    let front = bubbleInFront ?? covers.last ?? self
    if let action = front.actionOfControl(for: pressed) { return action }
    guard front === self, let menu = description.menu else { return nil }
    guard let item = menu.read().item(for: { pressed.means($0) }) else { return nil }
    return { item.action() }
  }

  var bubbleInFront: WindowWidget? {
    renderer.presented.lazy.compactMap { $0 as? WindowWidget }.last { window in
      window.description.role == .popover && WindowWidget.toplevelNative(of: window) == native
    }
  }

  /// What the first control with the keys does, from the top, in sight or scrolled out of it; of a menu, open or not, its item.
  private func actionOfControl(for pressed: PressedKey) -> (@MainActor () -> Void)? {
    var found: [(control: GTKWidget, action: @MainActor () -> Void)] = []
    func look(in widget: GTKWidget) {
      for child in widget.children where child.hasNative && faves_is_shown(child.native) != 0 {
        if let control = child as? any ShortcutControl, control.shortcut.map(pressed.means) == true {
          found.append((control, { control.pressByKeys() }))
        } else if let item = (child as? MenuWidget)?.offered.item(for: { pressed.means($0) }) {
          found.append((child, { item.action() }))
        }
        look(in: child)
      }
    }
    look(in: self)
    let first =
      found.count < 2 ? found.first : found.min { $0.control.placeInWindow < $1.control.placeInWindow }
    return first?.action
  }

  /// Everything with keys that is shown, with what it is called.
  var controlsWithShortcuts: [(title: String, shortcut: KeyboardShortcut)] {
    var found: [(title: String, shortcut: KeyboardShortcut)] = []
    func look(in widget: GTKWidget) {
      for child in widget.children where child.hasNative && faves_is_shown(child.native) != 0 {
        if let control = child as? any ShortcutControl, let shortcut = control.shortcut,
          let title = control.ownAccessibleName, !title.isEmpty
        {
          found.append((title, shortcut))
        }
        for item in (child as? MenuWidget)?.offered.itemsWithShortcuts ?? [] {
          if let shortcut = item.shortcut, item.isEnabled { found.append((item.title, shortcut)) }
        }
        look(in: child)
      }
    }
    look(in: covers.last ?? self)
    return found
  }
}

extension GTKWidget {
  /// From the top of the window, then from its side.
  var placeInWindow: (Int32, Int32) {
    faves_stack_wake(native)
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(native, gtk_widget_get_toplevel(native), 0, 0, &x, &y)
    return (y, x)
  }
}

/// Comes before what has the focus gets the key.
private let shortcutPressed: AskingFunction1 = { _, event, data in
  let address = UInt(bitPattern: event)
  return receive(data, as: WindowWidget.self, otherwise: 0) { window in
    let event = UnsafeMutablePointer<GdkEvent>(bitPattern: address)
    return event.map { window.press($0).gboolean } ?? 0
  }
}
