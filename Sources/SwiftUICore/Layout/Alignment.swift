/// A place to line views up by that a program defines.
///
///     extension VerticalAlignment {
///       private struct Name: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
///       }
///       static let name = VerticalAlignment(Name.self)
///     }
public protocol AlignmentID {
  /// The place in a view that says nothing itself, in points from its leading edge or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A program's own place to line up by, told from others by its type.
package struct CustomGuide: Equatable, Sendable {
  // A type; what it computes is asked for on the main actor.
  package nonisolated(unsafe) let id: any AlignmentID.Type
  package static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
}

/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Equatable, Sendable {
    case leading, center, trailing
    case custom(CustomGuide)
  }
  package let guide: Guide
  package init(guide: Guide) { self.guide = guide }
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id: id)) }
  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)

  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
  /// Where the line below a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  /// Where the line below a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Equatable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline
    case custom(CustomGuide)
  }
  package let guide: Guide
  package init(guide: Guide) { self.guide = guide }
  public init(_ id: any AlignmentID.Type) { guide = .custom(CustomGuide(id: id)) }
  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
}

/// Where a view stands in a rectangle.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
}
