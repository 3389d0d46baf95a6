import CGTK

/// Light or dark, as a window asks for it. GTK 3 has one choice for the whole app: the newest window that asks decides,
/// and with none left it is the user's again.
@MainActor
enum ColorScheme {
  private static var wishes: [(window: ObjectIdentifier, isDark: Bool)] = []
  private static var userPrefersDark: Bool?

  static func prefer(dark: Bool?, for window: WindowWidget) {
    let id = ObjectIdentifier(window)
    guard dark != nil || wishes.contains(where: { $0.window == id }) else { return }
    guard let settings = gtk_settings_get_default() else { return }
    let users = userPrefersDark ?? (faves_get_boolean(settings, "gtk-application-prefer-dark-theme") != 0)
    userPrefersDark = users
    wishes.removeAll { $0.window == id }
    if let dark { wishes.append((id, dark)) }
    faves_set_boolean(settings, "gtk-application-prefer-dark-theme", (wishes.last?.isDark ?? users).gboolean)
    if wishes.isEmpty { userPrefersDark = nil }
  }
}
