/// A view with others behind it: a plain surface is drawn by the widget that the view stands in, and is none itself.
public struct _BackgroundView<Base: View, Layer: View> {
  let base: Base
  let layer: Layer
  let alignment: Alignment
}

extension _BackgroundView: View, DecoratingView {
  public typealias Body = Never
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  var modified: Base { base }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_BackgroundView<C, Layer>(base: content, layer: layer, alignment: alignment))
  }

  var layered: _LayeredView<Base, Layer> {
    _LayeredView(base: base, layer: layer, place: .behind, alignment: alignment)
  }
  var decorating: Decorating? {
    guard Layer.self is any SurfaceLayer.Type else { return nil }
    return figure(of: layer, alignment).map { Decorating(ground: $0) }
  }
}

/// A view with others in front of it: a plain surface, or a line along its edges, is drawn by the widget that the view stands
/// in, and is none itself.
public struct _OverlayView<Base: View, Layer: View> {
  let base: Base
  let layer: Layer
  let alignment: Alignment
}

extension _OverlayView: View, DecoratingView {
  public typealias Body = Never
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  var modified: Base { base }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_OverlayView<C, Layer>(base: content, layer: layer, alignment: alignment))
  }

  var layered: _LayeredView<Base, Layer> {
    _LayeredView(base: base, layer: layer, place: .inFront, alignment: alignment)
  }
  var decorating: Decorating? { figure(of: layer, alignment).map { Decorating(figure: $0) } }
}

/// How a layer is drawn that is a plain figure; nil: it is none, which is the same for all values of a type.
@MainActor
private func figure<Layer: View>(of layer: Layer, _ alignment: Alignment) -> Decorating.Surface? {
  // What may be missing is none: a cast alone would look into it.
  guard Layer.self is any FigureLayer.Type, let layer = layer as? any FigureLayer else { return nil }
  return described(layer, alignment)
}

@MainActor
private func described<Layer: FigureLayer>(_ layer: Layer, _ alignment: Alignment) -> Decorating.Surface? {
  guard let figure = layer.figure else { return nil }
  return { context in
    var description = figure.describe(in: context)
    description.alignment = alignment
    return description
  }
}

/// A plain surface within its rectangle, or a line along the edges of one.
@MainActor
protocol FigureLayer: View {
  associatedtype Figure: DescribedView where Figure.Described == FillDescription
  /// nil: it is not one after all; the same for all values of a type.
  var figure: Figure? { get }
}

/// One that draws nothing outside its rectangle.
@MainActor
protocol SurfaceLayer: FigureLayer {}

extension Color: SurfaceLayer {
  var figure: Color? { self }
}

extension FillShapeView: SurfaceLayer {
  /// Of the figures that stay within their rectangle, and whose style does.
  var figure: ShapeSurface<Content, Style>? {
    guard isPlain(Content.self, Style.self, over: Background.self) else { return nil }
    return ShapeSurface(shape: shape, style: style, fill: fillStyle)
  }
}

extension StrokeShapeView: FigureLayer {
  var figure: ShapeSurface<_StrokedShape<Content>, Style>? {
    isPlain(Content.self, Style.self, over: Background.self) ? line : nil
  }
}

extension StrokeBorderShapeView: FigureLayer {
  var figure: ShapeSurface<_StrokedShape<Content.InsetShape>, Style>? {
    isPlain(Content.self, Style.self, over: Background.self) ? line : nil
  }
}

@MainActor
private func isPlain<Content: Shape, Style: ShapeStyle, Background: View>(
  _ content: Content.Type, _ style: Style.Type, over background: Background.Type
) -> Bool {
  Background.self == EmptyView.self && Content.self is any ContainedShape.Type && !Style._mayHaveEffects
}

/// A figure that draws nothing outside its rectangle.
protocol ContainedShape {}
extension Rectangle: ContainedShape {}
extension RoundedRectangle: ContainedShape {}
extension Capsule: ContainedShape {}
extension Circle: ContainedShape {}
extension Ellipse: ContainedShape {}

/// A view cut to a shape.
public struct _ClippedView<Content: View> {
  let content: Content
  let clip: LayersDescription.Clip
}

extension _ClippedView: View, DecoratingView {
  public typealias Body = Never
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView { AnyView(_ClippedView<C>(content: content, clip: clip)) }

  var layered: Content { content }
  var decorating: Decorating? { Decorating(clip: clip) }
}
