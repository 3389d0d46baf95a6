import Foundation
import Platform

extension UINavigationBar {
  /// Has the bars of navigation stacks look as the appearance of all of them says, as far as header bars can.
  func tellLook() {
    guard Proxies.made[ObjectIdentifier(UINavigationBar.self)] === self else { return }
    var look = BarLook()
    let appearance = scrollEdgeAppearance ?? standardAppearance
    if let ground = appearance.backgroundColor ?? barTintColor, ground != .systemBackground {
      if ground.known.opacity == 0 { look.hidesGround = true } else { look.ground = Color(uiColor: ground) }
    }
    let attributes = [
      appearance.titleTextAttributes, appearance.largeTitleTextAttributes, titleTextAttributes ?? [:],
      largeTitleTextAttributes ?? [:],
    ]
    let words = attributes.lazy.compactMap { $0[.foregroundColor] as? UIColor }.first
    if let words, look.ground != nil || look.hidesGround == true { look.isDark = words.isLight }
    NavigationBarAppearance.look = look
  }
}

extension UIColor {
  /// As it is documented: programs say how bars look before there is a display with a theme.
  fileprivate var known: Color.Resolved { Color(uiColor: self).resolve(in: EnvironmentValues()) }
  /// Whether it is read best on dark ground: by how bright its parts look, weighted as in ITU-R BT.709.
  fileprivate var isLight: Bool { 0.2126 * known.red + 0.7152 * known.green + 0.0722 * known.blue > 0.5 }
}
