import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Return, where a button says that it is for that, and something else has the focus.
final class DefaultKeyTests: GTKTestCase {
  private struct Page: View {
    @State private var said: [String] = []
    @State private var text = ""
    @State private var count = 0
    @State private var isOn = false
    @State private var pick = 1
    @State private var showsSheet = false
    var isSheet = false
    var body: some View {
      VStack {
        Text("said \(said.joined(separator: " "))")
        Text("count \(count), on \(isOn ? "yes" : "no")")
        TextField("Field", text: $text)
        Button("Other") { said.append("other") }
        Button {
          said.append("icon")
        } label: {
          Label("Icon", systemImage: "gear")
        }
        .labelStyle(.iconOnly).buttonStyle(.borderless)
        Stepper("Count", value: $count)
        Toggle("On", isOn: $isOn).toggleStyle(.switch)
        Toggle("Press", isOn: $isOn).toggleStyle(.button)
        Picker("Pick", selection: $pick) { ForEach(1..<4) { Text("choice \($0)").tag($0) } }.pickerStyle(
          .menu)
        Button("Default") { said.append("default") }.keyboardShortcut(.defaultAction)
        if !isSheet { Button("Sheet") { showsSheet = true } }
      }
      .sheet(isPresented: $showsSheet) { Page(isSheet: true) }
    }
  }

  func testReturnIsForTheControlWithTheFocusThatItPresses() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      Self.check(app.windows[0], app)
      app.close()
    }
  }

  func testSheetsFollowTheSameRule() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      app.click("Sheet", in: app.windows[0])
      let sheet = renderer.presented.compactMap { $0 as? WindowWidget }.last!
      XCTAssertEqual(sheet.description.role, .sheet)
      Self.check(sheet, app)
      app.close()
    }
  }

  private struct Pages: App {
    var body: some Scene { WindowGroup("Page") { Page() }.defaultSize(width: 500, height: 600) }
  }

  @MainActor private static func check(_ window: WindowWidget, _ app: ShownApp<Pages>) {
    app.activate(window)
    @MainActor func said() -> String { app.texts(window).first { $0.hasPrefix("said") } ?? "" }
    @MainActor func press(on widget: Native) {
      gtk_widget_grab_focus(widget)
      settle(20)
      app.renderer.heldKeys = []
      window.press(GDK_KEY_Return)
      // A button pressed by a key stays down for a moment.
      settle(400)
    }
    @MainActor func button(_ name: String) -> Native {
      parts(of: window.native, "GtkButton").first { button in
        parts(of: button, "FavesLabel").contains { String(cString: gtk_label_get_text(cast($0))) == name }
          || atk_object_get_name(gtk_widget_get_accessible(button)).map { String(cString: $0) } == name
      }!
    }
    press(on: parts(of: window.native, "GtkEntry")[0])
    XCTAssertEqual(said(), "said default", "a field has nothing to do with it")
    press(on: button("Other"))
    XCTAssertEqual(said(), "said default other")
    press(on: button("Icon"))
    XCTAssertEqual(said(), "said default other icon")
    press(on: button("Default"))
    XCTAssertEqual(said(), "said default other icon default")
    press(on: parts(of: window.native, "GtkToggleButton").first { gtk_widget_get_mapped($0) != 0 }!)
    XCTAssertEqual(said(), "said default other icon default", "a toggle that is a button is pressed")
    // As in GTK: a switch is turned by the space bar.
    press(on: parts(of: window.native, "GtkSwitch")[0])
    XCTAssertEqual(said(), "said default other icon default default")
    XCTAssertTrue(app.texts(window).contains("count 0, on yes"), "only by the button")
  }
}
