import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows that are deleted while their list is edited.
final class ListEditingTests: GTKTestCase {
  private struct Names: View {
    @State private var names = ["Ann", "Ben", "Cid"]
    @State private var selection: Set<String> = ["Ann", "Cid"]
    var body: some View {
      VStack {
        EditButton()
        List(selection: $selection) {
          Text("Fixed")
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              Spacer()
              Text("end")
            }
            .deleteDisabled(name == "Ben")
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
  }

  @MainActor
  private static func removals(_ screen: HostedScreen) -> [Native] {
    screen.all("GtkButton").filter {
      gtk_style_context_has_class(gtk_widget_get_style_context($0), "faves-removal") != 0
    }
  }

  @MainActor
  private static func name(_ button: Native) -> String {
    String(cString: atk_object_get_name(gtk_widget_get_accessible(button)))
  }

  func testRowsThatCanBeDeletedHaveAButtonForItWhileTheListIsEdited() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Names())
      XCTAssertEqual(Self.removals(screen).count, 0)
      let before = screen.texts
      let edit = screen.all("GtkButton").first!
      gtk_button_clicked(cast(edit))
      settle(100)
      let buttons = Self.removals(screen).sorted { Self.name($0) < Self.name($1) }
      XCTAssertEqual(buttons.map(Self.name), ["Delete Ann, end", "Delete Cid, end"])
      XCTAssertTrue(buttons.allSatisfy { gtk_widget_get_allocated_width($0) >= 24 })
      XCTAssertEqual(screen.texts.filter { $0 != "Done" }, before.filter { $0 != "Edit" })
      gtk_button_clicked(cast(buttons[1]))
      settle(100)
      XCTAssertFalse(screen.texts.contains("Cid"))
      XCTAssertTrue(screen.texts.contains("Ann"), "A selected row beside it stays")
      XCTAssertEqual(Self.removals(screen).count, 1)
      gtk_button_clicked(cast(edit))
      settle(100)
      XCTAssertEqual(Self.removals(screen).count, 0)
      XCTAssertEqual(
        screen.texts.filter { $0 != "Edit" }.sorted(), ["Ann", "Ben", "Fixed", "end", "end"])
      screen.close()
    }
  }

  private struct Leading: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      NavigationStack {
        VStack {
          EditButton()
          List(0..<3, id: \.self, selection: $selection) { row in
            NavigationLink("Row \(row)") { Text("There") }
          }
        }
      }
    }
  }

  func testRowsThatAreChosenDoNotShowThatTheyLeadOn() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Leading())
      @MainActor func arrows() -> Int { screen.all("GtkImage", in: screen.the("FavesList")).count }
      XCTAssertEqual(arrows(), 3)
      screen.click("Edit")
      settle(100)
      XCTAssertEqual(arrows(), 0)
      screen.click("Done")
      settle(100)
      XCTAssertEqual(arrows(), 3)
      screen.close()
    }
  }

  func testInASelectedRowTheButtonIsAsItsWordsAre() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Names())
      gtk_button_clicked(cast(screen.all("GtkButton").first!))
      settle(300)
      @MainActor func color(_ widget: Native) -> String {
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(widget)
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        return "\(color.red) \(color.green) \(color.blue)"
      }
      for (button, name) in zip(Self.removals(screen), ["Ann", "Cid"]) {
        XCTAssertEqual(color(button), color(screen.label(name)))
      }
      screen.close()
    }
  }

  private struct Ticked: View {
    @State private var selection: Set<Int> = [1]
    var body: some View {
      VStack {
        EditButton()
        Text("\(selection.sorted())")
        List(selection: $selection) { ForEach(0..<4) { Text("Row \($0)") } }
      }
    }
  }

  func testAClickOnARowTicksItWhileTheListIsEdited() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Ticked())
      @MainActor func click(_ row: Int, _ expected: String) {
        Pointer(on: screen.label("Row \(row)")).click(2, 2)
        XCTAssertTrue(becomes { screen.texts.contains(expected) }, "\(screen.texts)")
        // Two clicks on end would be a double one.
        settle(450)
      }
      click(2, "[2]")
      gtk_button_clicked(cast(screen.all("GtkButton").first!))
      settle(100)
      click(0, "[0, 2]")
      click(3, "[0, 2, 3]")
      click(2, "[0, 3]")
      gtk_button_clicked(cast(screen.all("GtkButton").first!))
      settle(100)
      click(1, "[1]")
      screen.close()
    }
  }

  private struct Chosen: View {
    let commands: Bool
    @State private var names = ["Ann", "Ben", "Cid"]
    @State private var selection: Set<String> = ["Ann", "Cid"]
    @State private var commanded = 0
    var body: some View {
      Text("\(selection.count) selected, \(commanded) commanded")
      let list = List(selection: $selection) {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
      if commands { list.onDeleteCommand { commanded += 1 } } else { list }
    }
  }

  @MainActor
  private static func delete(_ screen: HostedScreen) {
    let list = screen.the("FavesList")
    faves_list_set_cursor(list, 0)
    gtk_widget_grab_focus(list)
    settle(100)
    screen.key(GDK_KEY_PRESS, GDK_KEY_Delete, code: 119)
    settle(200)
  }

  func testTheCommandComesBeforeTheDeletionOfRows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Chosen(commands: true))
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      Self.delete(screen)
      XCTAssertEqual(screen.texts.sorted(), ["2 selected, 1 commanded", "Ann", "Ben", "Cid"])
      screen.close()
    }
  }

  func testWhatTheKeyDeletesIsNoLongerSelected() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Chosen(commands: false))
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      Self.delete(screen)
      XCTAssertEqual(screen.texts.sorted(), ["0 selected, 0 commanded", "Ben"])
      screen.close()
    }
  }

  private struct Ordered: View {
    @State private var names = ["Ann", "Ben", "Cid"]
    @State private var mode = EditMode.active
    var body: some View {
      Button("Turn") { mode = mode.isEditing ? .inactive : .active }
      List {
        Text("Fixed")
        ForEach(names, id: \.self) { Text($0).moveDisabled($0 == "Ben") }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @MainActor
  private static func handles(_ screen: HostedScreen) -> [Native] {
    screen.all("GtkImage").filter {
      gtk_style_context_has_class(gtk_widget_get_style_context($0), "faves-handle") != 0
    }.sorted { name($0) < name($1) }
  }

  /// Where a widget begins in another, in pixels.
  @MainActor
  private static func place(of widget: Native, in other: Native) -> (x: Double, y: Double) {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(widget, other, 0, 0, &x, &y)
    return (Double(x), Double(y))
  }

  func testRowsThatCanBeMovedHaveAHandleForItWhileTheListIsEdited() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Ordered())
      let list = screen.the("FavesList")
      let handles = Self.handles(screen)
      XCTAssertEqual(handles.map(Self.name), ["Reorder Ann", "Reorder Cid"])
      XCTAssertEqual(Self.removals(screen).count, 3)
      for handle in handles {
        let place = Self.place(of: handle, in: list)
        let end = place.x + Double(gtk_widget_get_allocated_width(handle))
        XCTAssertGreaterThan(end, Double(gtk_widget_get_allocated_width(list)) - 30, "at the end of the row")
      }
      // What the pointer takes by it, it takes along.
      let start = Self.place(of: handles[0], in: list)
      let last = Self.place(of: handles[1], in: list)
      let pointer = Pointer(on: list)
      pointer.press(start.x + 8, start.y + 8)
      for share in [0.2, 0.6, 1] { pointer.move(start.x + 8, start.y + 8 + (last.y + 20 - start.y) * share) }
      pointer.release(start.x + 8, last.y + 28)
      settle(100)
      XCTAssertEqual(Self.handles(screen).map(Self.name), ["Reorder Ann", "Reorder Cid"])
      let texts = (0..<4).map { row in
        faves_list_get_content(list, row).map { screen.all("FavesLabel", in: $0).map(screen.text) } ?? []
      }
      XCTAssertEqual(texts, [["Fixed"], ["Ben"], ["Cid"], ["Ann"]])
      gtk_button_clicked(cast(screen.all("GtkButton").first!))
      settle(100)
      XCTAssertEqual(Self.handles(screen).count, 0)
      XCTAssertEqual(Self.removals(screen).count, 0)
      screen.close()
    }
  }

  private struct Many: View {
    @State private var mode = EditMode.active
    @State private var numbers = Array(0..<1000)
    var body: some View {
      List { ForEach(numbers, id: \.self) { Text("\($0)") }.onDelete { numbers.remove(atOffsets: $0) } }
        .environment(\.editMode, $mode)
    }
  }

  func testRowsThatComeIntoSightHaveItToo() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Many())
      let list = screen.all("FavesList").first!
      faves_list_scroll_to(list, 500, FAVES_SCROLL_TOP)
      settle(200)
      let button = Self.removals(screen).first { Self.name($0) == "Delete 500" }
      XCTAssertNotNil(button)
      if let button { gtk_button_clicked(cast(button)) }
      settle(200)
      XCTAssertFalse(screen.texts.contains("500"))
      XCTAssertTrue(screen.texts.contains("501"))
      screen.close()
    }
  }
}
