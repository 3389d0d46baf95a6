/// Draws text in a program's own way: gets it laid out, and draws its lines, runs or single letters, or anything else.
///
/// The text takes the room that it takes without it, and is read by assistive tools as before.
public protocol TextRenderer: Animatable {
  /// Draws the text; coordinates are those of its view.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Not asked here: text is as large as without a renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How much around the view is drawn on as well, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a text renderer is to draw.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  /// How large the text is, in points, where it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Has text in this view drawn by `renderer`. Its `animatableData` move in animations.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// Sets the renderer for text below, anew in each frame while its data move.
nonisolated public struct _TextRendererModifier<T: TextRenderer>: ViewModifier, Animatable {
  var renderer: T
  public var animatableData: T.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
  @MainActor public func body(content: Content) -> some View {
    content.environment(\.textRenderer, TextRendererBox(renderer))
  }
}

/// A program's renderer; it is only asked on the main thread, where views are.
final class TextRendererBox: Equatable, @unchecked Sendable {
  let renderer: any TextRenderer
  init(_ renderer: any TextRenderer) { self.renderer = renderer }
  static func == (a: TextRendererBox, b: TextRendererBox) -> Bool { a === b }
}

private struct TextRendererKey: StyleKey { static var defaultValue: TextRendererBox? { nil } }

extension EnvironmentValues {
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// How a program draws a text; two are never the same, since the program's code is in them.
package struct TextDrawing: Equatable {
  private let spans: [TextSpan]
  private let renderer: any TextRenderer
  private let context: @MainActor (CanvasMeasures) -> GraphicsContext

  @MainActor
  init(_ box: TextRendererBox, of description: TextDescription, in surroundings: DescriptionContext) {
    let plain = TextSpan(text: description.text, traits: TextTraits())
    spans = description.spans.isEmpty ? [plain] : description.spans
    renderer = box.renderer
    let (values, style) = (surroundings.environment, description.style)
    context = { measures in
      GraphicsContext(
        environment: values, foreground: style.paint ?? .color(.primary), font: style.font,
        measures: measures)
    }
  }

  package var padding: EdgeInsets { renderer.displayPadding }

  /// What the program draws of `glyphs`, which are this text's.
  @MainActor
  package func commands(_ glyphs: any DrawnGlyphs, _ measures: CanvasMeasures) -> [CanvasCommand] {
    var context = context(measures)
    renderer.draw(layout: Text.Layout(glyphs, of: spans), in: &context)
    return context.list.commands
  }

  package static func == (a: Self, b: Self) -> Bool { false }
}
