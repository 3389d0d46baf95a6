import CGTK
import SwiftUICore

/// How wide the columns of a split view are.
///
/// What the columns would like is what decides whether they fold: three of them have room in a window of 800, which is what
/// one has by itself. A frame that is all of a column is what the program says of the column's width. Where it says how
/// wide what the sidebar leads to has to be, a window has room for all columns: it is not to be had without one of them.
///
/// Where text is larger than usual, columns with names and lists are wider, also where the program says how wide they are, as
/// far as the window has room; the page keeps its share of that.
///
/// A column is as wide as its content has to be, as far as a window of the usual width has room for that beside the others,
/// which have less than they would like then, as long as the window is no wider. What is wider still is cut off.
@MainActor
struct ColumnWidths {
  struct Range: Equatable {
    var least: Int32
    var ideal: Int32
    var most: Int32
  }
  private(set) var ranges: [Slot: Range]
  /// Whether the columns stay side by side, however narrow the window is made.
  let staySideBySide: Bool
  /// How narrow and how wide a person can make a column now.
  private(set) var limits: [Slot: ClosedRange<Int32>] = [:]

  /// The width of a window that nobody has given another.
  private static var usual: Int32 { 800 }
  /// How narrow and how wide a person can make the columns before the last, where nothing else is said.
  private static let byHand: [Slot: ClosedRange<Int32>] = [.sidebar: 180...400, .content: 200...500]
  /// Two columns fold in windows narrower than this. It was chosen by eye: a sidebar leaves less than a telephone's width then.
  private static var leastOfTwo: Int32 { 600 }

  /// - Parameter frames: what is around all of a column.
  /// - Parameters:
  ///   - needs: what the content of a column cannot be narrower than.
  ///   - width: what the columns have together now; less than usual counts as that.
  ///   - textScale: how much larger text is than usual.
  ///   - dragged: how wide a person has made columns.
  init(
    isThree: Bool, frames: [Slot: FrameDescription], needs: [Slot: Int32] = [:], width: Int32 = 0,
    room: Int32?, textScale: Double = 1, dragged: [Slot: Int32] = [:]
  ) {
    var sidebar = Range(least: isThree ? 180 : 240, ideal: isThree ? 200 : 280, most: 280)
    var content = Range(least: 200, ideal: 230, most: 300)
    // With the sidebar and the line between them a pixel less than that. Where text is larger they fold sooner.
    let liked = isThree ? 360 : textScale > 1 ? 480 : Self.leastOfTwo - sidebar.ideal - 2
    var detail = Range(least: 300, ideal: liked, most: FAVES_INFINITY)
    if let frame = frames[.sidebar] { sidebar.follow(frame) }
    if let frame = frames[.content] { content.follow(frame) }
    let needed = Self.length(frames[.detail]?.minWidth)
    if let needed {
      // The window is to have room for the sidebar as it is beside what says nothing of itself.
      let least = frames[.sidebar]?.minWidth == nil ? sidebar.ideal : sidebar.least
      let others = least + (isThree ? content.least : 0)
      staySideBySide = room.map { needed + others + 2 <= $0 } ?? true
      if staySideBySide { sidebar.least = least }
    } else {
      staySideBySide = false
    }
    if staySideBySide, let needed {
      detail.least = needed
      detail.ideal = needed
      // They fold where they have less than they would like: the sidebar would, as far as there is room, like what it has beside
      // any other page.
      let lines: Int32 = isThree ? 2 : 1
      var left = width - lines - needed - sidebar.least - (isThree ? content.least : 0)
      sidebar.shrink(leaving: &left)
      content.shrink(leaving: &left)
    }
    ranges = [.sidebar: sidebar, .content: content, .detail: detail]
    let order: [Slot] = isThree ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    if staySideBySide {
      enlarge(order, by: textScale - 1, of: width, page: detail.least, foldingBelow: 0)
    } else {
      let width = max(Self.usual, width)
      let page = max(detail.least, Int32(Double(width) * (isThree ? 0.375 : 0.5)))
      enlarge(order, by: textScale - 1, of: width, page: page, foldingBelow: Self.usual)
      hold(needs, in: order, of: width)
    }
    for slot in order.dropLast() {
      drag(slot, to: dragged[slot], by: frames[slot], needs[slot] ?? 0, among: order, of: width)
    }
  }

  /// Finds how wide a person can make a column, and makes it as wide as one has. The last column has so much less, or more, of
  /// what it would like: they fold where they did before.
  private mutating func drag(
    _ slot: Slot, to wish: Int32?, by frame: FrameDescription?, _ need: Int32, among order: [Slot],
    of width: Int32
  ) {
    guard let range = ranges[slot], let usual = Self.byHand[slot], let detail = ranges[.detail] else {
      return
    }
    let (least, most) = (Self.length(frame?.minWidth), Self.length(frame?.maxWidth))
    let lower = max(least ?? min(usual.lowerBound, range.ideal, most ?? .max), need)
    let upper = max(most ?? max(usual.upperBound, range.ideal), lower)
    let free = max(0, width - order.reduce(Int32(order.count - 1)) { $0 + ranges[$1]!.ideal })
    let spare = max(0, detail.ideal - detail.least)
    let limit = max(lower, min(upper, range.ideal + free + spare))
    limits[slot] = lower...limit
    guard let wish else { return }
    let more = max(lower, min(wish, limit)) - range.ideal
    ranges[slot]!.ideal += more
    ranges[slot]!.least = min(range.least, range.ideal + more)
    ranges[slot]!.most = max(range.most, range.ideal + more)
    ranges[.detail]!.ideal = max(detail.least, detail.ideal - more)
  }

