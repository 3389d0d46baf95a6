/// A view with others behind it: a plain surface is drawn by the widget that the view stands in, and is none itself.
public struct _BackgroundView<Base: View, Layer: View> {
  let base: Base
  let layer: Layer
  let alignment: Alignment
}

extension _BackgroundView: View {
  public typealias Body = Never
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it is a primitive view.") }

  private var layered: _LayeredView<Base, Layer> {
    _LayeredView(base: base, layer: layer, place: .behind, alignment: alignment)
  }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    if let spread = Spreading.makeNode(view.base, view, under: parent) { return spread }
    if let grounded = view.grounded(.none) { return make(grounded, under: parent) }
    return _LayeredView<Base, Layer>._makeNode(view.layered, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if Spreading.patch(node, view.base, view) { return }
    if let grounded = view.grounded(.none) { return patch(node, with: grounded) }
    _LayeredView<Base, Layer>._patch(node, with: view.layered)
  }

  @MainActor private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  @MainActor private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }
}

/// A view that may stand on a plain surface, and can be cut out together with it.
@MainActor
protocol GroundedView: View {
  /// nil: what is behind it is no plain surface; the same for all values of a type.
  func grounded(_ clip: LayersDescription.Clip) -> (any View)?
}

extension _BackgroundView: ModifyingView {
  var modified: Base { base }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_BackgroundView<C, Layer>(base: content, layer: layer, alignment: alignment))
  }
}

extension _BackgroundView: GroundedView {
  func grounded(_ clip: LayersDescription.Clip) -> (any View)? {
    // What may be missing is none: a cast alone would look into it.
    guard Layer.self is any GroundLayer.Type, let layer = layer as? any GroundLayer else { return nil }
    return layer.under(base, clip)
  }
}

/// A plain surface within its rectangle.
@MainActor
protocol GroundLayer: View {
  associatedtype Surface: DescribedView where Surface.Described == FillDescription
  /// nil: it is not one after all; the same for all values of a type.
  var surface: Surface? { get }
}

extension GroundLayer {
  fileprivate func under<Base: View>(_ base: Base, _ clip: LayersDescription.Clip) -> (any View)? {
    surface.map { Grounded(content: base, surface: $0, clip: clip) }
  }
}

extension Color: GroundLayer {
  var surface: Color? { self }
}

extension FillShapeView: GroundLayer {
  /// Of the figures that stay within their rectangle, and whose style does.
  var surface: ShapeSurface<Content, Style>? {
    guard Background.self == EmptyView.self, Content.self is any ContainedShape.Type, !Style._mayHaveEffects
    else { return nil }
    return ShapeSurface(shape: shape, style: style, fill: fillStyle)
  }
}

/// A figure that draws nothing outside its rectangle.
private protocol ContainedShape {}
extension Rectangle: ContainedShape {}
extension RoundedRectangle: ContainedShape {}
extension Capsule: ContainedShape {}
extension Circle: ContainedShape {}
extension Ellipse: ContainedShape {}

/// A view on a plain surface.
struct Grounded<Content: View, Surface: DescribedView>: View, ContainerView, DescribedView
where Surface.Described == FillDescription {
  typealias Body = Never
  static var decorates: Bool { true }
  let content: Content
  let surface: Surface
  let clip: LayersDescription.Clip

  func describe(in context: DescriptionContext) -> LayersDescription {
    var description = LayersDescription(alignment: .center, clip: clip.standing(in: context))
    description.ground = surface.describe(in: context)
    return description
  }
}

/// A view cut to a shape.
public struct _ClippedView<Content: View> {
  let content: Content
  let clip: LayersDescription.Clip
}

extension _ClippedView: View {
  public typealias Body = Never
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it is a primitive view.") }

  @MainActor private var whole: any View {
    if Content.self is any GroundedView.Type, let grounded = (content as? any GroundedView)?.grounded(clip) {
      return grounded
    }
    return Clipped(content: content, clip: clip)
  }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    Spreading.makeNode(view.content, view, under: parent) ?? make(view.whole, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if !Spreading.patch(node, view.content, view) { patch(node, with: view.whole) }
  }

  @MainActor private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  @MainActor private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }
}

extension _ClippedView: ModifyingView {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView { AnyView(_ClippedView<C>(content: content, clip: clip)) }
}

struct Clipped<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  static var decorates: Bool { true }
  let content: Content
  let clip: LayersDescription.Clip

  func describe(in context: DescriptionContext) -> LayersDescription {
    LayersDescription(alignment: .center, clip: clip.standing(in: context))
  }
}

extension LayersDescription.Clip {
  /// In the place of the shape of the container that shape.
  @MainActor
  fileprivate func standing(in context: DescriptionContext) -> LayersDescription.Clip {
    if case .outline(let outline) = self { outline.clip(in: context) ?? self } else { self }
  }
}
