extension GraphicsContext {
  /// Whatever a path is painted with.
  public struct Shading {
    enum Kind {
      case foreground
      case paint(@MainActor (EnvironmentValues) -> Paint?)
      /// In points of the canvas.
      case gradient(Gradient, CanvasGradient)
    }
    enum CanvasGradient {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }
    let kind: Kind
    public static var foreground: Shading { Shading(kind: .foreground) }
    public static var backdrop: Shading { Shading(kind: .foreground) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint { _ in .color(color) }) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .paint { style._paint(in: $0).paint })
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .linear(startPoint, endPoint))) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius))) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = .init()
    ) -> Shading { Shading(kind: .gradient(gradient, .conic(center, angle))) }
    /// A picture, repeated from the canvas's top leading corner on: tiles begin there whatever `origin` is.
    /// - Parameters:
    ///   - sourceRect: the part of the picture, in shares of its width and height.
    ///   - scale: points per pixel of the picture.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
    /// Over the rectangle that holds what is filled.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }
    /// Without Metal, whose functions shaders are, the foreground stands in its place.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }
    /// The first of several that there is.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
