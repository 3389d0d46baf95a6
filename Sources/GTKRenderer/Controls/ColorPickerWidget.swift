import CGTK
import SwiftUICore

/// A colour is a `GtkColorButton`.
final class ColorPickerWidget: ShownLabelWidget<ColorPickerDescription>, DescribedWidget {
  private let button: Native
  /// What the colour is shown for.
  private var shownGround: SchemeClass.Ground?

  init(_ description: ColorPickerDescription, in renderer: GTKRenderer) {
    button = gtk_color_button_new()
    super.init(description, control: button, in: renderer)
    on("color-set", of: button) { _, data in
      receive(data, as: ColorPickerWidget.self) { $0.picked() }
    }
    on("style-updated", of: button) { _, data in
      receive(data, as: ColorPickerWidget.self) { picker in
        if picker.shownGround != SchemeClass.ground(of: picker.button) {
          picker.show(from: picker.description)
        }
      }
    }
    show(from: nil)
  }

  override var focusTarget: Native { button }

  func update(from old: ColorPickerDescription) { show(from: old) }

  private func show(from old: ColorPickerDescription?) {
    showLabel()
    gtk_widget_set_sensitive(button, description.isEnabled.gboolean)
    gtk_color_chooser_set_use_alpha(cast(button), description.supportsOpacity.gboolean)
    if !description.label.isEmpty { gtk_color_button_set_title(cast(button), description.label) }
    let ground = SchemeClass.ground(of: button)
    shownGround = ground
    let color = Palette.shown(in: ground.scheme) { Palette.rgba(description.color) }
    var rgba = GdkRGBA(
      red: color.red, green: color.green, blue: color.blue,
      alpha: description.supportsOpacity ? color.alpha : 1)
    gtk_color_chooser_set_rgba(cast(button), &rgba)
    if let old, let dialog = faves_color_button_dialog(button) {
      gtk_color_chooser_set_use_alpha(cast(dialog), description.supportsOpacity.gboolean)
      // What is being picked is left alone by all other news.
      if old.color != description.color { gtk_color_chooser_set_rgba(cast(dialog), &rgba) }
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
