import CGTK
import Foundation
import SwiftUICore

extension GTKRenderer {
  package var appInformation: AppInformation { AppFiles.information }

  package func showAbout(over window: any Widget) {
    let app = appInformation
    let dialog = gtk_about_dialog_new()!
    let about: UnsafeMutablePointer<GtkAboutDialog> = cast(dialog)
    gtk_about_dialog_set_program_name(about, app.name)
    gtk_about_dialog_set_version(about, app.version)
    gtk_about_dialog_set_comments(about, app.summary)
    gtk_about_dialog_set_copyright(about, app.authors)
    gtk_about_dialog_set_website(about, app.website)
    gtk_about_dialog_set_logo_icon_name(about, AppFiles.iconName)
    if let license = app.license.flatMap(Self.license) { gtk_about_dialog_set_license_type(about, license) }
    present(dialog, over: window)
    let answered: @convention(c) (gpointer?, gint, gpointer?) -> Void = { dialog, _, _ in
      gtk_widget_destroy(dialog!.assumingMemoryBound(to: GtkWidget.self))
    }
    faves_signal_connect(dialog, "response", unsafeBitCast(answered, to: GCallback.self), nil)
  }

  /// Shows a window of GTK's own in front of one of ours.
  func present(_ dialog: Native, over window: any Widget) {
    if let below = WindowWidget.toplevelNative(of: GTKWidget.downcast(window)) {
      gtk_window_set_transient_for(cast(dialog), cast(below))
      gtk_window_set_destroy_with_parent(cast(dialog), 1)
    }
    gtk_window_set_modal(cast(dialog), 1)
    gtk_window_present(cast(dialog))
  }

  private static func license(_ name: String) -> GtkLicense? {
    switch name {
    case "MIT": GTK_LICENSE_MIT_X11
    case "Apache-2.0": GTK_LICENSE_APACHE_2_0
    case "BSD-2-Clause": GTK_LICENSE_BSD
    case "BSD-3-Clause": GTK_LICENSE_BSD_3
    case "MPL-2.0": GTK_LICENSE_MPL_2_0
    case "GPL-2.0-or-later", "GPL-2.0+": GTK_LICENSE_GPL_2_0
    case "GPL-3.0-or-later", "GPL-3.0+": GTK_LICENSE_GPL_3_0
    case "GPL-2.0-only": GTK_LICENSE_GPL_2_0_ONLY
    case "GPL-3.0-only": GTK_LICENSE_GPL_3_0_ONLY
    case "LGPL-2.1-or-later", "LGPL-2.1+": GTK_LICENSE_LGPL_2_1
    case "LGPL-3.0-or-later", "LGPL-3.0+": GTK_LICENSE_LGPL_3_0
    case "AGPL-3.0-or-later", "AGPL-3.0+": GTK_LICENSE_AGPL_3_0
    default: nil
    }
  }
}
