import CGTK
import SwiftUICore

/// A colour is a `GtkColorButton`.
final class ColorPickerWidget: GTKWidget, DescribedWidget, RowFilling, LabelledRow {
  var description: ColorPickerDescription
  private let row: LabeledControl
  private let title: Native
  private let button: Native

  init(_ description: ColorPickerDescription, in renderer: GTKRenderer) {
    self.description = description
    button = gtk_color_button_new()
    title = faves_label_new(description.label)
    gtk_widget_show(title)
    row = LabeledControl(button)
    super.init(row.native, in: renderer)
    row.label.showNative(title)
    on("color-set", of: button) { _, data in
      receive(data, as: ColorPickerWidget.self) { $0.picked() }
    }
    show()
  }

  func standInRow() { row.standInRow() }
  func leaveRow() { row.leaveRow() }
  var labeledControl: LabeledControl? { row }
  var fillsRow: Bool { false }
  override var focusTarget: Native { button }
  override var ownAccessibleName: String? { description.label.isEmpty ? nil : description.label }
  override var spokenText: String? { description.label }

  func update(from old: ColorPickerDescription) { show() }

  private func show() {
    _ = faves_label_set_text(title, description.label)
    row.showsLabel = !description.hidesLabel && !description.label.isEmpty
    gtk_widget_set_sensitive(button, description.isEnabled.gboolean)
    gtk_color_chooser_set_use_alpha(cast(button), description.supportsOpacity.gboolean)
    if !description.label.isEmpty { gtk_color_button_set_title(cast(button), description.label) }
    let color = Palette.rgba(description.color)
    var rgba = GdkRGBA(
      red: color.red, green: color.green, blue: color.blue,
      alpha: description.supportsOpacity ? color.alpha : 1)
    gtk_color_chooser_set_rgba(cast(button), &rgba)
    // The button is called what the picker is; the colour is what it says of itself.
    atk_object_set_description(gtk_widget_get_accessible(button), color.css)
    accessibleNameChanged()
  }

  private func picked() {
    var rgba = GdkRGBA()
    gtk_color_chooser_get_rgba(cast(button), &rgba)
    description.set(Color(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha))
  }
}

extension ColorPickerDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ColorPickerWidget(description, in: renderer)
  }
}
