import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in front of a window shows what is new while it is open, and leaves the focus where it is.
final class LiveInFrontTests: GTKTestCase {
  private final class Stand: ObservableObject {
    @Published var isOpen = true
    @Published var title = "Title"
    @Published var names = ["One", "Two"]
    @Published var isAllowed = true
    @Published var date = Date(timeIntervalSince1970: 1_700_000_000)
    @Published var color = Color.red
    @Published var shown: Int?
  }

  /// What has the focus in the window that a widget is in.
  @MainActor
  private static func focus(_ native: Native) -> Native? {
    gtk_window_get_focus(cast(gtk_widget_get_toplevel(native)!))
  }
  @MainActor
  private static func name(_ widget: Native?) -> String? {
    widget.flatMap { atk_object_get_name(gtk_widget_get_accessible($0)) }.map { String(cString: $0) }
  }
  @MainActor
  private static func button(_ title: String, in root: Native) -> Native? {
    parts(of: root, "GtkButton").first { name($0) == title }
  }

  private struct Content: View {
    @ObservedObject var stand: Stand
    var body: some View {
      VStack {
        Text(stand.title)
        ForEach(stand.names, id: \.self) { Button($0) {} }
        Button("Last") {}.disabled(!stand.isAllowed)
      }
    }
  }

  private struct Popping: View {
    @ObservedObject var stand: Stand
    var body: some View {
      Button("Opener") {}.popover(isPresented: $stand.isOpen) { Content(stand: stand) }
    }
  }

