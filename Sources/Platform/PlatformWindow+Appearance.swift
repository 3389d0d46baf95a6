extension PlatformWindow {
  /// Whether windows are light or dark; nil: as the desktop has it. GTK draws all windows of a program alike, so it is that of the
  /// program.
  public var appearance: PlatformAppearance? {
    get { PlatformApplication.shared.appearance }
    set { PlatformApplication.shared.appearance = newValue }
  }
  /// The same under UIKit's name.
  public var overrideUserInterfaceStyle: PlatformTraits.UserInterfaceStyle {
    get {
      switch appearance?.name {
      case nil: .unspecified
      case .darkAqua, .vibrantDark: .dark
      default: .light
      }
    }
    set {
      appearance =
        switch newValue {
        case .unspecified: nil
        case .light: PlatformAppearance(named: .aqua)
        case .dark: PlatformAppearance(named: .darkAqua)
        }
    }
  }
}
