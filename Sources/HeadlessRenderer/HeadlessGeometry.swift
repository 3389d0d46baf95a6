import Foundation
package import SwiftUICore

/// Sizes and places without a layout: a widget is as large as the nearest frame of a fixed size around it, or else the
/// window, and stands in the corner of what it is in, moved by the margins on the way.
extension HeadlessWidget {
  package var size: CGSize {
    var width: Double?
    var height: Double?
    var widget: HeadlessWidget? = self
    while let current = widget, width == nil || height == nil {
      if let frame = current.anyDescription as? FrameDescription {
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

  package func place(in other: (any Widget)?) -> CGPoint {
    func corner(_ widget: HeadlessWidget?) -> CGPoint {
      var corner = CGPoint.zero
      var current = widget
      while let widget = current {
        corner.x += widget.attributes?.margins.leading ?? 0
        corner.y += widget.attributes?.margins.top ?? 0
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
}

extension HeadlessRenderer {
  /// Makes what lazy stacks and grids have in sight, those in them included.
  private func layOutLines() {
    lazyLines.removeAll { $0.widget?.isDestroyed != false }
    for _ in 0..<4 {
      var isDone = true
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
  fileprivate var isInWindow: Bool {
    var widget = self
    while let parent = widget.parent { widget = parent }
    return widget.anyDescription is WindowDescription
  }
}

/// A widget that reads its size, as long as it is there.
struct GeometryReaderReference {
  weak var widget: HeadlessWidget?
}
