import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A window opens as large as what its content takes of the usual size.
final class WindowContentSizeTests: GTKTestCase {
  private struct Showing<Content: View>: App {
    var content: Content
    init(_ content: Content) { self.content = content }
    init() { preconditionFailure("It is made with its content.") }
    var body: some Scene { WindowGroup { content } }
  }
  private struct Sized<Content: View>: App {
    var content: Content
    init(_ content: Content) { self.content = content }
    init() { preconditionFailure("It is made with its content.") }
    var body: some Scene { WindowGroup { content }.defaultSize(width: 500, height: 400) }
  }

  @MainActor
  private static func size<A: App>(_ app: A, _ renderer: GTKRenderer) -> [Int32] {
    let shown = ShownApp(renderer, app)
    defer { shown.close() }
    settle(100)
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(shown.windows[0].native), &width, &height)
    return [width, height]
  }

  func testContentOfAFixedSizeIsAllOfTheWindow() throws {
    try onScreen { renderer in
      let fixed = Text("Fixed").frame(width: 300, height: 200)
      XCTAssertEqual(Self.size(Showing(fixed), renderer), [300, 200])
      XCTAssertEqual(Self.size(Showing(fixed.padding(20)), renderer), [340, 240])
      let tiny = Color.red.frame(width: 20, height: 20)
      XCTAssertEqual(Self.size(Showing(tiny), renderer), [160, 20], "There is room for the buttons over it")
    }
  }

  func testEachDirectionCountsByItself() throws {
    try onScreen { renderer in
      let low = Text("Low").frame(maxWidth: .infinity).frame(height: 120)
      XCTAssertEqual(Self.size(Showing(low), renderer), [800, 120])
      let narrow = Text("Narrow").frame(width: 220).frame(maxHeight: .infinity)
      XCTAssertEqual(Self.size(Showing(narrow), renderer), [220, 600])
    }
  }

  func testContentThatCanGrowHasTheUsualSizeAndSoHasWhatSaysOne() throws {
    try onScreen { renderer in
      XCTAssertEqual(Self.size(Showing(Color.red), renderer), [800, 600])
      XCTAssertEqual(Self.size(Showing(List(0..<3, id: \.self) { Text("\($0)") }), renderer), [800, 600])
      XCTAssertEqual(Self.size(Sized(Text("Fixed").frame(width: 300, height: 200)), renderer), [500, 400])
    }
  }

  func testLazyLinesTakeTheWidthThatScrollsPast() throws {
    try onScreen { renderer in
      let column = ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { Text("\($0)") } } }
      XCTAssertEqual(Self.size(Showing(column), renderer), [800, 600])
      let columns = [GridItem(.flexible()), GridItem(.flexible())]
      let grid = ScrollView { LazyVGrid(columns: columns) { Text("Alone") }.padding() }
      XCTAssertEqual(Self.size(Showing(grid), renderer), [800, 600])
      let row = ScrollView(.horizontal) { LazyHStack { ForEach(0..<40, id: \.self) { Text("\($0)") } } }
      XCTAssertEqual(Self.size(Showing(row), renderer), [800, 600])
    }
  }

  func testWhatScrollsHasTheUsualSizeHoweverSmallItsContentIs() throws {
    try onScreen { renderer in
      let cards = ScrollView { VStack { Color.red.frame(width: 150, height: 250) } }
      XCTAssertEqual(Self.size(Showing(cards), renderer), [800, 600])
      XCTAssertEqual(Self.size(Showing(NavigationStack { cards.background(.blue) }), renderer), [800, 600])
      let narrow = cards.frame(width: 300, height: 200)
      XCTAssertEqual(Self.size(Showing(narrow), renderer), [300, 200], "The program says how large it is")
    }
  }

  func testTheBarHasItsRoom() throws {
    try onScreen { renderer in
      let barred = Text("Fixed").frame(width: 500, height: 200).toolbar { Button("In the bar") {} }
        .navigationTitle("Title")
      let size = Self.size(Showing(barred), renderer)
      XCTAssertEqual(size[0], 500)
      XCTAssertGreaterThan(size[1], 230)
      XCTAssertLessThan(size[1], 280)
    }
  }
}
