import SwiftUICore

extension PlatformColor {
  /// The colour with the components of a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// Its components; those of a colour of the theme are its at the moment.
  public var cgColor: CGColor {
    CGColor(srgbRed: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }
}