  /// Gives large text more of the window where it is names in a list than where it is a page, which keeps the width `page`.
  /// In a window narrower than `folding` they fold, and do so also then.
  private mutating func enlarge(
    _ order: [Slot], by larger: Double, of width: Int32, page: Int32, foldingBelow folding: Int32
  ) {
    guard larger > 0, let detail = ranges[.detail] else { return }
    let lists = order.dropLast()
    let wishes = lists.map { Double(ranges[$0]!.ideal) * larger }
    let taken = lists.reduce(Int32(lists.count)) { $0 + ranges[$1]!.ideal }
    let free = min(width - taken - page, max(0, width - folding) + detail.ideal - detail.least)
    guard free > 0 else { return }
    let share = min(1, Double(free) / wishes.reduce(0, +))
    for (slot, wish) in zip(lists, wishes) {
      let more = Int32(wish * share)
      ranges[slot]!.ideal += more
      ranges[slot]!.most = max(ranges[slot]!.most, ranges[slot]!.ideal)
      ranges[.detail]!.ideal = max(detail.least, ranges[.detail]!.ideal - more)
    }
  }

  /// Makes columns as wide as they need to be, and others no wider than leaves room for that.
  private mutating func hold(_ needs: [Slot: Int32], in order: [Slot], of width: Int32) {
    // What stays of the window besides the least widths, without the lines between the columns.
    var free = Self.usual - Int32(order.count - 1) - order.reduce(0) { $0 + ranges[$1]!.least }
    for slot in order {
      // A sidebar is as wide beside any page, which has the rest.
      if slot == .detail, order.count == 2 { free -= ranges[.sidebar]!.ideal - ranges[.sidebar]!.least }
      let more = min((needs[slot] ?? 0) - ranges[slot]!.least, free)
      guard more > 0 else { continue }
      free -= more
      ranges[slot]!.least += more
      ranges[slot]!.ideal = max(ranges[slot]!.ideal, ranges[slot]!.least)
      ranges[slot]!.most = max(ranges[slot]!.most, ranges[slot]!.ideal)
    }
    var excess = order.reduce(0) { $0 + ranges[$1]!.ideal } - (width - Int32(order.count - 1))
    // The last column has room that nothing else wants.
    for slot in order.reversed() where excess > 0 && free >= 0 {
      let less = min(ranges[slot]!.ideal - ranges[slot]!.least, excess)
      ranges[slot]!.ideal -= less
      excess -= less
    }
  }

  fileprivate static func length(_ points: Double?) -> Int32? {
    points.flatMap { $0.isFinite ? pixels($0, for: "width of a column") : nil }
  }
}

extension ColumnWidths.Range {
  /// Would like no more than its least width and what is left besides.
  fileprivate mutating func shrink(leaving left: inout Int32) {
    let more = max(0, min(ideal - least, left))
    ideal = least + more
    left -= more
  }

  @MainActor
  fileprivate mutating func follow(_ frame: FrameDescription) {
    if let width = ColumnWidths.length(frame.maxWidth) {
      (most, ideal, least) = (width, min(ideal, width), min(least, width))
    }
    if let width = ColumnWidths.length(frame.minWidth) {
      (least, ideal, most) = (width, max(ideal, width), max(most, width))
    }
    if let width = ColumnWidths.length(frame.idealWidth) { ideal = max(least, width) }
    most = max(most, ideal)
  }
}

extension GTKWidget {
  /// The frame that is all there is here, but for what is behind and in front of it.
  var frameOfAll: FrameDescription? {
    switch self {
    case let frame as FrameWidget: frame.description
    case let leaf as any LeafWidget: leaf.description.surrounds?.frame
    case let layers as LayersWidget: layers.decorated?.frameOfAll
    case is PagesWidget, is PageWidget: children.count == 1 ? children[0].frameOfAll : nil
    default: nil
    }
  }

  /// The frame by which the program says how wide the column is that this is all of. It may say so of a view further in; rows say
  /// nothing of it.
  var frameOfColumn: FrameDescription? { saidOfColumn ?? frameOfAll }

  private var saidOfColumn: FrameDescription? {
    if let frame = self as? FrameWidget, frame.description.isOfColumn { return frame.description }
    guard !(self is ListWidget || self is SplitWidget) else { return nil }
    return children.lazy.compactMap(\.saidOfColumn).first
  }

  /// The split view that a widget may be all of a column of.
  var splitAround: SplitWidget? {
    let isSaid = (self as? FrameWidget)?.description.isOfColumn == true
    var above = parent
    while let around = above, !(around is SplitWidget),
      isSaid || around is LayersWidget || around is PagesWidget || around is PageWidget
    {
      above = around.parent
    }
    return above as? SplitWidget
  }
}
