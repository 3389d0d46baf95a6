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
    // Nor are the symbols' sizes.
    let symbols = CanvasSymbols(find: find, measure: { _ in CGSize(width: 16, height: 16) })
    var first = GraphicsContext(environment: values, foreground: paint, font: font, symbols: symbols)
    renderer(&first, CGSize(width: 100, height: 100))
    return CanvasDescription(
      drawing: CanvasDrawing { size, measure in
        let symbols = CanvasSymbols(find: find, measure: measure)
        var graphics = GraphicsContext(environment: values, foreground: paint, font: font, symbols: symbols)
        renderer(&graphics, size)
        return graphics.list.commands
      })
  }
}

/// A surface with a drawing on it, anew with each update.
package struct CanvasDescription: Description {
  package static let kind = "canvas"
  package var drawing: CanvasDrawing
}

/// What makes a drawing for a size; two are never the same, since a program's code is in them.
package struct CanvasDrawing: Equatable {
  package typealias Measure = @MainActor (any Widget) -> CGSize
  /// Gets the size of the surface, and what measures the widgets of symbols.
  package let commands: @MainActor (CGSize, @escaping Measure) -> [CanvasCommand]
  init(_ commands: @escaping @MainActor (CGSize, @escaping Measure) -> [CanvasCommand]) {
    self.commands = commands
  }
  package static func == (a: Self, b: Self) -> Bool { false }
}

/// A step of a drawing, in the coordinates of its transform.
package struct CanvasCommand {
  package enum Kind {
    case fill(Path, Paint, evenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    /// A text at a point of it, or in a rectangle.
    case text([TextSpan], Style, at: CGPoint, anchor: UnitPoint, size: CGSize?)
    case image(ImageDescription.Source, Style, in: CGRect?, at: CGPoint, anchor: UnitPoint)
    /// A widget that stands in the canvas's content.
    case symbol(any Widget, in: CGRect)
  }
  package var kind: Kind
  package var transform: CGAffineTransform
  package var opacity: Double
  /// What is drawn lies within all of these, each in window coordinates of the canvas.
  package var clips: [Path]
}
