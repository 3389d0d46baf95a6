import CGTK

/// A time of day as two spin buttons; a date that is picked without one has none of them.
@MainActor
struct TimeFields {
  let native: Native
  let hours: Native
  let minutes: Native
  var spins: [Native] { [hours, minutes] }

  init() {
    hours = gtk_spin_button_new_with_range(0, 23, 1)
    minutes = gtk_spin_button_new_with_range(0, 59, 1)
    native = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
    let colon = gtk_label_new(":")!
    for part in [hours, colon, minutes] {
      gtk_widget_show(part)
      gtk_container_add(cast(native), part)
    }
    faves_add_class(native, "faves-time")
    gtk_widget_show(native)
    // Hours stand on the left, whichever way is written.
    faves_turn(native, GTK_TEXT_DIR_LTR, 1)
    for spin in spins {
      gtk_spin_button_set_wrap(cast(spin), 1)
      gtk_entry_set_width_chars(cast(spin), 2)
      gtk_orientable_set_orientation(cast(spin), GTK_ORIENTATION_HORIZONTAL)
    }
  }

  var hour: Int { Int(gtk_spin_button_get_value_as_int(cast(hours))) }
  var minute: Int { Int(gtk_spin_button_get_value_as_int(cast(minutes))) }

  func show(hour: Int, minute: Int) {
    gtk_spin_button_set_value(cast(hours), Double(hour))
    gtk_spin_button_set_value(cast(minutes), Double(minute))
  }

  func named(_ name: String) {
    for (part, word) in [(hours, "Hours"), (minutes, "Minutes")] {
      atk_object_set_name(
        gtk_widget_get_accessible(part), name.isEmpty ? word : "\(name), \(word.lowercased())")
    }
  }
}
