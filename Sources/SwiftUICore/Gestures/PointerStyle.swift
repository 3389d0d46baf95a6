/// How the pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
  /// The name of the cursor, as CSS and GDK have it.
  let cursor: String

  public static let `default` = PointerStyle(cursor: "default")
  public static let horizontalText = PointerStyle(cursor: "text")
  public static let verticalText = PointerStyle(cursor: "vertical-text")
  public static let rectSelection = PointerStyle(cursor: "crosshair")
  public static let grabIdle = PointerStyle(cursor: "grab")
  public static let grabActive = PointerStyle(cursor: "grabbing")
  public static let link = PointerStyle(cursor: "pointer")
  public static let zoomIn = PointerStyle(cursor: "zoom-in")
  public static let zoomOut = PointerStyle(cursor: "zoom-out")
  public static let columnResize = PointerStyle(cursor: "col-resize")
  public static let rowResize = PointerStyle(cursor: "row-resize")

  /// The usual pointer: GTK's theme says what pointers look like, and pictures of a program are none of them.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }
  /// The usual pointer: GTK's theme says what pointers look like, and shapes of a program are none of them.
  public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle {
    .default
  }

  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    switch directions {
    case .leading: PointerStyle(cursor: "w-resize")
    case .trailing: PointerStyle(cursor: "e-resize")
    default: columnResize
    }
  }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: PointerStyle(cursor: "n-resize")
    case .down: PointerStyle(cursor: "s-resize")
    default: rowResize
    }
  }
  /// For a corner or an edge of a frame that is dragged; GDK has the same cursor for each direction.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top: PointerStyle(cursor: "n-resize")
    case .bottom: PointerStyle(cursor: "s-resize")
    case .leading: PointerStyle(cursor: "w-resize")
    case .trailing: PointerStyle(cursor: "e-resize")
    case .topLeading: PointerStyle(cursor: "nw-resize")
    case .topTrailing: PointerStyle(cursor: "ne-resize")
    case .bottomLeading: PointerStyle(cursor: "sw-resize")
    case .bottomTrailing: PointerStyle(cursor: "se-resize")
    }
  }
}

/// A way to the sides.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
/// A way up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up, down
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let up = Set(rawValue: 1)
    public static let down = Set(rawValue: 2)
    public static let all: Set = [.up, .down]
  }
}
/// What of a frame is dragged to change its size.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// Where a frame's edge can be dragged.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let inward = Set(rawValue: 1)
    public static let outward = Set(rawValue: 2)
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// Sets how the pointer looks over this view and the controls in it; nil: as they have it.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    _PointerView(content: self, style: style)
  }
}

extension View {
  /// Hides the pointer over this view.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    pointerStyle(visibility == .hidden ? PointerStyle(cursor: "none") : nil)
  }
}

/// A view that the pointer looks different over.
public struct _PointerView<Content: View> {
  let content: Content
  let style: PointerStyle?
}

extension _PointerView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    TouchAreaNode.join(under: parent) { PointerNode(view, of: $0, under: $1) }
  }
  static func patch(_ node: Node, with view: Self) {
    unsafeDowncast(TouchAreaNode.member(node), to: PointerNode<Content>.self).patch(with: view)
  }
}

final class PointerNode<Content: View>: TouchMemberNode, PointerMember {
  private(set) var cursor: String?

  init(_ view: _PointerView<Content>, of area: TouchAreaNode, under parent: Node) {
    cursor = view.style?.cursor
    super.init(of: area, under: parent)
    area.addPointer(self)
    child = Content._makeNode(view.content, under: self)
  }

  func patch(with new: _PointerView<Content>) {
    if cursor != new.style?.cursor {
      cursor = new.style?.cursor
      area.describe()
    }
    Content._patch(child!, with: new.content)
  }
}

/// A modifier of an area that says how the pointer looks.
@MainActor
protocol PointerMember: AnyObject { var cursor: String? { get } }
