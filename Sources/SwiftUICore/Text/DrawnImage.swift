/// A picture that a program draws when it is first shown; each is another.
package final class ImageDrawing: Hashable, @unchecked Sendable {
  /// In points.
  package let size: CGSize
  // Called on the main thread alone.
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 10_000) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.renderer = renderer
  }

  @MainActor
  package func commands(_ measures: CanvasMeasures) -> [CanvasCommand] {
    var context = GraphicsContext(
      environment: EnvironmentValues(), foreground: .color(.primary), font: nil, measures: measures)
    renderer(&context)
    return context.list.commands
  }

  package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// A picture of what `renderer` draws, in a size of its own, in points. It is drawn once, with the colours of a light
  /// window; a `Canvas` follows what is around it.
  /// - Parameters:
  ///   - label: what it is called for assistive tools; nil: it means nothing to them.
  ///   - opaque, colorMode: without effect.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawing(ImageDrawing(size: size, renderer: renderer)))
    self.label = label?.plain
    isDecorative = label == nil
  }
}
