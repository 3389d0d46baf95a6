import CGTK
import SwiftUICore

/// A button that is the text in it: that one's `FavesLabel` is pressed, and there is no widget around it.
final class PressedTextWidget: GTKWidget, DescribedWidget {
  var description: ButtonDescription
  private var text: TextWidget? { children.first as? TextWidget }

  init(_ description: ButtonDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(nil, in: renderer)
  }

  override func makeNative() -> Native {
    guard let text else { Diagnostics.stop("A button that is its text is shown without it.") }
    return text.native
  }

  func update(from old: ButtonDescription) {
    showTurned(from: old.turns, to: description.turns)
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(native, description.isEnabled.gboolean)
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    guard children.count == 1, let text else {
      Diagnostics.stop("A button that is its text holds that one text.")
    }
    // As any button.
    gtk_widget_set_focus_on_click(text.native, 0)
    let pressed: FavesLabelPressed = { data in
      receive(data, as: PressedTextWidget.self) { $0.description.action() }
    }
    faves_label_set_pressed(text.native, pressed, Unmanaged.passUnretained(self).toOpaque())
    if !description.isEnabled { gtk_widget_set_sensitive(text.native, 0) }
    showTurned(from: nil, to: description.turns)
    if text.colorOfWords != nil { looksInsideChanged() }
  }
  override func looksInsideChanged() {
    guard let text else { return }
    (text.colorOfWords == nil ? faves_remove_class : faves_add_class)(text.native, "faves-ink")
  }
  // It goes with its text.
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {}

  override func willDestroy() { if hasNative { faves_label_set_pressed(native, nil, nil) } }

  override var spokenText: String? { text?.spokenText }
  override var ownAccessibleName: String? { text?.spokenText }

  /// GTK calls a label by its text, unless another name was given.
  override func spokenTextChanged() {
    if attributes != nil { accessibleNameChanged() }
    parent?.spokenTextChanged()
  }
}

extension PressedTextWidget: ShortcutControl {
  var shortcut: KeyboardShortcut? { description.isEnabled ? description.shortcut : nil }
  func pressByKeys() { description.action() }
}
