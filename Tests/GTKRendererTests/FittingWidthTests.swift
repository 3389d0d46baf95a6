import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What takes less of its room than all of it stands where its stack aligns it, also with something around it.
final class FittingWidthTests: GTKTestCase {
  private static let words = "A message that is longer than the room for it and so is broken into some lines"

  @MainActor
  private static func frame(_ renderer: GTKRenderer, of type: String, _ view: some View) -> CGRect {
    let screen = HostedScreen(
      renderer,
      VStack(alignment: .leading) {
        Color.red.frame(width: 240, height: 10)
        view
      }
      .frame(width: 240))
    defer { screen.close() }
    settle(50)
    let column = screen.frame(of: screen.all("FavesSurface")[0])
    return screen.frame(of: screen.all(type).last!).offsetBy(dx: -column.minX, dy: 0)
  }

  func testATextWithAMenuIsAsWideAsItsLines() throws {
    try onScreen { renderer in
      let text = Text(Self.words).padding(12).background(Color.gray)
      let plain = Self.frame(renderer, of: "FavesLabel", text)
      let withMenu = Self.frame(renderer, of: "FavesLabel", text.contextMenu { Button("Copy") {} })
      XCTAssertEqual(withMenu, plain)
      XCTAssertLessThan(plain.width, 238)
    }
  }

  func testTheViewThatFitsStandsWhereItsStackAlignsIt() throws {
    try onScreen { renderer in
      let place = Self.frame(
        renderer, of: "FavesLabel",
        ViewThatFits(in: .horizontal) {
          Text("Words that are much too long to fit into one line here").fixedSize()
          Text("Short")
        })
      XCTAssertEqual(place.minX, 0, accuracy: 1)
    }
  }

