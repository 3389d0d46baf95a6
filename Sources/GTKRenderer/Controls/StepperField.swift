import CGTK
import SwiftUICore

/// The value of a stepper as a `GtkSpinButton`, which shows it as the program writes it. It is stepped by the buttons in it and
/// the arrow keys, and typed.
@MainActor
final class StepperField {
  let native: Native
  private var shown = ""
  /// What the number was when it was last shown.
  private(set) var shownNumber = 0.0
  private var widest = 3

  init() {
    native = gtk_spin_button_new(gtk_adjustment_new(0, 0, 0, 1, 10, 0), 0, 0)
    gtk_orientable_set_orientation(cast(native), GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_show(native)
  }

  var number: Double { gtk_spin_button_get_value(cast(native)) }

  private var text: String { String(cString: gtk_entry_get_text(cast(native))) }
  var isTyped: Bool { text != shown }

  /// What has been typed, once; nil: nothing.
  func takeTyped() -> String? {
    guard isTyped else { return nil }
    shown = text
    return shown
  }

  func show(_ field: StepperDescription.Field, isEnabled: Bool) {
    let adjustment = gtk_spin_button_get_adjustment(cast(native))
    // GTK's arrows go up by what is above zero; a step down is the program's affair.
    let step = field.step.isFinite ? abs(field.step) : 0
    gtk_adjustment_configure(
      adjustment, field.number, field.bounds.lowerBound, field.bounds.upperBound, step, 10 * step, 0)
    shown = field.text
    shownNumber = number
    // It does not become smaller under the pointer.
    widest = max(widest, field.text.count)
    gtk_entry_set_width_chars(cast(native), gint(widest + 1))
    write()
    gtk_widget_set_sensitive(native, isEnabled.gboolean)
  }

  /// Writes the value in the place of what GTK would write.
  func write() {
    if isTyped { gtk_entry_set_text(cast(native), shown) }
  }
}
