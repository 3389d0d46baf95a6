import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Cells of lazy stacks and grids, and what belongs to a label, are the widgets of their content.
final class CellTests: GTKTestCase {
  private final class Choice: ObservableObject { @Published var isOther = false }

  private struct Cells: View {
    @ObservedObject var choice: Choice
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<3, id: \.self) { number in
            if number == 1, choice.isOther {
              Text("upper")
              Text("lower")
            } else {
              Text("Row \(number)")
            }
          }
        }
      }
    }
  }

  @MainActor
  private static func fromTop(_ screen: HostedScreen) -> [String] {
    screen.texts.sorted { screen.frame(of: screen.label($0)).minY < screen.frame(of: screen.label($1)).minY }
  }

  func testACellIsItsContentAndAnotherContentTakesItsPlace() throws {
    try onScreen { renderer in
      let choice = Choice()
      let screen = HostedScreen(renderer, Cells(choice: choice))
      settle(100)
      let lines = screen.the("FavesArranged")
      for number in 0..<3 {
        XCTAssertEqual(gtk_widget_get_parent(screen.label("Row \(number)")), lines, "Row \(number)")
      }
      for _ in 0..<2 {
        choice.isOther = true
        settle(100)
        XCTAssertEqual(Self.fromTop(screen), ["Row 0", "upper", "lower", "Row 2"])
        XCTAssertEqual(screen.texts, ["Row 0", "upper", "lower", "Row 2"], "The order of focus")
        choice.isOther = false
        settle(100)
        XCTAssertEqual(Self.fromTop(screen), ["Row 0", "Row 1", "Row 2"])
        XCTAssertEqual(screen.texts, ["Row 0", "Row 1", "Row 2"])
      }
      screen.close()
    }
  }

  private struct Wrapped: View {
    static let text = "Some words that are wrapped unexceptionally"
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(120))]) { ForEach(0..<1, id: \.self) { _ in Text(Self.text) } }
      }
    }
  }

  func testTextThatIsWrappedStandsInTheMiddleOfItsCell() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Wrapped())
      settle(100)
      let (text, lines) = (
        screen.frame(of: screen.label(Wrapped.text)), screen.frame(of: screen.the("FavesArranged"))
      )
      XCTAssertGreaterThan(text.height, 30, "It is wrapped")
      XCTAssertLessThan(text.width, 120, "It is as wide as its longest line")
      XCTAssertEqual(text.midX, lines.midX, accuracy: 1)
      screen.close()
    }
  }

  private struct Labelled: View {
    @ObservedObject var choice: Choice
    var body: some View {
      LabeledContent("Name") {
        Text("first")
        if choice.isOther { Text("second") }
      }
    }
  }

  func testWhatBelongsToALabelMayBecomeMoreAndLess() throws {
    try onScreen { renderer in
      let choice = Choice()
      let screen = HostedScreen(renderer, Labelled(choice: choice))
      XCTAssertEqual(
        gtk_widget_get_parent(screen.label("first")), gtk_widget_get_parent(screen.label("Name")))
      for _ in 0..<2 {
        choice.isOther = true
        settle(50)
        XCTAssertEqual(screen.texts, ["Name", "first", "second"])
        let (first, second) = (screen.label("first"), screen.label("second"))
        XCTAssertLessThan(screen.frame(of: first).maxX, screen.frame(of: second).minX)
        XCTAssertEqual(screen.frame(of: second).maxX, 500, accuracy: 1, "At the other end of the row")
        choice.isOther = false
        settle(50)
        XCTAssertEqual(screen.texts, ["Name", "first"])
        XCTAssertEqual(screen.frame(of: screen.label("first")).maxX, 500, accuracy: 1)
      }
      screen.close()
    }
  }
}
