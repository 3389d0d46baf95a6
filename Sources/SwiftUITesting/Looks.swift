import Foundation
internal import HeadlessRenderer
import SwiftUICore

/// How an element looks at the moment, in the middle of an animation too.
extension Element {
  /// 0 transparent to 1 opaque.
  public var opacity: Double { widget.attributes?.opacity ?? 1 }
  /// Whether the view has gone and is still to be seen, until its transition is over.
  public var isLeaving: Bool { screen.graph.leavingWidgets.contains { $0 === widget } }
  /// What it looks like once nothing moves.
  package var attributesAtRest: Attributes { screen.graph.attributesAtRest(of: widget) }
  /// How far from its place it is drawn, in points.
  public var offset: CGSize {
    let offset = (widget.attributes ?? Attributes()).offset
    return CGSize(width: offset.x, height: offset.y)
  }
  /// The same in shares of its own size: what a transition by an edge does.
  public var shift: CGSize {
    let shift = (widget.attributes ?? Attributes()).shift
    return CGSize(width: shift.x, height: shift.y)
  }
  /// Its size as multiples of what layout has for it: what matched geometry does.
  public var stretch: CGSize {
    let stretch = (widget.attributes ?? Attributes()).stretch
    return CGSize(width: stretch.x, height: stretch.y)
  }
  /// The space around it, in points; that on the ground of a text or an image is counted.
  public var margins: EdgeInsets {
    var margins = widget.attributes?.margins ?? EdgeInsets()
    for space in [surrounds?.inner, surrounds?.outer].compactMap({ $0 }) {
      margins.top += space.top
      margins.leading += space.leading
      margins.bottom += space.bottom
      margins.trailing += space.trailing
    }
    return margins
  }
  /// How much larger it is drawn.
  public var scale: CGSize {
    let scale = (widget.attributes ?? Attributes()).scale
    return CGSize(width: scale.x, height: scale.y)
  }
  /// The bounds of a frame, or of that around a text or an image, in points; nil where it has none.
  public var width: Double? { frame?.maxWidth }
  public var height: Double? { frame?.maxHeight }
  /// Red, green, blue and opacity of a surface, or of that behind a view, from 0 to 1.
  public var color: [Double] {
    let fill = widget.anyDescription as? FillDescription
    guard let color = (fill ?? decoration?.ground)?.color else { return [] }
    let components = HeadlessColors.components(of: color)
    return [components.red, components.green, components.blue, components.opacity]
  }
  /// Those of a frame, or of that around a text or an image; nil: there is none.
  package var frame: FrameDescription? { widget.anyDescription as? FrameDescription ?? surrounds?.frame }
  private var surrounds: LeafSurrounds? { (widget.anyDescription as? any LeafDescription)?.surrounds }
  /// What a container draws around its content, or a text or an image around itself; nil: it does not say.
  package var decoration: Decoration? {
    (widget.anyDescription as? LayersDescription)?.decoration
      ?? (widget.anyDescription as? FrameDescription)?.decoration ?? surrounds?.decoration
  }
  /// The first element of a kind.
  public func first(_ kind: String) -> Element? { all.first { $0.kind == kind } }
}
