import CGTK
import SwiftUICore

/// What the page in sight is called, over the page: the choice of tabs has the place of the title in the header bar. In a
/// narrow window, where the tabs are below, the header bar says it.
@MainActor
final class TabHeading {
  let native: Native
  private let title: Native
  private let subtitle: Native
  private var binding: OpaquePointer?
  /// What the page has in the place of its title; nil: nothing.
  private var middle: Native?

  init() {
    native = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    title = gtk_label_new("")
    subtitle = gtk_label_new("")
    faves_add_class(native, "faves-tab-heading")
    faves_add_class(title, "faves-tab-title")
    for name in [GTK_STYLE_CLASS_DIM_LABEL, "faves-subtitle"] { faves_add_class(subtitle, name) }
    for label in [title, subtitle] {
      gtk_label_set_xalign(cast(label), 0)
      gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END)
      gtk_container_add(cast(native), label)
    }
    gtk_widget_show(title)
    atk_object_set_role(gtk_widget_get_accessible(title), ATK_ROLE_HEADING)
  }

  /// - Parameters:
  ///   - middle: what is to be seen in the place of the title.
  ///   - switcher: the tabs in the header bar, which say whether the title is to be seen there; nil: nothing is shown.
  func show(_ heading: WindowDescription.Heading?, _ middle: Native?, beside switcher: Native?) {
    binding.map { g_binding_unbind($0) }
    binding = nil
    put(middle)
    guard heading != nil || middle != nil, let switcher else { return gtk_widget_hide(native) }
    gtk_label_set_text(cast(title), heading?.title ?? "")
    gtk_label_set_text(cast(subtitle), heading?.subtitle ?? "")
    gtk_widget_set_visible(title, (middle == nil).gboolean)
    gtk_widget_set_visible(subtitle, (middle == nil && heading?.subtitle.isEmpty == false).gboolean)
    binding = g_object_bind_property(
      switcher, "title-visible", native, "visible",
      GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
  }

  private func put(_ new: Native?) {
    guard middle != new else { return }
    // It may have gone elsewhere by now.
    if let middle, gtk_widget_get_parent(middle) == native { gtk_container_remove(cast(native), middle) }
    middle = new
    if let new { gtk_container_add(cast(native), new) }
  }
}
