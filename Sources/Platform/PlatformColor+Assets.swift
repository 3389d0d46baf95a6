import Foundation

extension PlatformColor {
  /// The colour set of the program with the name, with its shade for dark windows if it has one; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, bundle: nil) }
  /// The colour set of `bundle`, or of the program, with the name.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard let color = Color(named: name, in: bundle ?? .main) else { return nil }
    self.init(color)
  }
  /// - Parameter traits: accepted: a colour follows the window that it is shown in.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: PlatformTraits?) {
    self.init(named: name, bundle: bundle)
  }

  /// A mixture with another colour, of which there is `fraction`, from 0 to 1, in each component; of colours of the theme those
  /// they have at the moment.
  public func blended(withFraction fraction: CGFloat, of color: PlatformColor) -> PlatformColor? {
    func mixed(_ component: (PlatformColor) -> CGFloat) -> CGFloat {
      component(self) * (1 - fraction) + component(color) * fraction
    }
    return PlatformColor(
      red: mixed(\.redComponent), green: mixed(\.greenComponent), blue: mixed(\.blueComponent),
      alpha: mixed(\.alphaComponent))
  }
}
