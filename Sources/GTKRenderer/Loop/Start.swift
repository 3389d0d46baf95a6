import CGTK
import Foundation
import SwiftUICore

/// Why GTK could not be started.
package enum StartError: Error, CustomStringConvertible {
  /// No window can be shown; `DISPLAY` and `WAYLAND_DISPLAY` as they were.
  case noDisplay(x11: String?, wayland: String?)

  package var description: String {
    switch self {
    case .noDisplay(nil, nil):
      "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    case .noDisplay(let x11, let wayland):
      "The display cannot be opened ("
        + [x11.map { "DISPLAY=\($0)" }, wayland.map { "WAYLAND_DISPLAY=\($0)" }].compactMap { $0 }
        .joined(separator: ", ") + ")."
    }
  }
}

extension GTKRenderer {
  /// Opens the display and makes the renderer; on the main thread, once per process.
  ///
  /// - Parameter applicationID: what desktop file and icon are called, `org.example.App`; windows carry it as their
  ///   class, so that the desktop knows which app they belong to.
  package static func start(applicationID: String, name: String? = nil) throws -> GTKRenderer {
    g_set_prgname(applicationID)
    if let name { g_set_application_name(name) }
    gdk_set_allowed_backends("wayland,x11,*")
    guard gtk_init_check(nil, nil) != 0 else {
      let environment = ProcessInfo.processInfo.environment
      throw StartError.noDisplay(x11: environment["DISPLAY"], wayland: environment["WAYLAND_DISPLAY"])
    }
    Surroundings.isOpen = true
    gdk_set_program_class(applicationID)
    // The icon that desktops without a file about the app show for its windows. To look for it in the theme takes longer than a
    // small window takes to make.
    afterFirstFrame { gtk_window_set_default_icon_name(applicationID) }
    WindowDrag.begin = { moveWindowUnderPointer() }
    DesktopWeek.firstWeekday = Int(faves_first_weekday())
    ColorScheme.apply()
    StyleSheet.load()
    faves_begin_fonts()
    // Dialogs have their own bars, as on GNOME and as our windows do, whichever desktop they are on.
    faves_set_boolean(gtk_settings_get_default()!, "gtk-dialogs-use-header", 1)
    // Words that can be selected are not chosen whole because they are the first thing in a window that takes the focus.
    faves_set_boolean(gtk_settings_get_default()!, "gtk-label-select-on-focus", 0)
    let renderer = GTKRenderer()
    renderer.windowSizes = WindowSizes(applicationID: applicationID)
    return renderer
  }

  package nonisolated static func lookAheadForTexts() { faves_look_ahead_for_texts() }
  package nonisolated static func lookAheadForPictures() { faves_look_ahead_for_pictures() }

  /// Runs the app until its last window closes or `quit` is called; what was written until then is shown.
  package func run() {
    loop.run()
    // Whoever starts the app from here on gets a window of their own.
    instance?.end()
    instance = nil
  }

  package func quit() { loop.quit() }
}
