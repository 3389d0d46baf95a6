import Foundation

extension GraphicsContext {
  /// A text made ready to be drawn.
  public struct ResolvedText {
    let spans: [TextSpan]
    let style: Style
    let measures: CanvasMeasures
    public var shading = Shading.foreground

    /// How large it is, in points, with lines no wider than `size`.
    public func measure(in size: CGSize) -> CGSize { measured(in: size).size }
    /// From its top to the line its first letters stand on.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(in: size).firstBaseline }
    /// From its top to the line its last letters stand on.
    public func lastBaseline(in size: CGSize) -> CGFloat { measured(in: size).lastBaseline }

    private func measured(in size: CGSize) -> CanvasMeasures.Text {
      nonisolated(unsafe) let text = self
      return withMainActorUnchecked { text.measures.text(text.spans, text.style, size) }
    }
  }

  /// An image made ready to be drawn.
  public struct ResolvedImage {
    let source: ImageDescription.Source
    let style: Style
    /// nil: in its own colours, a symbol in that of text.
    public var shading: Shading?
    /// In points.
    public let size: CGSize
    /// From its top to the line of text it stands on.
    public var baseline: CGFloat { size.height }
  }

  private var style: Style {
    var style = Style()
    style.font = font
    style.foreground = foreground.color
    return style
  }
  public func resolve(_ text: Text) -> ResolvedText {
    var spans: [TextSpan] = []
    text.append(to: &spans, outer: TextTraits(), at: Date(), in: environment.locale, environment.timeZone)
    if let growth = TextGrowth(environment) { spans.grow(growth) }
    return ResolvedText(spans: spans, style: style, measures: measures)
  }
  public func resolve(_ image: Image) -> ResolvedImage {
    let source = image.source
    let (measures, style) = (measures, style)
    return ResolvedImage(
      source: source, style: style, size: withMainActorUnchecked { measures.image(source, style) })
  }
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint, size: CGSize?) {
    var style = text.style
    if case .paint = text.shading.kind { style.foreground = paint(text.shading, for: Path()).color }
    add(.text(text.spans, style, at: point, anchor: anchor, size: size))
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: point, anchor: anchor, size: nil)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading, size: rect.size)
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func inked(_ image: ResolvedImage) -> Style {
    var style = image.style
    if let shading = image.shading { style.foreground = paint(shading, for: Path()).color }
    return style
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(
      .image(
        image.source, inked(image), isStencil: image.shading != nil, in: nil, at: point, anchor: anchor))
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(
      .image(
        image.source, inked(image), isStencil: image.shading != nil, in: rect, at: rect.origin,
        anchor: .topLeading))
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
}
