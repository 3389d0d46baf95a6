import Platform

/// How much room there is in a direction, in UIKit's words.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UserInterfaceSizeClass {
  /// nil: nothing is said of it.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// nil: nothing is said of it.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
