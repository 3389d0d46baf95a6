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
    if !description.holdsLabel { row.label.showNative(title) }
    on("color-set", of: button) { _, data in
      receive(data, as: ColorPickerWidget.self) { $0.picked() }
    }
    show(from: nil)
  }

  func standInRow() { row.standInRow() }
  func leaveRow() { row.leaveRow() }
  var labeledControl: LabeledControl? { row }
  var fillsRow: Bool { false }
  override var focusTarget: Native { button }
  override var ownAccessibleName: String? { description.label.isEmpty ? nil : description.label }
  override var spokenText: String? { description.label }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.insert(widgets, after: sibling)
    showLabel()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    row.label.remove(widgets)
    showLabel()
  }

  private func showLabel() {
    // Where the label is a view, that has taken its place.
    if !description.holdsLabel { _ = faves_label_set_text(title, description.label) }
    row.showsLabel = !description.hidesLabel && (!description.label.isEmpty || !row.label.widgets.isEmpty)
  }

  func update(from old: ColorPickerDescription) { show(from: old) }

  private func show(from old: ColorPickerDescription?) {
    showLabel()
    gtk_widget_set_sensitive(button, description.isEnabled.gboolean)
    gtk_color_chooser_set_use_alpha(cast(button), description.supportsOpacity.gboolean)
    if !description.label.isEmpty { gtk_color_button_set_title(cast(button), description.label) }
    let color = Palette.rgba(description.color)
    var rgba = GdkRGBA(
      red: color.red, green: color.green, blue: color.blue,
      alpha: description.supportsOpacity ? color.alpha : 1)
    gtk_color_chooser_set_rgba(cast(button), &rgba)
    if let old, let dialog = faves_color_button_dialog(button) {
      gtk_color_chooser_set_use_alpha(cast(dialog), description.supportsOpacity.gboolean)
      // What is being picked is left alone by all other news.
      if Palette.rgba(old.color) != color { gtk_color_chooser_set_rgba(cast(dialog), &rgba) }
    }
    // The button is called what the picker is; the colour is what it says of itself.
    atk_object_set_description(gtk_widget_get_accessible(button), color.css)
    accessibleNameChanged()
  }

  private func picked() {
    var rgba = GdkRGBA()
    gtk_color_chooser_get_rgba(cast(button), &rgba)
    description.set(Color(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha))
    // A binding that takes another colour, or none, has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      show(from: nil)
    }
  }
}

extension ColorPickerDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ColorPickerWidget(description, in: renderer)
  }
}
