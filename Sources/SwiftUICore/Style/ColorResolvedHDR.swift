extension Color {
  /// A colour by its components, and how much brighter than white it may be.
  ///
  /// Screens here show white as the brightest: what is brighter is white.
  @dynamicMemberLookup
  public struct ResolvedHDR: Hashable, Sendable {
    var color: Color.Resolved
    /// Times white; nil: it is not said.
    public var headroom: Float?

    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1,
      headroom: Float? = nil
    ) {
      self.init(
        Color.Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity),
        headroom: headroom)
    }

    /// Red, green and blue, linear or not, and opacity.
    public subscript(dynamicMember keyPath: WritableKeyPath<Color.Resolved, Float>) -> Float {
      get { color[keyPath: keyPath] }
      set { color[keyPath: keyPath] = newValue }
    }
  }

  /// The colour with these components, as bright as white at most.
  public init(_ resolved: ResolvedHDR) { self.init(resolved.color) }

  /// The components the colour has in `environment`; nothing here says how bright it may be.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }
  /// Accepted without effect: nothing is shown brighter than white.
  public func headroom(_ headroom: Double?) -> Color { self }
  /// The colour with its light doubled `stops` times; what becomes brighter than white is white.
  public func exposureAdjust(_ stops: Double) -> Color {
    guard stops.isFinite, stops != 0 else { return self }
    let factor = Float(exp2(stops))
    var color = resolve(in: EnvironmentValues())
    color.linearRed *= factor
    color.linearGreen *= factor
    color.linearBlue *= factor
    return Color(color)
  }
}

extension Color.ResolvedHDR: ShapeStyle {
  public nonisolated var _color: Color { Color(color) }
}

extension Color.ResolvedHDR: CustomStringConvertible {
  /// In hexadecimal sRGB, as `#RRGGBBAA`, and the headroom where there is one.
  public var description: String { headroom.map { "\(color) headroom: \($0)" } ?? "\(color)" }
}

extension Color.ResolvedHDR: Animatable {
  public var animatableData: AnimatablePair<Color.Resolved.AnimatableData, Float> {
    get { AnimatablePair(color.animatableData, headroom ?? 1) }
    set {
      color.animatableData = newValue.first
      if headroom != nil { headroom = newValue.second }
    }
  }
}

extension Color.ResolvedHDR: Codable {
  /// As the list of the colour's components, with the headroom behind them where there is one.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(contentsOf: [color.red, color.green, color.blue, color.opacity])
    if let headroom { try list.encode(headroom) }
  }
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      red: try list.decode(Float.self), green: try list.decode(Float.self),
      blue: try list.decode(Float.self), opacity: try list.decode(Float.self))
    if !list.isAtEnd { headroom = try list.decode(Float.self) }
  }
}
