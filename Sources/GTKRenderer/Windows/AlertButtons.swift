import CGTK
import SwiftUICore

extension AlertWidget {
  /// More than these stand over each other. As GNOME's own dialogs have it.
  private static let mostInRow = 3
  /// How wide a row of them may be, in pixels of usual text; chosen by eye, as a little more than a message takes.
  private static let widestRow = 480.0
  /// How long a line of a button is that stands over others, in letters.
  private static let letters: Int32 = 40

  /// Puts the buttons beside each other, or over each other where there are many, or long ones: in the program's order then, with
  /// the one that leaves everything as it is at the bottom.
  func placeButtons() {
    guard let first = buttons.first, let area = gtk_widget_get_parent(first) else { return }
    for button in buttons { wrap(button, false) }
    let stacks =
      buttons.count > Self.mostInRow || rowWidth > Self.widestRow * max(1, DesktopSettings.textScale)
    gtk_orientable_set_orientation(cast(area), stacks ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    if stacks { for button in buttons { wrap(button, true) } }
    for (place, button) in (stacks ? stacked : buttons).enumerated() {
      gtk_box_reorder_child(cast(area), button, Int32(place))
    }
  }

  /// They are all as wide as the widest.
  private var rowWidth: Double {
    var widest: Int32 = 0
    for button in buttons {
      var width: Int32 = 0
      gtk_widget_get_preferred_width(button, nil, &width)
      widest = max(widest, width)
    }
    return Double(Int(widest) * buttons.count)
  }

  private var stacked: [Native] {
    let own = Array(zip(description.order, buttons.suffix(description.order.count)))
    let choices = own.sorted { $0.0 < $1.0 }.filter { description.buttons[$0.0].role != .cancel }.map(\.1)
    return choices + buttons.filter { !choices.contains($0) }
  }

  private func wrap(_ button: Native, _ wraps: Bool) {
    guard let label = gtk_bin_get_child(cast(button)) else { return }
    gtk_label_set_line_wrap(cast(label), wraps.gboolean)
    gtk_label_set_max_width_chars(cast(label), wraps ? Self.letters : -1)
    gtk_label_set_justify(cast(label), GTK_JUSTIFY_CENTER)
  }
}
