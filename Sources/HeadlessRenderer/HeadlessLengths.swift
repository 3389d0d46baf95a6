internal import SwiftUICore

/// How long things are where nothing is laid out: a line of text is 20 points high and 80 wide, as any control; a frame
/// says it itself, a stack is as long as its parts one after the other.
extension HeadlessWidget {
  func length(along axis: Axis) -> Double {
    let margins = attributes?.margins
    let around =
      axis == .vertical
      ? (margins?.top ?? 0) + (margins?.bottom ?? 0) : (margins?.leading ?? 0) + (margins?.trailing ?? 0)
    return max(0, Double(around) + ownLength(along: axis))
  }

  private func ownLength(along axis: Axis) -> Double {
    let content = slots[.content] ?? []
    switch anyDescription {
    case let frame as FrameDescription:
      return frame.length(along: axis, around: content.first?.length(along: axis) ?? 0)
    case let leaf as any LeafDescription where leaf.surrounds?.frame != nil:
      let own = Self.ordinaryLength(along: axis)
      return leaf.surrounds?.length(along: axis, around: own) ?? own
    case let stack as StackDescription where stack.runs(along: axis):
      return content.reduce(-stack.gap) { $0 + $1.length(along: axis) + stack.gap }
    case is LazyLinesDescription:
      let lines = self as! HeadlessLazyLines
      return lines.description.axis == axis ? lines.lines.length : lines.across
    case let scroll as ScrollDescription where axis == .vertical ? scroll.isVertical : scroll.isHorizontal:
      return Double(axis == .vertical ? size.height : size.width)
    default:
      let lengths = content.map { $0.length(along: axis) }
      return lengths.max() ?? Self.ordinaryLength(along: axis)
    }
  }

  private static func ordinaryLength(along axis: Axis) -> Double { axis == .vertical ? 20 : 80 }

  /// Where it begins in the content of a scroll view around it.
  func start(along axis: Axis, in scroll: HeadlessScroll) -> Double {
    var start = 0.0
    var widget: HeadlessWidget = self
    while widget !== scroll, let parent = widget.parent {
      if let margins = widget.attributes?.margins {
        start += Double(axis == .vertical ? margins.top : margins.leading)
      }
      if let stack = parent.anyDescription as? StackDescription, stack.runs(along: axis) {
        for sibling in (parent.slots[.content] ?? []).prefix(while: { $0 !== widget }) {
          start += sibling.length(along: axis) + stack.gap
        }
      } else if let lines = parent as? HeadlessLazyLines, lines.description.axis == axis {
        start += lines.start(of: widget)
      }
      widget = parent
    }
    return start
  }
}

extension FrameDescription {
  fileprivate func length(along axis: SwiftUICore.Axis, around content: Double) -> Double {
    let (least, most) = axis == .vertical ? (minHeight, maxHeight) : (minWidth, maxWidth)
    if let least, least == most { return least }
    return max(least ?? 0, content)
  }
}

extension LeafSurrounds {
  fileprivate func length(along axis: SwiftUICore.Axis, around content: Double) -> Double {
    func sum(_ space: EdgeInsets) -> Double {
      Double(axis == .vertical ? space.top + space.bottom : space.leading + space.trailing)
    }
    let inside = content + sum(inner)
    return (frame?.length(along: axis, around: inside) ?? inside) + sum(outer)
  }
}

extension StackDescription {
  fileprivate var gap: Double { spacing ?? 6 }
  fileprivate func runs(along other: SwiftUICore.Axis) -> Bool {
    switch axis {
    case .vertical: other == .vertical
    case .horizontal: other == .horizontal
    }
  }
}
