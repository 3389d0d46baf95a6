/// A surface that a program draws itself.
///
/// The drawing is recorded when the views are brought up to date and when the size changes, and played back by the
/// renderer.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View, PrimitiveView {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> CanvasNode<Symbols> {
    CanvasNode(view, under: parent)
  }
  static func patch(_ node: CanvasNode<Symbols>, with view: Self) { node.patch(with: view) }

  /// - Parameter find: the widget of the symbol with a tag.
  @MainActor
  func describe(
    in context: DescriptionContext, finding find: @escaping @MainActor (AnyHashable) -> (any Widget)?
  ) -> CanvasDescription {
    let values = context.environment
    let paint = context.style.paint ?? .color(.primary)
    let font = context.style.font
    // What the drawing reads is read now, so that the canvas follows it; the size is not known before it is laid out.
    // Nor are the sizes of what is in it.
    func commands(_ size: CGSize, _ measures: CanvasMeasures) -> [CanvasCommand] {
      let symbols = CanvasSymbols(find: find, measure: measures.widget)
      var graphics = GraphicsContext(
        environment: values, foreground: paint, font: font, symbols: symbols, measures: measures)
      renderer(&graphics, size)
      return graphics.list.commands
    }
    _ = commands(CGSize(width: 100, height: 100), .estimates)
    return CanvasDescription(drawing: CanvasDrawing(commands))
  }
}

/// A surface with a drawing on it, anew with each update.
package struct CanvasDescription: Description {
  package static let kind = "canvas"
  package var drawing: CanvasDrawing
}

/// What makes a drawing for a size; two are never the same, since a program's code is in them.
package struct CanvasDrawing: Equatable {
  /// Gets the size of the surface, and what measures things to be drawn.
  package let commands: @MainActor (CGSize, CanvasMeasures) -> [CanvasCommand]
  init(_ commands: @escaping @MainActor (CGSize, CanvasMeasures) -> [CanvasCommand]) {
    self.commands = commands
  }
  package static func == (a: Self, b: Self) -> Bool { false }
}
