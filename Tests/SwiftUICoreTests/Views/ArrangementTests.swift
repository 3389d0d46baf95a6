import Foundation
import Testing

@testable import SwiftUICore

/// Views of known sizes, for layouts without a renderer.
@MainActor
private final class Box: LayoutElement {
  let least: CGSize
  let ideal: CGSize
  let most: CGSize
  var attributes: Attributes?
  private(set) var frame = CGRect.null

  init(_ width: CGFloat, _ height: CGFloat, growing: Bool = false, shrinking: Bool = true) {
    ideal = CGSize(width: width, height: height)
    least = growing && shrinking ? .zero : ideal
    most = growing ? CGSize(width: CGFloat.infinity, height: CGFloat.infinity) : ideal
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    func taken(_ proposed: CGFloat?, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat) -> CGFloat {
      proposed.map { max(least, min($0, most)) } ?? ideal
    }
    return CGSize(
      width: taken(proposal.width, least.width, ideal.width, most.width),
      height: taken(proposal.height, least.height, ideal.height, most.height))
  }
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    frame = CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}

@MainActor
private func arrange<L: Layout>(_ layout: L, _ boxes: [Box], in size: CGSize) -> [CGRect] {
  TypedLayoutBox(layout).place(
    LayoutSubviews(boxes.map { LayoutSubview($0) }), in: CGRect(origin: .zero, size: size),
    proposal: ProposedViewSize(size))
  return boxes.map(\.frame)
}

/// Makes a box a cell of a row.
@MainActor
private func mark(_ box: Box, _ row: NSObject, columns: Int = 1) {
  var attributes = Attributes()
  attributes.changeTraits {
    $0.gridRow = ObjectIdentifier(row)
    $0.gridColumns = columns
  }
  box.attributes = attributes
}

@MainActor
@Suite("Layouts and grids")
struct ArrangementTests {
  @Test("An adaptive grid has as many columns as fit, and rows as high as their highest cell")
  func adaptiveColumns() {
    let layout = LinesLayout(
      axis: .vertical, items: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .center, spacing: 10
    )
    let frames = arrange(
      layout, [Box(20, 20), Box(20, 40), Box(20, 20), Box(20, 20)], in: CGSize(width: 180, height: 200))
    // Three columns of 53⅓: 180 holds three of 50 and two gaps of 10.
    #expect(frames[0].midY == 20 && frames[1].midY == 20)
    #expect(abs(frames[1].midX - 90) < 0.01)
    #expect(frames[3].midY == 60)
    #expect(frames[3].midX == frames[0].midX)
  }

  @Test("Fixed and flexible columns share the room")
  func fixedAndFlexible() {
    let layout = LinesLayout(
      axis: .vertical, items: [GridItem(.fixed(40), spacing: 0), GridItem(.flexible(), spacing: 0)],
      alignment: .center, spacing: 0)
    let frames = arrange(
      layout, [Box(1, 10, growing: true), Box(1, 10, growing: true)], in: CGSize(width: 100, height: 10))
    #expect(frames[0].width == 40)
    #expect(frames[1].minX == 40 && frames[1].width == 60)
  }