  private struct ByHeight: View {
    @ObservedObject var height: Followed<CGFloat>
    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 40, height: 20) } }
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.blue.frame(width: 30, height: 20) } }
      }
      .frame(width: 400, height: height.value)
    }
  }

  func testWhatIsChosenByItsHeightHasItsOwnWidth() throws {
    try onScreen { renderer in
      let height = Followed<CGFloat>(300)
      let screen = HostedScreen(renderer, ByHeight(height: height))
      defer { screen.close() }
      for (room, width) in [(300, 40.0), (100, 300), (300, 40), (50, 300), (210, 40)] {
        height.value = CGFloat(room)
        settle(100)
        let place = screen.frame(of: screen.all("FavesArranged")[0])
        XCTAssertEqual(place.width, width, "in \(room)")
        let stack = screen.all("FavesStack", in: screen.all("FavesArranged")[0])
          .first { gtk_widget_get_child_visible($0) != 0 }
        XCTAssertEqual(screen.frame(of: try XCTUnwrap(stack)).width, width, "in \(room)")
      }
    }
  }

  func testAChoiceIsNoWiderThanWhatIsChosen() throws {
    try onScreen { renderer in
      let choice = ViewThatFits(in: .horizontal) {
        HStack {
          Color.red.frame(width: 200, height: 10)
          Spacer()
          Color.red.frame(width: 200, height: 10)
        }
        Color.red.frame(width: 90, height: 10)
      }
      let place = Self.frame(renderer, of: "FavesArranged", choice)
      XCTAssertEqual(place, CGRect(x: 0, y: place.minY, width: 90, height: place.height))
      let around = Self.frame(renderer, of: "FavesLayers", choice.padding(5).border(.black))
      XCTAssertEqual(around, CGRect(x: 0, y: around.minY, width: 100, height: around.height))
    }
  }

  func testAColumnOfAGridIsAsWideAsTheLinesOfItsText() throws {
    try onScreen { renderer in
      let grid = Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Text("Name")
          Text(Self.words)
        }
      }
      let text = Self.frame(renderer, of: "FavesLabel", grid)
      let place = Self.frame(renderer, of: "FavesArranged", grid)
      XCTAssertEqual(place.minX, 0)
      XCTAssertEqual(place.maxX, text.maxX, accuracy: 1)
      XCTAssertLessThan(place.width, 239)
      // As wide as the same lines are by themselves.
      let alone = Self.frame(renderer, of: "FavesLabel", Text(Self.words).frame(width: 240 - text.minX))
      XCTAssertEqual(text.width, alone.width, accuracy: 3)
      XCTAssertEqual(text.height, alone.height)
    }
  }

  private struct TwoTexts: View {
    let width: CGFloat
    var body: some View {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("Some words that are longer than there is room for here")
          Text("Others that are longer than the column is, too, and are broken")
        }
      }
      .frame(width: width)
    }
  }

  func testColumnsOfAGridKeepTheirLinesInTheWidthThatTheyCover() throws {
    try onScreen { renderer in
      for width in stride(from: CGFloat(150), to: 300, by: 7) {
        let screen = HostedScreen(renderer, TwoTexts(width: width))
        defer { screen.close() }
        let grid = screen.frame(of: screen.all("FavesArranged")[0])
        let texts = screen.all("FavesLabel").map { screen.frame(of: $0) }
        XCTAssertLessThanOrEqual(grid.width, width)
        XCTAssertEqual(texts[0].minX, grid.minX)
        XCTAssertGreaterThanOrEqual(texts[1].minX, texts[0].maxX)
        XCTAssertEqual(texts[1].maxX, grid.maxX, accuracy: 1)
        XCTAssertEqual(texts.map(\.height).max() ?? 0, grid.height, accuracy: 1, "in \(width)")
      }
    }
  }

  /// As wide as its widest line, of squares of 100.
  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let perLine = max(1, min(subviews.count, Int((proposal.width ?? .infinity).clamped / 100)))
      let lines = (subviews.count + perLine - 1) / perLine
      return CGSize(width: perLine * 100, height: lines * 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let perLine = max(1, Int(bounds.width / 100))
      for (index, subview) in subviews.enumerated() {
        let place = CGPoint(
          x: bounds.minX + CGFloat(index % perLine) * 100, y: bounds.minY + CGFloat(index / perLine) * 20)
        subview.place(at: place, proposal: ProposedViewSize(width: 100, height: 20))
      }
    }
  }

  func testALayoutIsAsWideAsItSays() throws {
    try onScreen { renderer in
      let place = Self.frame(
        renderer, of: "FavesArranged",
        Flow { ForEach(0..<5) { Text("\($0)").frame(width: 100, height: 20) } })
      XCTAssertEqual(place.minX, 0, accuracy: 1)
      XCTAssertEqual(place.width, 200, accuracy: 1)
    }
  }

  func testColumnsOfAFormAreAsHighAsTheirRows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack(spacing: 0) {
          Form { Toggle("On", isOn: .constant(true)) }.formStyle(.columns)
          Text("Below")
          Spacer()
        }
        .frame(width: 300, height: 400))
      defer { screen.close() }
      settle(50)
      let (row, below) = (screen.frame(of: screen.label("On")), screen.frame(of: screen.label("Below")))
      XCTAssertLessThan(below.minY - row.maxY, 20)
      XCTAssertTrue(screen.all("GtkScrolledWindow").isEmpty)
    }
  }

  func testAGroupThatOpensIsRowsOfItsForm() throws {
    try onScreen { renderer in
      let isOpen = Followed(false)
      let screen = HostedScreen(renderer, Disclosed(isOpen: isOpen).frame(width: 400, height: 400))
      defer { screen.close() }
      settle(50)
      let rows = { screen.all("FavesFormRow").count + screen.all("GtkListBoxRow").count }
      let before = (rows(), screen.frame(of: screen.label("Group")))
      isOpen.value = true
      settle(100)
      XCTAssertEqual(screen.frame(of: screen.label("Group")), before.1, "What was there stays as it is")
      XCTAssertGreaterThan(
        screen.frame(of: screen.label("Inside")).minX, screen.frame(of: screen.label("Next")).minX)
      let toggle = screen.frame(of: screen.all("GtkSwitch")[0])
      XCTAssertGreaterThan(
        toggle.minX, screen.frame(of: screen.label("Inside")).maxX + 50, "It fills its row")
      isOpen.value = false
      settle(100)
      XCTAssertEqual(rows(), before.0)
    }
  }

  private struct Disclosed: View {
    @ObservedObject var isOpen: Followed<Bool>
    var body: some View {
      Form {
        Section {
          DisclosureGroup("Group", isExpanded: $isOpen.value) {
            Toggle("Inside", isOn: .constant(true))
            LabeledContent("Also", value: "inside")
          }
          Text("Next")
        }
      }
    }
  }
}

extension CGFloat {
  fileprivate var clamped: CGFloat { Swift.min(self, 10_000) }
}
