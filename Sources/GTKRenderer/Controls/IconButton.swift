import CGTK

/// A button with nothing but an icon of the theme in it.
///
/// `gtk_button_new_from_icon_name` puts a box and an alignment between the two.
@MainActor
func makeIconButton(_ icon: String) -> Native {
  let button = gtk_button_new()!
  let image = gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON)!
  gtk_widget_show(image)
  GtkBin.show(image, in: button)
  faves_add_class(button, "image-button")
  return button
}
