/// What a container draws around its content without widgets for that. It is drawn in this order: a surface behind, which is
/// cut to a shape together with the content; a figure in front; and what is done to the picture of all.
package struct Decoration: Equatable {
  /// nil: none.
  package var ground: FillDescription?
  package var clip = LayersDescription.Clip.none
  /// nil: none.
  package var figure: FillDescription?
  /// nil: nothing.
  package var effects: PictureEffects?

  package init() {}
}

/// A decoration where few have one: behind a reference.
package final class DecorationBox: Equatable {
  package let decoration: Decoration
  init(_ decoration: Decoration) { self.decoration = decoration }
  package static func == (a: DecorationBox, b: DecorationBox) -> Bool {
    a === b || a.decoration == b.decoration
  }
}

/// The modifiers that one container draws around a view: each of them later in the order of a decoration than those further in.
struct Decorating {
  typealias Surface = @MainActor (DescriptionContext) -> FillDescription
  var ground: Surface?
  var clip = LayersDescription.Clip.none
  var figure: Surface?
  var effects: (@MainActor (EnvironmentValues, Graph) -> PictureEffects)?

  /// What is drawn first and last of it, counted in the order of a decoration.
  private var stages: ClosedRange<Int>? {
    let stages = [ground != nil, clip != .none, figure != nil, effects != nil]
    guard let first = stages.firstIndex(of: true), let last = stages.lastIndex(of: true) else { return nil }
    return first...last
  }

  /// With `outer` around it; nil: of that something would have to be drawn before what is here.
  func followed(by outer: Decorating) -> Decorating? {
    guard let outerStages = outer.stages, let stages else { return stages == nil ? outer : self }
    guard stages.upperBound < outerStages.lowerBound else { return nil }
    var both = self
    if ground == nil { both.ground = outer.ground }
    if clip == .none { both.clip = outer.clip }
    if figure == nil { both.figure = outer.figure }
    both.effects = outer.effects
    return both
  }

  /// The same where the environment is told something between this and what is further out.
  @MainActor
  func looking(_ write: @escaping (inout EnvironmentValues) -> Void) -> Decorating {
    var inside = self
    if let ground { inside.ground = { ground($0.setting([write])) } }
    if let figure { inside.figure = { figure($0.setting([write])) } }
    if let effects {
      inside.effects = { environment, graph in
        var environment = environment
        write(&environment)
        return effects(environment, graph)
      }
    }
    return inside
  }

  @MainActor
  func describe(in context: DescriptionContext) -> Decoration {
    var decoration = Decoration()
    decoration.ground = ground?(context)
    decoration.clip = clip.standing(in: context)
    decoration.figure = figure?(context)
    decoration.effects = effects?(context.environment, context.node.graph)
    return decoration
  }

  /// The view with this around it, drawn by the container, text or image that it is already, or by a container of its own.
  @MainActor
  func around<Content: View>(_ content: Content) -> any View {
    // What may be missing is none: a cast alone would look into it.
    if Content.self is any DecoratedView.Type,
      let decorated = (content as? any DecoratedView)?.decorated(self)
    {
      return decorated
    }
    if let leaf = surrounding(content) { return leaf }
    return Decorated(content: content, decoration: self)
  }
}

/// A view that is drawn around by a container, which can draw more.
@MainActor
protocol DecoratedView: View {
  /// This view with more around it; nil: that is drawn by another container. Which of the two is the same for all values of a
  /// type, and what comes of it is of one type.
  func decorated(_ outer: Decorating) -> (any View)?
}

/// A modifier that its container may draw.
@MainActor
protocol DecoratingView: DecoratedView, ModifyingView where Body == Never {
  /// nil: it takes a layer of its own.
  var decorating: Decorating? { get }
  /// The view where that is so.
  associatedtype Layered: View
  var layered: Layered { get }
}

extension DecoratingView {
  func decorated(_ outer: Decorating) -> (any View)? {
    guard let decorating, let both = decorating.followed(by: outer) else { return nil }
    return both.around(modified)
  }

  @MainActor private var whole: any View { decorating.map { $0.around(modified) } ?? layered }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    Spreading.makeNode(view.modified, view, under: parent) ?? make(view.whole, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if !Spreading.patch(node, view.modified, view) { patch(node, with: view.whole) }
  }

  private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }
}

/// A colour or a font that is set between two modifiers, which one container draws nevertheless.
extension ModifiedContent: DecoratedView where Content: DecoratingView, Modifier == LooksModifier {
  func decorated(_ outer: Decorating) -> (any View)? {
    guard let inner = content.decorating, let both = inner.looking(modifier.write).followed(by: outer)
    else { return nil }
    return both.around(content.modified.modifier(modifier))
  }
}

/// A view in a container that is there to draw around it.
struct Decorated<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  static var decorates: Bool { true }
  let content: Content
  let decoration: Decorating

  func describe(in context: DescriptionContext) -> LayersDescription {
    var description = LayersDescription(alignment: .center)
    description.decoration = decoration.describe(in: context)
    return description
  }
}

extension LayersDescription.Clip {
  /// In the place of the shape of the container that shape.
  @MainActor
  fileprivate func standing(in context: DescriptionContext) -> LayersDescription.Clip {
    if case .outline(let outline) = self { outline.clip(in: context) ?? self } else { self }
  }
}
