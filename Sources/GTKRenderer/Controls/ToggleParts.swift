import CGTK
import SwiftUICore

/// The GTK widgets of a toggle in one of its looks.
@MainActor
struct ToggleParts {
  /// All of it.
  let native: Native
  /// What is on or off.
  let control: Native
  let label: SlotArea
  /// Only a switch has its label beside it.
  let row: LabeledControl?
  /// What the control emits when it was switched.
  let signal: String

  init(_ look: ToggleDescription.Look) {
    if look == .switch {
      control = gtk_switch_new()
      let row = LabeledControl(control, getsClicks: true)
      self.row = row
      native = row.native
      label = row.label
      signal = "notify::active"
    } else {
      let button = (look == .checkbox ? gtk_check_button_new() : gtk_toggle_button_new())!
      gtk_widget_set_focus_on_click(button, 0)
      row = nil
      native = button
      control = button
      label = SlotArea(GTK_ORIENTATION_HORIZONTAL, isTitled: look == .checkbox) {
        GtkBin.show($0, in: button)
      }
      signal = "toggled"
    }
    gtk_widget_show(native)
  }

  var isOn: Bool { faves_get_boolean(control, "active") != 0 }
}
