import CGTK
import SwiftUICore

/// A thin line: a `GtkSeparator` across the stack it stands in.
final class DividerWidget: GTKWidget, DescribedWidget {
  var description: DividerDescription

  init(_ description: DividerDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), in: renderer)
    faves_add_class(native, "faves-line")
    expand(native, 1, 0)
  }

  func update(from old: DividerDescription) {}

  /// Stands upright in a row, and lies in a column.
  func stand(across axis: GtkOrientation) {
    let upright = axis == GTK_ORIENTATION_HORIZONTAL
    gtk_orientable_set_orientation(
      cast(native), upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    expand(native, (!upright).gboolean, upright.gboolean)
  }
}

extension DividerDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    DividerWidget(description, in: renderer)
  }
}
