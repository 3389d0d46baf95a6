import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus, context menus, and pickers of dates and colours as GTK shows them.
final class MenuButtonTests: GTKTestCase {
  private struct Files: View {
    @State var isSorted = false
    @State var log = "nothing"
    var body: some View {
      VStack {
        Menu("Files_and more") {
          Button("New_one") { log = "new" }
          Toggle("Sorted", isOn: $isSorted)
          Section("Last") { Button("Delete") { log = "delete" }.disabled(true) }
        }
        Text(isSorted ? "sorted" : "unsorted")
        Text(log)
      }
    }
  }

  func testAMenuIsAMenuButtonWhoseEntriesAct() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Files())
      let button = screen.all("GtkMenuButton")[0]
      let accessible = gtk_widget_get_accessible(button)
      XCTAssertEqual(atk_object_get_name(accessible).map { String(cString: $0) }, "Files_and more")
      let model = gtk_menu_button_get_menu_model(cast(button))!
      // The entries, and the section after them.
      XCTAssertEqual(g_menu_model_get_n_items(model), 2)
      XCTAssertEqual(screen.texts.filter { $0 == "New_one" }, [], "entries are not on screen")
      activate("a0", on: button)
      XCTAssertTrue(screen.texts.contains("new"))
      activate("a1", on: button)
      XCTAssertTrue(screen.texts.contains("sorted"))
      let group = gtk_widget_get_action_group(button, MenuModel.prefix)
      let state = g_action_group_get_action_state(group, "a1")!
      XCTAssertEqual(g_variant_get_boolean(state), 1)
      g_variant_unref(state)
      XCTAssertEqual(g_action_group_get_action_enabled(group, "a2"), 0)
      screen.close()
    }
  }

  func testAMenuWithAnActionOfItsOwnIsTwoButtons() throws {
    struct Split: View {
      @State var log = "nothing"
      var body: some View {
        VStack {
          Menu("Save") {
            Button("Save as") { log = "as" }
          } primaryAction: {
            log = "saved"
          }
          Text(log)
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Split())
      screen.click("Save")
      XCTAssertTrue(screen.texts.contains("saved"))
      XCTAssertEqual(screen.all("GtkMenuButton").count, 1)
      screen.close()
    }
  }

  func testAContextMenuIsAnEventBoxAroundItsView() throws {
    struct Marked: View {
      @State var isMarked = false
      var body: some View {
        Text(isMarked ? "marked" : "plain").contextMenu {
          Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Marked())
      let box = screen.all("GtkEventBox").first { gtk_bin_get_child(cast($0)) != nil }!
      let label = screen.all("FavesLabel", in: box)
      XCTAssertEqual(label.count, 1)
      screen.close()
    }
  }

  func testAColourAndADateAreNativeAndWriteBack() throws {
    struct Picks: View {
      @State var date = Date(timeIntervalSince1970: 0)
      @State var color = Color(red: 1, green: 0, blue: 0)
      var body: some View {
        VStack {
          DatePicker("Due", selection: $date).environment(\.timeZone, .gmt)
          ColorPicker("Ink", selection: $color)
          Text(verbatim: "\(Int(date.timeIntervalSince1970))")
          Text(color == Color(red: 0, green: 0, blue: 1) ? "blue" : "other")
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Picks())
      let spins = screen.all("GtkSpinButton")
      XCTAssertEqual(spins.count, 2)
      gtk_spin_button_set_value(cast(spins[0]), 3)
      settle(20)
      XCTAssertTrue(screen.texts.contains("10800"))
      let popover = try openPopover(of: screen.all("GtkMenuButton")[0])
      let calendar = try XCTUnwrap(parts(of: popover, "FavesCalendar").first)
      gtk_calendar_select_day(cast(calendar), 2)
      settle(20)
      XCTAssertTrue(screen.texts.contains("97200"))
      let ink = screen.all("GtkColorButton")[0]
      var blue = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
      gtk_color_chooser_set_rgba(cast(ink), &blue)
      faves_emit(ink, "color-set")
      settle(20)
      XCTAssertTrue(screen.texts.contains("blue"))
      screen.close()
    }
  }
}

@MainActor
private func activate(_ action: String, on widget: Native) {
  let group = gtk_widget_get_action_group(widget, MenuModel.prefix)
  g_action_group_activate_action(group, action, nil)
  settle(20)
}
