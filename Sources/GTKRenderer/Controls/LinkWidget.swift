import CGTK
import SwiftUICore

/// A link is a `GtkLinkButton`, which assistive tools can follow; what opens is the app's to say.
final class LinkWidget: GTKWidget, DescribedWidget {
  var description: LinkDescription

  init(_ description: LinkDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(
      gtk_link_button_new_with_label(description.url.absoluteString, description.title), in: renderer)
    faves_add_class(native, "faves-link")
    faves_link_leave_focus_on_click(native)
    // To GTK it is a button that has an address.
    atk_object_set_role(gtk_widget_get_accessible(native), ATK_ROLE_LINK)
    ask("activate-link", of: native) { _, data in
      receive(data, as: LinkWidget.self, otherwise: 1) { link in
        link.description.open()
        return 1
      }
    }
    label.map { gtk_label_set_xalign(cast($0), 0) }
    // A telephone number has no letter that says which way it is written.
    if description.url.scheme == "tel", let label { faves_turn(label, GTK_TEXT_DIR_LTR, 1) }
    if !description.isEnabled { gtk_widget_set_sensitive(native, 0) }
    showStyle(from: Style())
    ControlLook.change(native, from: ControlLook(), to: ControlLook(tint: description.style.tint))
  }

  /// The style class of words that have a colour of the program's.
  static let ownColor = "faves-own-color"

  private var label: Native? { gtk_bin_get_child(cast(native)) }

  override var takesFrame: Bool { true }
  override var spokenText: String? { description.title }

  func update(from old: LinkDescription) {
    if old.title != description.title {
      gtk_button_set_label(cast(native), description.title)
      parent?.spokenTextChanged()
    }
    if old.url != description.url { gtk_link_button_set_uri(cast(native), description.url.absoluteString) }
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(native, description.isEnabled.gboolean)
    }
    if old.style != description.style {
      showStyle(from: old.style)
      ControlLook.change(
        native, from: ControlLook(tint: old.style.tint), to: ControlLook(tint: description.style.tint))
    }
  }

  private func showStyle(from old: Style) {
    guard let label else { return }
    let color = description.style.foreground
    ForegroundClass.change(label, from: old.foreground, to: color)
    (color == nil ? faves_remove_class : faves_add_class)(label, Self.ownColor)
    gtk_label_set_attributes(cast(label), TextAttributes.list(for: TextLook(description.style)))
    gtk_label_set_ellipsize(cast(label), description.style.truncation.ellipsis)
  }
}

extension LinkDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    LinkWidget(description, in: renderer)
  }
}