  func testAPopoverIsLive() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Popping(stand: stand))
      settle(300)
      let popover = try XCTUnwrap(renderer.presented.last).native
      let two = try XCTUnwrap(Self.button("Two", in: popover))
      gtk_widget_grab_focus(two)
      stand.title = "Other"
      stand.names.insert("Nought", at: 0)
      settle(50)
      XCTAssertTrue(parts(of: popover, "FavesLabel").contains { screen.text($0) == "Other" })
      XCTAssertEqual(Self.focus(popover), two)
      stand.names.removeAll { $0 == "Two" }
      settle(50)
      XCTAssertEqual(Self.name(Self.focus(popover)), "Last")
      stand.isAllowed = false
      settle(50)
      XCTAssertEqual(Self.name(Self.focus(popover)), "One", "not what is behind the popover")
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      stand.isOpen = false
      settle(300)
      XCTAssertFalse(renderer.presented.contains { $0.native == popover })
      screen.close()
    }
  }

  private struct Asked: View {
    @ObservedObject var stand: Stand
    var body: some View {
      Text("Below").confirmationDialog(stand.title, isPresented: $stand.isOpen, titleVisibility: .visible) {
        ForEach(stand.names, id: \.self) { Button($0) {} }
      }
    }
  }

  func testAQuestionIsLive() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Asked(stand: stand))
      settle(100)
      let dialog = try XCTUnwrap(renderer.presented.last as? AlertWidget).native
      @MainActor func titles() -> [String] {
        parts(of: dialog, "GtkButton").map { String(cString: gtk_button_get_label(cast($0))) }
      }
      let two = parts(of: dialog, "GtkButton")[2]
      gtk_widget_grab_focus(two)
      stand.title = "Other"
      stand.names = ["One", "Second"]
      settle(50)
      XCTAssertEqual(titles().dropFirst(), ["One", "Second"])
      XCTAssertNotEqual(gtk_widget_is_focus(two), 0)
      XCTAssertTrue(parts(of: dialog, "GtkLabel").contains { screen.text($0) == "Other" })
      XCTAssertEqual(Self.name(dialog), "Other")
      stand.names = ["One"]
      settle(50)
      XCTAssertEqual(titles().dropFirst(), ["One"])
      XCTAssertEqual(Self.focus(dialog), parts(of: dialog, "GtkButton")[1])
      XCTAssertTrue(stand.isOpen)
      stand.isOpen = false
      settle(100)
      XCTAssertFalse(renderer.presented.contains { $0 is AlertWidget })
      screen.close()
    }
  }

  private struct Sheeted: View {
    @ObservedObject var stand: Stand
    var body: some View {
      Text("Below").sheet(isPresented: $stand.isOpen) {
        NavigationStack {
          Content(stand: stand).navigationTitle(stand.title).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Away") {} }
            ToolbarItem(placement: .confirmationAction) {
              Button("Keep \(stand.names.count)") {}.disabled(!stand.isAllowed)
            }
          }
        }
      }
    }
  }

  func testTheToolbarOfASheetIsLive() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Sheeted(stand: stand))
      settle(300)
      let sheet = try XCTUnwrap(renderer.presented.last).native
      let keep = try XCTUnwrap(Self.button("Keep 2", in: sheet))
      gtk_widget_grab_focus(keep)
      stand.names.append("Three")
      stand.title = "Other"
      settle(50)
      XCTAssertEqual(Self.name(keep), "Keep 3")
      XCTAssertEqual(Self.focus(sheet), keep)
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(sheet))), "Other")
      stand.isAllowed = false
      settle(50)
      XCTAssertEqual(gtk_widget_is_sensitive(keep), 0)
      XCTAssertNotNil(Self.focus(sheet), "the keys are not lost")
      screen.close()
    }
  }

  private struct Dated: View {
    @ObservedObject var stand: Stand
    var body: some View {
      VStack {
        DatePicker(stand.title, selection: $stand.date, displayedComponents: .date)
        ColorPicker(stand.title, selection: $stand.color)
      }
      .environment(\.timeZone, .gmt)
    }
  }

  func testTheCalendarOfADateIsLive() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Dated(stand: stand))
      let button = screen.all("GtkMenuButton")[0]
      let popover = try openPopover(of: button)
      let calendar = try XCTUnwrap(parts(of: popover, "FavesCalendar").first)
      XCTAssertEqual(Self.focus(popover), calendar)
      for opened in [popover, calendar] { XCTAssertEqual(Self.name(opened), Self.name(button)) }
      stand.date += 24 * 60 * 60
      stand.title = "Other"
      settle(50)
      var day: guint = 0
      gtk_calendar_get_date(cast(calendar), nil, nil, &day)
      XCTAssertEqual(day, 15)
      XCTAssertEqual(Self.name(button), "Other")
      for opened in [popover, calendar] { XCTAssertEqual(Self.name(opened), "Other") }
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      XCTAssertEqual(Self.focus(popover), calendar)
      screen.close()
    }
  }

  func testTheDialogOfAColorIsLive() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Dated(stand: stand))
      let button = try XCTUnwrap(screen.all("GtkColorButton").first)
      @MainActor func color(_ chooser: Native) -> [Int] {
        var rgba = GdkRGBA()
        gtk_color_chooser_get_rgba(cast(chooser), &rgba)
        return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 100).rounded()) }
      }
      gtk_button_clicked(cast(button))
      settle(100)
      let dialog = try XCTUnwrap(faves_color_button_dialog(button))
      XCTAssertNotEqual(gtk_widget_get_mapped(dialog), 0)
      stand.color = Color(red: 0.2, green: 0.4, blue: 0.8)
      settle(50)
      XCTAssertEqual(color(dialog), [20, 40, 80])
      var picked = GdkRGBA(red: 0.5, green: 0.25, blue: 0.75, alpha: 1)
      gtk_color_chooser_set_rgba(cast(dialog), &picked)
      stand.title = "Other"
      settle(50)
      XCTAssertEqual(color(dialog), [50, 25, 75], "what a person has picked stays")
      // In the editor of a colour of one's own, too.
      faves_set_boolean(dialog, "show-editor", 1)
      stand.color = Color(red: 0.1, green: 0.9, blue: 0.3)
      settle(50)
      XCTAssertEqual(color(dialog), [10, 90, 30])
      gtk_dialog_response(cast(dialog), GTK_RESPONSE_CANCEL.rawValue)
      settle(50)
      XCTAssertEqual(color(button), [10, 90, 30])
      XCTAssertEqual(stand.color, Color(red: 0.1, green: 0.9, blue: 0.3))
      gtk_button_clicked(cast(button))
      settle(50)
      XCTAssertEqual(color(dialog), [10, 90, 30], "opened anew")
      gtk_dialog_response(cast(dialog), GTK_RESPONSE_OK.rawValue)
      settle(50)
      XCTAssertEqual(color(button), [10, 90, 30])
      screen.close()
    }
  }

  private struct Leading: View {
    @ObservedObject var stand: Stand
    var body: some View {
      NavigationStack {
        Button("Opener") { stand.shown = 1 }
          .navigationDestination(item: $stand.shown) { number in
            VStack {
              Text(verbatim: "page \(number) \(stand.title)")
              Button("Inside") {}
            }
          }
      }
    }
  }

  func testADestinationIsLiveAndGoesWithItsValue() throws {
    try onScreen { renderer in
      let stand = Stand()
      let screen = HostedScreen(renderer, Leading(stand: stand))
      let opener = try XCTUnwrap(Self.button("Opener", in: screen.window))
      gtk_widget_grab_focus(opener)
      screen.click("Opener")
      XCTAssertTrue(becomes { screen.texts.contains("page 1 Title") })
      settle(300)
      let inside = try XCTUnwrap(Self.button("Inside", in: screen.window))
      gtk_widget_grab_focus(inside)
      stand.title = "Other"
      settle(50)
      XCTAssertTrue(screen.texts.contains("page 1 Other"))
      XCTAssertEqual(Self.focus(screen.window), inside)
      stand.shown = nil
      XCTAssertTrue(becomes { !screen.texts.contains("page 1 Other") })
      XCTAssertTrue(becomes { Self.name(Self.focus(screen.window)) == "Opener" }, "the focus is back")
      screen.close()
    }
  }
}
