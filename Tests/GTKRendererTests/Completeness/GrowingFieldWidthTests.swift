import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Entries that grow with their text are as high as it is in the width they get, from the start and in each width after that.
final class GrowingFieldWidthTests: GTKTestCase {
  private static let long =
    "Write a very long to-do item which surely will not fit on one line in a narrow window at all"

  private enum Place: CaseIterable {
    case row, rowWithSymbol, column, form, scroll
  }

  private struct Page: View {
    let place: Place
    var lines: ClosedRange<Int>?
    @State var text = GrowingFieldWidthTests.long
    var body: some View {
      switch place {
      case .row: List { field }
      case .rowWithSymbol:
        List {
          HStack {
            Image(systemName: "circle")
            field
          }
        }
      case .column: VStack { field }.padding()
      case .form: Form { field }
      case .scroll: ScrollView { field.padding() }
      }
    }

    @ViewBuilder private var field: some View {
      let field = TextField("Task", text: $text, axis: .vertical)
      if let lines { field.lineLimit(lines) } else { field }
    }
  }

  /// How high its text is as GTK has broken it into lines, and how many of them there are.
  @MainActor private static func lines(of view: Native) -> (height: Int32, count: Int32) {
    let buffer = gtk_text_view_get_buffer(cast(view))
    var (end, start) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_get_start_iter(buffer, &start)
    var (y, height): (gint, gint) = (0, 0)
    gtk_text_view_get_line_yrange(cast(view), &end, &y, &height)
    var line = GdkRectangle()
    gtk_text_view_get_iter_location(cast(view), &start, &line)
    return (y + height, (y + height) / line.height)
  }

  @MainActor private static func resize(_ screen: HostedScreen, to width: Int32) {
    gtk_window_resize(cast(screen.window), width, 400)
    settle(150)
    layOut(screen.window)
  }

  func testItIsAsHighAsItsTextWhereverItStandsInEachWidth() throws {
    try onScreen { renderer in
      for place in Place.allCases {
        let screen = HostedScreen(renderer, Page(place: place))
        let view = screen.the("GtkTextView")
        for width: Int32 in [900, 300, 900, 400, 300] {
          Self.resize(screen, to: width)
          let about = "\(place), \(width)"
          XCTAssertEqual(gtk_widget_get_allocated_width(screen.window), width, about)
          let frame = screen.frame(of: view)
          XCTAssertLessThanOrEqual(frame.maxX, Double(width), about)
          XCTAssertGreaterThan(frame.width, Double(width) * 0.4, about)
          let told = Self.lines(of: view)
          let ends = Int32(frame.height) - told.height
          XCTAssertTrue(ends == 0 || ends == 12, "\(about): \(frame.height) for \(told.height)")
          if width == 900 { XCTAssertEqual(told.count, place == .form ? 2 : 1, about) }
          if width == 300 { XCTAssertGreaterThan(told.count, 2, about) }
        }
        screen.close()
      }
    }
  }

  func testWithinTheLinesItMayHave() throws {
    try onScreen { renderer in
      for (lines, expected): (ClosedRange<Int>, [Int32: Int32]) in [
        (1...4, [900: 1, 200: 4]), (2...4, [900: 2, 200: 4]), (1...2, [900: 1, 200: 2]),
      ] {
        for place in [Place.row, .column] {
          let screen = HostedScreen(renderer, Page(place: place, lines: lines))
          let view = screen.the("GtkTextView")
          for width: Int32 in [200, 900, 200, 900] {
            Self.resize(screen, to: width)
            var start = GtkTextIter()
            gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(cast(view)), &start)
            var line = GdkRectangle()
            gtk_text_view_get_iter_location(cast(view), &start, &line)
            var seen = GdkRectangle()
            gtk_text_view_get_visible_rect(cast(view), &seen)
            XCTAssertEqual(seen.height / line.height, expected[width], "\(place), \(lines), \(width)")
          }
          screen.close()
        }
      }
    }
  }

  func testManyLinesInWhatScrollsAreAllThereIs() throws {
    try onScreen { renderer in
      let text = Array(repeating: Self.long, count: 4).joined(separator: " ")
      let screen = HostedScreen(renderer, Page(place: .scroll, text: text))
      let view = screen.the("GtkTextView")
      for width: Int32 in [900, 400, 900] {
        Self.resize(screen, to: width)
        XCTAssertEqual(gtk_widget_get_allocated_width(screen.window), width)
        let told = Self.lines(of: view)
        XCTAssertGreaterThan(told.count, 2)
        XCTAssertLessThanOrEqual(Int32(screen.frame(of: view).height) - told.height, 12)
      }
      screen.close()
    }
  }
}
