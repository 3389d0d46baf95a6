import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Questions that are left without an answer.
final class AlertClosingTests: GTKTestCase {
  private struct Renaming: View {
    let log: Kept<[String]>
    @State private var asks = false
    @State private var name = "old"
    var body: some View {
      Button("Ask") { asks = true }
        .onChange(of: asks) { _, new in log.value.append(new ? "asks" : "over") }
        .alert("Rename", isPresented: $asks) {
          TextField("New name", text: $name)
          Button("OK") { log.value.append("OK \(name)") }
          Button("Cancel", role: .cancel) { log.value.append("Cancel \(name)") }
        }
    }
  }

  @MainActor
  private static func checkClosing(_ renderer: GTKRenderer, _ close: (GTKWidget) -> Void) {
    let log = Kept<[String]>([])
    let screen = HostedScreen(renderer, Renaming(log: log))
    for text in ["new", "newer"] {
      screen.click("Ask")
      settle(100)
      guard let alert = renderer.presented.last as? AlertWidget else { return XCTFail("It is not asked.") }
      gtk_entry_set_text(cast(parts(of: alert.native, "GtkEntry")[0]), text)
      settle(50)
      close(alert)
      settle(100)
      XCTAssertFalse(renderer.presented.contains { $0 is AlertWidget })
    }
    XCTAssertEqual(log.value, ["asks", "Cancel new", "over", "asks", "Cancel newer", "over"])
    screen.close()
  }

  func testEscapeInAFieldOfAnAlertIsItsCancelButton() throws {
    try onScreen { renderer in
      Self.checkClosing(renderer) { alert in
        XCTAssertNotNil(gtk_window_get_focus(cast(alert.native)))
        alert.press(GDK_KEY_Escape)
      }
    }
  }

  func testAnAlertWithAFieldThatTheWindowManagerClosesIsCancelled() throws {
    try onScreen { renderer in
      Self.checkClosing(renderer) { gtk_window_close(cast($0.native)) }
    }
  }

  private struct Choosing: View {
    @State private var isAsked = false
    let chosen: (String) -> Void
    var body: some View {
      Button("Ask") { isAsked = true }.confirmationDialog("Share", isPresented: $isAsked) {
        Button("Copy") { chosen("Copy") }
        Button("Send") { chosen("Send") }
      }
      Text(isAsked ? "asked" : "not asked")
    }
  }

  func testAChoiceCanBeLeftAlone() throws {
    try onScreen { renderer in
      var chosen: [String] = []
      let shown = HostedScreen(renderer, Choosing { chosen.append($0) })
      shown.click("Ask")
      settle(100)
      let alert = try XCTUnwrap(renderer.presented.last as? AlertWidget)
      let buttons = shown.all("GtkButton", in: alert.native)
      XCTAssertEqual(
        buttons.map { String(cString: gtk_button_get_label(cast($0))) }, ["Cancel", "Copy", "Send"])
      gtk_button_clicked(cast(buttons[0]))
      settle(100)
      XCTAssertEqual(chosen, [])
      XCTAssertTrue(shown.texts.contains("not asked"))
      shown.close()
    }
  }

  private struct Over: View {
    let more: Bool
    let chosen: (String) -> Void
    @State private var isOver = false
    var body: some View {
      Button("Play") { isOver = true }.alert("You win", isPresented: $isOver) {
        Button("Again") { chosen("Again") }
        if more { Button("Quit") { chosen("Quit") } }
      }
      Text(isOver ? "over" : "playing")
    }
  }

  func testEscapeIsTheOnlyButtonOfAnAlertAndNoneOfSeveral() throws {
    try onScreen { renderer in
      for more in [false, true] {
        var chosen: [String] = []
        let shown = HostedScreen(renderer, Over(more: more) { chosen.append($0) })
        shown.click("Play")
        settle(100)
        let alert = try XCTUnwrap(renderer.presented.last as? AlertWidget)
        alert.press(GDK_KEY_Escape)
        settle(100)
        XCTAssertEqual(chosen, more ? [] : ["Again"])
        XCTAssertTrue(shown.texts.contains("playing"))
        shown.close()
      }
    }
  }

  private struct Naming: View {
    let chosen: (String) -> Void
    @State private var isAsked = false
    @State private var name = ""
    var body: some View {
      Button("Ask") { isAsked = true }.alert("Your name?", isPresented: $isAsked) {
        TextField("Name", text: $name)
        Button("OK") { chosen(name) }.disabled(name.isEmpty)
      }
      Text(isAsked ? "asked" : "not asked")
    }
  }

  func testEscapePressesNoButtonThatCannotBePressed() throws {
    try onScreen { renderer in
      var chosen: [String] = []
      let shown = HostedScreen(renderer, Naming { chosen.append($0) })
      for name in ["", "Ada"] {
        shown.click("Ask")
        settle(100)
        let alert = try XCTUnwrap(renderer.presented.last as? AlertWidget)
        gtk_entry_set_text(cast(parts(of: alert.native, "GtkEntry")[0]), name)
        settle(50)
        alert.press(GDK_KEY_Escape)
        settle(100)
        XCTAssertTrue(shown.texts.contains("not asked"))
        XCTAssertEqual(chosen, name.isEmpty ? [] : ["Ada"])
      }
      shown.close()
    }
  }
}
