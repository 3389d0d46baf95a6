import CGTK
import SwiftUICore

/// The title of a window that opens a menu: a flat button that shows title and subtitle as a header bar does.
@MainActor
final class TitleMenuButton {
  /// Kept while it stands nowhere.
  nonisolated(unsafe) let native: Native
  let button: MenuButton
  private let title: Native
  private let subtitle: Native

  init(in renderer: GTKRenderer) {
    title = Self.label(GTK_STYLE_CLASS_TITLE)
    subtitle = Self.label(GTK_STYLE_CLASS_SUBTITLE)
    let words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for label in [title, subtitle] { gtk_container_add(cast(words), label) }
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_container_add(cast(row), words)
    gtk_container_add(cast(row), faves_icon_new("pan-down-symbolic"))
    button = MenuButton(row, GTK_STYLE_CLASS_FLAT, isTitle: true, in: renderer)
    native = button.native
    _ = faves_ref_sink(native)
  }

  deinit {
    gtk_widget_destroy(native)
    faves_unref(native)
  }

  private static func label(_ name: String) -> Native {
    let label = gtk_label_new(nil)!
    faves_add_class(label, name)
    gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END)
    return label
  }

  func show(_ description: WindowDescription) {
    gtk_label_set_text(cast(title), description.title)
    gtk_label_set_text(cast(subtitle), description.subtitle)
    gtk_widget_set_visible(subtitle, (!description.subtitle.isEmpty).gboolean)
    atk_object_set_name(
      gtk_widget_get_accessible(native), description.title.isEmpty ? "Title Menu" : description.title)
    button.offer(description.titleMenu)
  }
}
