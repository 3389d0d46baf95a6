import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Questions that are left without an answer.
final class AlertClosingTests: GTKTestCase {
  private struct Renaming: View {
    let isAsking: Binding<Bool>
    let name: Binding<String>
    let said: Binding<[String]>
    var body: some View {
      Text("a").alert("Rename", isPresented: isAsking) {
        TextField("New name", text: name)
        Button("OK") { said.wrappedValue.append("OK") }
        Button("Cancel", role: .cancel) { said.wrappedValue.append("Cancel") }
      }
    }
  }

  @MainActor
  private static func checkClosing(_ renderer: GTKRenderer, _ close: (GTKWidget) -> Void) {
    let (asks, name, said) = (Kept(true), Kept("old"), Kept<[String]>([]))
    let shown = HostedScreen(
      renderer, Renaming(isAsking: asks.binding, name: name.binding, said: said.binding))
    for text in ["new", "newer"] {
      let alert = renderer.presented.last!
      XCTAssertTrue(alert is AlertWidget)
      gtk_entry_set_text(cast(parts(of: alert.native, "GtkEntry")[0]), text)
      settle(50)
      close(alert)
      settle(100)
      XCTAssertFalse(asks.value)
      XCTAssertEqual(name.value, text)
      XCTAssertFalse(renderer.presented.contains { $0 is AlertWidget })
      // It comes again.
      asks.binding.wrappedValue = true
      settle(100)
    }
    XCTAssertEqual(said.value, ["Cancel", "Cancel"])
    shown.close()
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
}
