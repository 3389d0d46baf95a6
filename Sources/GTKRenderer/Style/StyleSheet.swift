import CGTK

/// The one style sheet that is ours, over the user's theme.
@MainActor
enum StyleSheet {
  private static var provider: UnsafeMutableRawPointer?

  static func load() {
    guard provider == nil else { return }
    ForegroundClass.reload()
    provider = faves_css_load(css, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    let reload: SignalFunction1 = { _, _, _ in MainActor.assumeIsolated { ForegroundClass.reload() } }
    for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      faves_signal_connect(settings, "notify::" + property, unsafeBitCast(reload, to: GCallback.self), nil)
    }
  }

  private static let css = """
    /* Groups of rows in forms: GNOME's boxed lists. */
    .faves-group {
      background-color: @theme_base_color;
      border: 1px solid alpha(@borders, 0.8);
      border-radius: 8px;
    }
    .faves-group > box.faves-row { border-top: 1px solid alpha(@borders, 0.6); padding: 8px 12px; min-height: 34px; }
    .faves-group > box.faves-row.button { padding: 3px; min-height: 44px; }
    .faves-group > box.faves-row.first { border-top-width: 0; }
    .faves-heading { font-weight: bold; }
    .faves-footer { font-size: 85%; }

    button.faves-row-button.destructive-action { color: @faves_destructive; }

    /* Links stand under their labels, not in a button's padding. */
    button.faves-link, button.faves-link:hover, button.faves-link:active { padding: 0; min-height: 0; border: none; }

    /* The split view draws the line between its columns. */
    leaflet .sidebar { border-style: none; }

    /* Rows of lists. */
    list.faves-list > row { padding: 8px 12px; }
    list.faves-list > row.header { padding: 12px 12px 4px 12px; font-weight: bold; opacity: 0.7; }

    entry.faves-plain, entry.faves-plain:focus {
      background: none; border: none; box-shadow: none; outline: none; padding: 0;
    }
    .faves-bubble { padding: 12px; }
    """
}
