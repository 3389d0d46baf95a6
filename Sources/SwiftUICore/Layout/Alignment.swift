/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  package enum Guide: Equatable, Sendable { case leading, center, trailing }
  package let guide: Guide
  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  package enum Guide: Equatable, Sendable { case top, center, bottom, firstBaseline, lastBaseline }
  package let guide: Guide
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
}