  @Test("A grid's columns are as wide as their widest cell, and a cell can span two")
  func grid() {
    let first = Box(30, 10)
    let second = Box(50, 20)
    let wide = Box(70, 10)
    let line = Box(10, 5, growing: true)
    let row = NSObject()
    let other = NSObject()
    mark(first, row)
    mark(second, row)
    mark(wide, other, columns: 2)
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4)
    let boxes = [first, second, line, wide]
    let box = TypedLayoutBox(layout)
    let subviews = LayoutSubviews(boxes.map { LayoutSubview($0) })
    #expect(box.sizeThatFits(.unspecified, subviews) == CGSize(width: 90, height: 20 + 4 + 5 + 4 + 10))
    let frames = arrange(layout, boxes, in: CGSize(width: 90, height: 43))
    #expect(frames[1].minX == 40)
    #expect(frames[2] == CGRect(x: 0, y: 24, width: 90, height: 5))
    #expect(frames[3].minX == 0 && frames[3].minY == 33)
  }

  @Test("Rows of a grid that was offered no height are as high as they like, also those that would take more")
  func idealRows() {
    let boxes = [Box(20, 20, growing: true), Box(20, 100, growing: true)]
    let rows = boxes.map { _ in NSObject() }
    for (box, row) in zip(boxes, rows) { mark(box, row) }
    let layout = GridLayout(alignment: .topLeading, verticalSpacing: 10)
    let subviews = LayoutSubviews(boxes.map { LayoutSubview($0) })
    #expect(TypedLayoutBox(layout).sizeThatFits(.unspecified, subviews).height == 130)
    // Places are in whole pixels, so there may be a part of one more.
    for height in [130, 130.5] {
      let frames = arrange(layout, boxes, in: CGSize(width: 20, height: height))
      #expect(frames.map(\.minY) == [0, 30])
      #expect(frames.map(\.height) == [20, 100])
    }
    let frames = arrange(layout, boxes, in: CGSize(width: 20, height: 210))
    #expect(frames.map(\.height) == [100, 100])
  }

  @Test("Rows of a grid at a given height share all of it, and none stands out, whatever one needs at least")
  func sharingRows() {
    for heights in [[20, 100], [100, 20], [20, 100, 30], [100, 90, 10]] as [[CGFloat]] {
      let boxes = heights.map { Box(20, $0, growing: true, shrinking: false) }
      let rows = boxes.map { _ in NSObject() }
      for (box, row) in zip(boxes, rows) { mark(box, row) }
      let layout = GridLayout(alignment: .topLeading, verticalSpacing: 10)
      let subviews = LayoutSubviews(boxes.map { LayoutSubview($0) })
      let box = TypedLayoutBox(layout)
      let ideal = box.sizeThatFits(.unspecified, subviews).height
      for height in [ideal, ideal + 30, ideal + 300] {
        let taken = box.sizeThatFits(ProposedViewSize(width: 20, height: height), subviews).height
        #expect(abs(taken - height) < 0.01)
        let frames = arrange(layout, boxes, in: CGSize(width: 20, height: height))
        #expect(abs(frames[frames.count - 1].maxY - height) < 0.01)
      }
    }
    let boxes = [Box(20, 20, growing: true, shrinking: false), Box(20, 100, growing: true, shrinking: false)]
    let rows = boxes.map { _ in NSObject() }
    for (box, row) in zip(boxes, rows) { mark(box, row) }
    let layout = GridLayout(alignment: .topLeading, verticalSpacing: 10)
    #expect(arrange(layout, boxes, in: CGSize(width: 20, height: 160)).map(\.height) == [50, 100])
  }

  @Test("A cell over several columns makes them wider by what they do not have already")
  func spanning() {
    let (first, second, wide) = (Box(20, 10), Box(40, 10), Box(100, 10))
    let (row, other) = (NSObject(), NSObject())
    mark(first, row)
    mark(second, row)
    mark(wide, other, columns: 2)
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0)
    let boxes = [wide, first, second]
    let subviews = LayoutSubviews(boxes.map { LayoutSubview($0) })
    #expect(TypedLayoutBox(layout).sizeThatFits(.unspecified, subviews) == CGSize(width: 100, height: 20))
    let frames = arrange(layout, boxes, in: CGSize(width: 100, height: 20))
    #expect(frames[1].minX == 0 && frames[2].minX == 45)
  }

  @Test("A grid outside of a scroll view needs the length of all its lines, but for where it is narrowest")
  func leastLength() {
    let layout = LinesLayout(
      axis: .vertical, items: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .center, spacing: 10
    )
    let box = TypedLayoutBox(layout)
    let boxes = (0..<6).map { _ in Box(20, 20) }
    let subviews = LayoutSubviews(boxes.map { LayoutSubview($0) })
    #expect(box.sizeThatFits(ProposedViewSize(width: 170, height: 0), subviews).height == 50)
    #expect(box.sizeThatFits(ProposedViewSize(width: 110, height: 0), subviews).height == 80)
    #expect(box.sizeThatFits(ProposedViewSize(width: 50, height: 0), subviews).height == 20)
    #expect(box.sizeThatFits(ProposedViewSize(width: 50, height: nil), subviews).height == 170)
  }

  @Test("The first view that fits is the one; none fits: the last")
  func viewThatFits() {
    let layout = ViewThatFitsLayout(axes: .horizontal)
    let boxes = { [Box(200, 10), Box(80, 10), Box(20, 10)] }
    #expect(
      arrange(layout, boxes(), in: CGSize(width: 100, height: 10)).map(\.isNull) == [true, false, true])
    #expect(
      arrange(layout, boxes(), in: CGSize(width: 300, height: 10)).map(\.isNull) == [false, true, true])
    #expect(arrange(layout, boxes(), in: CGSize(width: 5, height: 10)).map(\.isNull) == [true, true, false])
  }

  @Test("A row's views share what is left, the least flexible first")
  func row() {
    let frames = arrange(
      HStackLayout(spacing: 10), [Box(30, 10), Box(1, 1, growing: true), Box(1, 1, growing: true)],
      in: CGSize(width: 150, height: 20))
    #expect(frames[1].minX == 40 && frames[1].width == 50 && frames[2].minX == 100)
    #expect(frames[0].midY == 10)
  }
}
