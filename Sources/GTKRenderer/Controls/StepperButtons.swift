import CGTK
import SwiftUICore

/// Two linked buttons, for less and for more.
@MainActor
final class StepperButtons {
  let native: Native
  let less: Native
  let more: Native

  init() {
    native = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    faves_add_class(native, GTK_STYLE_CLASS_LINKED)
    less = faves_icon_button_new("list-remove-symbolic")
    more = faves_icon_button_new("list-add-symbolic")
    for button in [less, more] {
      gtk_container_add(cast(native), button)
      gtk_widget_show(button)
    }
    gtk_widget_show(native)
  }

  private var size = ControlSize.regular

  func show(_ description: StepperDescription) {
    for button in [less, more] {
      ControlLook.change(button, from: ControlLook(size: size), to: ControlLook(size: description.size))
    }
    size = description.size
    gtk_widget_set_sensitive(less, (description.isEnabled && description.canDecrement).gboolean)
    gtk_widget_set_sensitive(more, (description.isEnabled && description.canIncrement).gboolean)
  }

  var focusTarget: Native { gtk_widget_is_sensitive(more) != 0 ? more : less }

  /// They are told apart by what they do to what the label names.
  func name(_ label: String?) {
    let name = label.map { ", \($0)" } ?? ""
    atk_object_set_name(gtk_widget_get_accessible(less), "Less\(name)")
    atk_object_set_name(gtk_widget_get_accessible(more), "More\(name)")
  }
}
