extension GraphicsContext {
  /// Changes what is drawn from now on, each drawing by itself, a layer as a whole. Of several filters the last one added is
  /// the first to change it.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = .init()) {
    if let made = filter.made(environment) { filters.append(made) }
  }

  /// Accepted without effect: cairo computes with one kind of colours.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// Accepted without effect: a shadow lies below what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  /// Accepted without effect: a blur is the same in all directions, and fades at the edges.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change to the picture of what is drawn. Lengths are in points.
  public struct Filter: Sendable {
    /// nil: what is drawn stays as it is.
    let made: @Sendable (EnvironmentValues) -> CanvasCommand.Filter?

    private init(_ made: @escaping @Sendable (EnvironmentValues) -> CanvasCommand.Filter?) {
      self.made = made
    }
    private static func colors(_ matrix: ColorShares) -> Filter {
      Filter { _ in
        var effects = PictureEffects()
        effects.colors = matrix
        return .effects(effects)
      }
    }

    /// - Parameter blendMode: accepted without effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = .init()
    ) -> Filter {
      let shadow = PictureEffects.Shadow(color, radius, x, y)
      return Filter { _ in
        var effects = PictureEffects()
        effects.shadow = shadow
        return .effects(effects)
      }
    }
    /// Moves, turns, scales and slants what is drawn, before other filters change it. Without perspective: what of the matrix
    /// makes things smaller that are further away has no effect.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      let plane = CGAffineTransform(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32)
      return Filter { _ in .transform(plane) }
    }
    public static func blur(radius: CGFloat, options: BlurOptions = .init()) -> Filter {
      let radius = PictureEffects.legalBlur(radius)
      return Filter { _ in
        var effects = PictureEffects()
        effects.blur = radius
        return .effects(effects)
      }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment in
        let components = color.resolve(in: environment)
        var effects = PictureEffects()
        effects.colors = .multiply(Double(components.red), Double(components.green), Double(components.blue))
        return .effects(effects)
      }
    }
    /// What becomes of red, green and blue; how opaque it is stays.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let rows = [
        matrix.r1, matrix.r2, matrix.r3, matrix.r5, matrix.g1, matrix.g2, matrix.g3, matrix.g5,
        matrix.b1, matrix.b2, matrix.b3, matrix.b5,
      ]
      return colors(ColorShares(rows.map(Double.init)))
    }
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let share = min(max(legal(amount, or: 1, for: "inversion of colours"), 0), 1)
      let rest = 1 - 2 * share
      return colors(ColorShares([rest, 0, 0, share, 0, rest, 0, share, 0, 0, rest, share]))
    }
    public static func grayscale(_ amount: Double) -> Filter { colors(.grayscale(amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }
    public static var luminanceToAlpha: Filter {
      Filter { _ in
        var effects = PictureEffects()
        effects.luminanceIsAlpha = true
        return .effects(effects)
      }
    }
    /// Makes `color` of all that is at least `min` and at most `max` opaque, and nothing of the rest.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { _ in .threshold(min: min, max: max, color: color) }
    }
    /// Accepted without effect: there is no Metal, whose functions shaders are.
    public static func colorShader(_ shader: Shader) -> Filter { Filter { _ in nil } }
    /// Accepted without effect: there is no Metal, whose functions shaders are.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter { _ in nil }
    }
    /// Accepted without effect: there is no Metal, whose functions shaders are.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter { _ in nil }
    }
  }

  public typealias ColorMatrix = SwiftUICore.ColorMatrix
}

/// Red, green, blue and alpha as sums of shares of all four and a number.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}
}
