import Foundation
package import SwiftUICore

/// Sizes and places without a layout: a widget is as large as the nearest frame of a fixed size around it, or that it has itself,
/// or else the window, and stands in the corner of what it is in, moved by the margins on the way. In what scrolls, things
/// stand one after the other in stacks along the axis, are as long as they are, and are where they are scrolled to.
extension HeadlessWidget {
  package var size: CGSize {
    var width: Double?
    var height: Double?
    var widget: HeadlessWidget? = self
    while let current = widget, width == nil || height == nil {
      if let scroll = current.parent as? HeadlessScroll {
        if width == nil, scroll.scrolls(along: .horizontal) { width = laidOutLength(along: .horizontal) }
        if height == nil, scroll.scrolls(along: .vertical) { height = laidOutLength(along: .vertical) }
      }
      if height == nil, current.parent is HeadlessList { height = laidOutLength(along: .vertical) }
      let surrounds = (current.anyDescription as? any LeafDescription)?.surrounds
      if let frame = current.anyDescription as? FrameDescription ?? surrounds?.frame {
        if width == nil, frame.minWidth == frame.maxWidth { width = frame.maxWidth }
        if height == nil, frame.minHeight == frame.maxHeight { height = frame.maxHeight }
      }
      if current.anyDescription is WindowDescription {
        let conditions = renderer.conditions(of: current)
        width = width ?? conditions.width
        height = height ?? conditions.height
      }
      widget = current.parent
    }
    return CGSize(width: width ?? 0, height: height ?? 0)
  }

  package var layoutFrame: CGRect? { CGRect(origin: place(in: nil), size: size) }
  package var isLaidOut: Bool { !isDestroyed && isInWindow }

  /// How long it is in a stack; behind or in front of something as long as that is, without what is around.
  private func laidOutLength(along axis: Axis) -> Double {
    if let parent,
      [.background, .overlay].contains(where: { parent.slots[$0]?.contains { $0 === self } ?? false })
    {
      return parent.laidOutLength(along: axis)
    }
    if anyDescription is GeometryDescription, let parent, !(parent.anyDescription is StackDescription) {
      return parent.laidOutLength(along: axis)
    }
    if parent is HeadlessList, axis == .vertical { return Double(HeadlessList.rowHeight) }
    let margins = attributes?.margins
    let around =
      axis == .vertical
      ? (margins?.top ?? 0) + (margins?.bottom ?? 0)
      : (margins?.leading ?? 0) + (margins?.trailing ?? 0)
    return length(along: axis) - Double(around)
  }
  package func place(in other: (any Widget)?) -> CGPoint {
    func start(from widget: HeadlessWidget, _ axis: Axis, in scroll: HeadlessScroll) -> Double {
      widget.start(along: axis, in: scroll) - Double(axis == .vertical ? scroll.offset.y : scroll.offset.x)
    }
    func corner(_ widget: HeadlessWidget?) -> CGPoint {
      var corner = CGPoint.zero
      guard let first = widget else { return corner }
      var current = widget
      while let widget = current {
        corner.x += widget.attributes?.margins.leading ?? 0
        corner.y += widget.attributes?.margins.top ?? 0
        if let scroll = widget.parent as? HeadlessScroll {
          // From the start of the scroll view, stacks and all.
          if scroll.scrolls(along: .horizontal) { corner.x = start(from: first, .horizontal, in: scroll) }
          if scroll.scrolls(along: .vertical) { corner.y = start(from: first, .vertical, in: scroll) }
        }
        if let list = widget.parent as? HeadlessList { corner.y += list.start(of: widget) }
        current = widget.parent
      }
      return corner
    }
    let own = corner(self)
    let others = other.map { corner(($0 as! HeadlessWidget)) } ?? .zero
    return CGPoint(x: own.x - others.x, y: own.y - others.y)
  }
}

extension HeadlessRenderer {
  /// Tells those who read sizes what is new, as a layout would.
  package func tellSizes() {
    layOutLines()
    geometryReaders.removeAll { $0.widget == nil }
    for reader in geometryReaders {
      guard let widget = reader.widget, !widget.isDestroyed, widget.isInWindow,
        let geometry = widget.anyDescription as? GeometryDescription
      else { continue }
      geometry.sizeChanged(widget.size)
    }
  }

  package func frameBegins() { for reference in places { reference.places?.frameBegins() } }
  /// Has those look who follow places.
  package func tellPlaces() {
    places.removeAll { $0.places == nil }
    for reference in places { reference.places?.look(afterLayout: true) }
  }
}

struct ScrollReference {
  weak var widget: HeadlessScroll?
}

struct PlacesReference {
  weak var places: Places?
}

extension HeadlessRenderer {
  /// Makes what lazy stacks and grids have in sight, those in them included, and has scroll views where they are anchored.
  private func layOutLines() {
    lazyLines.removeAll { $0.widget?.isDestroyed != false }
    scrolls.removeAll { $0.widget?.isDestroyed != false }
    for _ in 0..<4 {
      var isDone = true
      for reference in scrolls where reference.widget?.keepAnchors() == true { isDone = false }
      for reference in lazyLines {
        guard let lines = reference.widget, !lines.isDestroyed, lines.isInWindow else { continue }
        if lines.layOut() { isDone = false }
      }
      if isDone { return }
    }
  }
}

struct LazyLinesReference {
  weak var widget: HeadlessLazyLines?
}

extension HeadlessWidget {
  var isInWindow: Bool {
    var widget = self
    while let parent = widget.parent { widget = parent }
    return widget.anyDescription is WindowDescription
  }
}

/// A widget that reads its size, as long as it is there.
struct GeometryReaderReference {
  weak var widget: HeadlessWidget?
}
