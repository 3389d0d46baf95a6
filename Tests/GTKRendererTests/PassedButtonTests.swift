import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that are there only while the field beside them has the focus.
final class PassedButtonTests: GTKTestCase {
  private struct Field: View {
    let name: String
    @State private var text = "words"
    @FocusState private var isFocused: Bool
    var body: some View {
      HStack {
        TextField(name, text: $text).focused($isFocused)
        if isFocused && !text.isEmpty { Button("Clear \(name)") { text = "" } }
      }
    }
  }

  func testTabGoesOnFromAButtonThatGoesWithTheFocus() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Field(name: "One")
          Field(name: "Two")
          Button("OK") {}
        })
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      let entries = screen.all("GtkEntry")
      @MainActor func hasFocus(_ widget: Native) -> Bool {
        becomes(within: 100) { gtk_widget_is_focus(widget) != 0 }
      }
      gtk_widget_grab_focus(entries[0])
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("Clear One") })
      screen.key(GDK_KEY_PRESS, GDK_KEY_Tab, code: 23)
      XCTAssertTrue(hasFocus(entries[1]), "not back to where it came from")
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("Clear Two") })
      screen.key(GDK_KEY_PRESS, GDK_KEY_Tab, code: 23)
      XCTAssertTrue(hasFocus(screen.button(titled: "OK")))
    }
  }

  private struct Held: View {
    let said: Followed<[String]>
    @State private var text = "words"
    @FocusState private var isFocused: Bool
    var body: some View {
      HStack {
        TextField("Field", text: $text).focused($isFocused)
        if isFocused { Button("Clear") { text = "" } }
        Button("Plain") { said.value.append("plain \(isFocused)") }.buttonStyle(.plain)
        Toggle(
          "Toggle", isOn: Binding(get: { false }, set: { _ in said.value.append("toggle \(isFocused)") })
        )
        .toggleStyle(.button)
        Text(text.isEmpty ? "empty" : "full")
      }
    }
  }

  func testTheFieldHasTheFocusUntilAHeldButtonIsLetGo() throws {
    try onScreen { renderer in
      let said = Followed<[String]>([])
      let screen = HostedScreen(renderer, Held(said: said))
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      gtk_widget_grab_focus(screen.all("GtkEntry")[0])
      XCTAssertTrue(becomes(within: 100) { screen.texts.contains("Clear") })
      settle(50)
      for name in ["Plain", "Toggle", "Clear"] {
        let label =
          screen.all("FavesLabel").first { String(cString: gtk_label_get_text(cast($0))) == name }
          ?? screen.all("GtkLabel").first { String(cString: gtk_label_get_text(cast($0))) == name }
        let pointer = Pointer(on: try XCTUnwrap(label, name))
        pointer.press(8, 5)
        settle(150)
        XCTAssertTrue(screen.texts.contains("Clear"), "\(name) is held")
        pointer.release(8, 5)
        settle(50)
      }
      XCTAssertEqual(said.value, ["plain true", "toggle true"])
      XCTAssertTrue(screen.texts.contains("empty"))
    }
  }

  private struct Card: View {
    @ObservedObject var angle: Followed<Double>
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(.white)
        RoundedRectangle(cornerRadius: 10).strokeBorder(lineWidth: 3)
        Text(verbatim: "▲").font(.largeTitle)
      }
      .frame(width: 80, height: 80).rotation3DEffect(.degrees(angle.value), axis: (0, 1, 0))
      .scaleEffect(0.5)
    }
  }

  func testACardIsDrawnAtEveryAngle() throws {
    try onScreen { renderer in
      let angle = Followed(0.0)
      let screen = HostedScreen(renderer, Card(angle: angle))
      defer { screen.close() }
      settle(50)
      _ = LibraryLog.takeComplaints()
      for step in [60, 89, 89.9, 89.99, 89.9969, 89.9999, 90, 90.0001, 90.01, 120, 180] {
        angle.value = step
        settle(20)
        _ = DrawnWidget(screen.window)
        XCTAssertEqual(LibraryLog.takeComplaints(), [], "\(step)")
      }
    }
  }
}
