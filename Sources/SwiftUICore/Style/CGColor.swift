/// A colour as Core Graphics hands it about: components in sRGB, whatever surrounds it.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// From 0, not to be seen, to 1.
  public let alpha: CGFloat

  /// By components, each from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// Read as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey, 0 black to 1 white; read as sRGB.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, also of greys.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }
  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }
}

extension Color {
  /// The colour with the components of a Core Graphics colour.
  public init(cgColor: CGColor) {
    self.init(
      red: Double(cgColor.red), green: Double(cgColor.green), blue: Double(cgColor.blue),
      opacity: Double(cgColor.alpha))
  }
  /// The colour with the components of a Core Graphics colour. It stands back where a colour of UIKit's or AppKit's fits as
  /// well: in `Color(.white)` that one is meant.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// Its components; nil where the surroundings decide about them.
  public var cgColor: CGColor? {
    switch value {
    case .fixed(let red, let green, let blue, let opacity):
      CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    case .theme(.white, let opacity): CGColor(gray: 1, alpha: CGFloat(opacity))
    case .theme(.black, let opacity): CGColor(gray: 0, alpha: CGFloat(opacity))
    default: nil
    }
  }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension Binding<CGColor> {
  /// What a control for colours reads and writes; what depends on the surroundings is written as it is in light.
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: {
        let parts = $0.resolve(in: EnvironmentValues())
        wrappedValue = CGColor(
          srgbRed: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
          alpha: CGFloat(parts.opacity))
      })
  }
}

extension ColorPicker {
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label()) }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: Text(title)) }
}
