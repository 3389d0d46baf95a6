import CGTK

/// The icon that desktops without a file about the app show for its windows.
///
/// It is looked for in the theme, which takes longer to read than a small window takes to make: so once a window is drawn.
@MainActor
enum WindowIcon {
  /// nil: GTK knows it.
  private(set) static var waiting: String?

  static func start(_ applicationID: String) { waiting = applicationID }

  /// Has the icon looked for when this window has been drawn.
  static func wait(for window: WindowWidget) {
    guard waiting != nil else { return }
    let id = faves_signal_connect_after(
      window.native, "draw", unsafeBitCast(drawn, to: GCallback.self),
      Unmanaged.passUnretained(window).toOpaque())
    window.adoptHandler(id, on: window.native)
  }

  fileprivate static func show() {
    guard let name = waiting else { return }
    waiting = nil
    // After the frame is out, and everything else that waits.
    GTKRenderer.whenIdle { gtk_window_set_default_icon_name(name) }
  }
}

private let drawn: AskingFunction1 = { _, _, data in
  receive(data, as: WindowWidget.self, otherwise: 0) { _ in
    WindowIcon.show()
    return 0
  }
}
