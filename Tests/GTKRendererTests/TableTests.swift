import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A table on real widgets: header and rows agree, clicks and menus get through.
final class TableTests: GTKTestCase {
  struct Film: Identifiable {
    let id: Int
    var title: String
    var year: Int
  }

  private struct Films: View {
    @State private var films = (0..<200).map { Film(id: $0, title: "Film \($0)", year: 2000 + $0 % 7) }
    @State private var order = [KeyPathComparator(\Film.id)]
    @State private var chosen: Int?
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen ?? -1)")
        Table(films, selection: $chosen, sortOrder: $order) {
          TableColumn("Title", value: \.title)
          TableColumn("Year", value: \.year) { Text(String($0.year)) }.width(90)
        }
        .onChange(of: order) { films.sort(using: order) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Open \(ids.count)") {}
        } primaryAction: {
          chosen = ($0.first ?? 0) + 1000
        }
      }
    }
  }

  func testCellsStandUnderTheirHeadersAndTheHeaderSorts() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Films())
      @MainActor func label(_ text: String) -> Native {
        shown.all("FavesLabel").first { shown.text($0) == text }!
      }
      @MainActor func left(_ widget: Native) -> Int32 {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_widget_translate_coordinates(widget, shown.window, 0, 0, &x, &y)
        return x
      }
      XCTAssertEqual(left(label("Year")), left(label("2000")))
      XCTAssertEqual(left(label("Title")), left(label("Film 0")))
      XCTAssertGreaterThan(left(label("Year")), left(label("Title")) + 250)
      shown.click("Title")
      shown.click("Title")
      XCTAssertTrue(shown.texts.contains("Film 199"))
      XCTAssertFalse(shown.texts.contains("Film 0"))
      // Rows are made as they come into sight.
      XCTAssertLessThan(shown.all("FavesListRow").count, 60)
      shown.close()
    }
  }

  func testCellsOfInsetTablesStandUnderTheirHeaders() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Films().tableStyle(.inset))
      for (header, cell) in [("Title", "Film 0"), ("Year", "2000")] {
        XCTAssertEqual(shown.frame(of: shown.label(header)).minX, shown.frame(of: shown.label(cell)).minX)
      }
      shown.close()
    }
  }

  func testAColumnIsDraggedWiderAndWhatDoesNotFitIsScrolledSideways() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Films())
      @MainActor func label(_ text: String) -> Native {
        shown.all("FavesLabel").first { shown.text($0) == text }!
      }
      let (title, year) = (label("Title"), label("Year"))
      @MainActor func left(_ widget: Native) -> Double { shown.frame(of: widget).minX }
      let before = left(year)
      let sideways = gtk_scrolled_window_get_hadjustment(cast(shown.all("GtkScrolledWindow")[0]))!
      XCTAssertEqual(gtk_adjustment_get_upper(sideways), gtk_adjustment_get_page_size(sideways))
      // The column of years is fixed; that of titles has an edge to be dragged.
      let edges = shown.all("FavesTouch").filter { gtk_widget_get_allocated_width($0) == 9 }
      XCTAssertEqual(edges.count, 1)
      let pointer = Pointer(on: edges[0])
      pointer.press(4, 5)
      pointer.move(-60, 5)
      pointer.move(-96, 5)
      pointer.release(-96, 5)
      settle(50)
      XCTAssertEqual(left(year), before - 100, accuracy: 8)
      XCTAssertEqual(left(label("2000")), left(year), "rows follow the header")
      pointer.press(4, 5)
      pointer.move(404, 5)
      pointer.release(404, 5)
      settle(50)
      XCTAssertEqual(left(year), before + 300, accuracy: 8)
      XCTAssertGreaterThan(gtk_adjustment_get_upper(sideways), gtk_adjustment_get_page_size(sideways))
      XCTAssertLessThan(left(title), 40)
      shown.close()
    }
  }

  func testSpaceSelectsAndEnterDoesWhatTheTableIsFor() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Films())
      let window = renderer.presented[0] as! WindowWidget
      gtk_widget_grab_focus(shown.all("FavesList")[0])
      window.press(GDK_KEY_Down)
      window.press(GDK_KEY_space)
      XCTAssertTrue(["chosen 0", "chosen 1"].contains(shown.texts[0]), shown.texts[0])
      window.press(GDK_KEY_Return)
      XCTAssertTrue(["chosen 1000", "chosen 1001"].contains(shown.texts[0]), shown.texts[0])
      shown.close()
    }
  }

  private struct Bubbles: View {
    @State private var isOn = false
    var body: some View {
      HStack {
        Spacer()
        Button("Show") { isOn = true }
          .popover(isPresented: $isOn, attachmentAnchor: .point(.bottomTrailing), arrowEdge: .leading) {
            Text("Hello").padding()
          }
        Spacer()
      }
    }
  }

  func testABubbleStandsWhereItIsToAndPointsAtAPlaceOfItsView() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Bubbles())
      shown.click("Show")
      settle(300)
      let bubble = renderer.presented[1].native
      XCTAssertEqual(gtk_popover_get_position(cast(bubble)), GTK_POS_LEFT)
      let button = shown.all("GtkButton").first { !shown.all("FavesLabel", in: $0).isEmpty }!
      var rectangle = GdkRectangle()
      XCTAssertNotEqual(gtk_popover_get_pointing_to(cast(bubble), &rectangle), 0)
      XCTAssertEqual(rectangle.x, gtk_widget_get_allocated_width(button))
      XCTAssertEqual(rectangle.y, gtk_widget_get_allocated_height(button))
      shown.close()
    }
  }

  private struct File: Identifiable {
    let id: String
    var inside: [File]?
  }

  private struct Files: View {
    let files = [File(id: "folder", inside: [File(id: "inside")]), File(id: "beside")]
    var body: some View {
      Table(files, children: \.inside) {
        TableColumn("Id", value: \.id)
        TableColumn("Length") { Text(String($0.id.count + 100)) }
      }
    }
  }

  func testTheArrowOfASelectedRowIsWrittenAsTheRowsTextIs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Files())
      @MainActor func color(_ widget: Native, _ state: GtkStateFlags) -> GdkRGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), state, &color)
        return color
      }
      let row = shown.all("FavesListRow").first { !shown.all("GtkButton", in: $0).isEmpty }!
      let arrow = shown.all("GtkButton", in: row)[0]
      gtk_widget_set_state_flags(row, GTK_STATE_FLAG_SELECTED, 0)
      settle(400)
      let (text, drawn) = (
        color(row, gtk_widget_get_state_flags(row)), color(arrow, gtk_widget_get_state_flags(arrow))
      )
      XCTAssertGreaterThan(text.red, 0.9)
      XCTAssertEqual(drawn.red, text.red, accuracy: 0.02)
      shown.close()
    }
  }

  func testAnOutlineMovesTheFirstColumnInAndNoOther() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Files())
      @MainActor func left(_ text: String) -> Double {
        shown.frame(of: shown.all("FavesLabel").first { shown.text($0) == text }!).minX
      }
      let (folder, length) = (left("folder"), left("106"))
      // Those without an arrow leave room for it.
      XCTAssertEqual(left("beside"), folder)
      gtk_button_clicked(cast(try XCTUnwrap(shown.all("GtkButton").first)))
      settle(50)
      XCTAssertEqual(left("folder"), folder)
      XCTAssertEqual(left("inside"), folder + 22)
      for text in ["Length", "106"] { XCTAssertEqual(left(text), length, text) }
      XCTAssertEqual(shown.texts.filter { $0 == "106" }.count, 3)
      shown.close()
    }
  }
}
