import CGTK

/// Light or dark, as the program or a window asks for it. GTK 3 has one choice for the whole app: the newest window that asks
/// decides, then the program, and where neither asks it is the user's again.
@MainActor
enum ColorScheme {
  private static var wishes: [(window: ObjectIdentifier, isDark: Bool)] = []
  /// What the program asks for; it may do so before the display is open.
  private static var program: Bool?
  private static var userPrefersDark: Bool?

  static func prefer(dark: Bool?, for window: WindowWidget) {
    let id = ObjectIdentifier(window)
    guard dark != nil || wishes.contains(where: { $0.window == id }) else { return }
    wishes.removeAll { $0.window == id }
    if let dark { wishes.append((id, dark)) }
    apply()
  }

  /// For all windows that ask for nothing; nil: as the user has it.
  static func prefer(dark: Bool?) {
    program = dark
    if Surroundings.isOpen { apply() }
  }

  /// Tells GTK, once it is started.
  static func apply() {
    guard let wish = wishes.last?.isDark ?? program ?? userPrefersDark,
      let settings = gtk_settings_get_default()
    else { return }
    if userPrefersDark == nil {
      userPrefersDark = faves_get_boolean(settings, "gtk-application-prefer-dark-theme") != 0
    }
    faves_set_boolean(settings, "gtk-application-prefer-dark-theme", wish.gboolean)
    if wishes.isEmpty, program == nil { userPrefersDark = nil }
  }
}
