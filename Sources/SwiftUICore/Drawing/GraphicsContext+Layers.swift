extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only within `path` from now on, or only outside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = .init()) {
    let path = path.drawable(of: "a Canvas")
    clips.append(
      .path(path.applying(transform), evenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  /// Draws from now on only where `content` is opaque, as much as it is, or only where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = .init(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try commands(of: content)
    clips.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// Of the clips so far that are paths.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect.infinite) { rect, clip in
      guard case .path(let path, _, isInverse: false) = clip else { return rect }
      return rect == .infinite ? path.boundingRect : rect.intersection(path.boundingRect)
    }
  }

  /// Draws a picture of its own, which then is one thing to this context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var outside = self
    // The layer's commands have this transform already.
    outside.transform = .identity
    outside.add(.layer(try commands(of: content)))
  }

  private func commands(of content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasCommand] {
    var inside = GraphicsContext(
      environment: environment, foreground: foreground, font: font, symbols: symbols, measures: measures)
    inside.transform = transform
    try content(&inside)
    return inside.list.commands
  }
}
