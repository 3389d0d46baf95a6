import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text fields that come and go by fading.
final class FadingFieldTests: GTKTestCase {
  private struct Fading: View {
    let kind: Int
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 20) {
        Button("Go") { withAnimation(.linear(duration: 0.6)) { isShown.toggle() } }
        switch kind {
        case 0:
          VStack {
            if isShown { TextField("Name", text: .constant("first")).transition(.opacity) }
            Text("below")
          }
        case 1:
          ZStack {
            if isShown {
              TextField("Name", text: .constant("first")).transition(.opacity)
            } else {
              TextField("Name", text: .constant("second")).transition(.opacity)
            }
          }
        case 2:
          ZStack {
            if isShown { Text("first") }
            if !isShown { TextField("Name", text: .constant("second")) }
          }
        default:
          TextField("Name", text: .constant("first")).opacity(isShown ? 1 : 0.3)
        }
      }
      .padding(30).frame(width: 340, height: 300)
    }
  }

  func testTheyKeepTheirFrameMeanwhile() throws {
    try onScreen { renderer in
      for kind in 0...3 {
        let screen = HostedScreen(renderer, Fading(kind: kind))
        @MainActor func haveFrames(_ when: String) {
          for entry in screen.entries {
            XCTAssertEqual(gtk_entry_get_has_frame(cast(entry)), 1, "\(kind) \(when) \(entry)")
          }
        }
        haveFrames("before")
        screen.click("Go")
        settle(300)
        XCTAssertFalse(screen.entries.isEmpty)
        haveFrames("on the way")
        settle(600)
        haveFrames("then")
        screen.click("Go")
        settle(300)
        XCTAssertFalse(screen.entries.isEmpty)
        haveFrames("on the way back")
        settle(600)
        haveFrames("in the end")
        screen.close()
      }
    }
  }

  private struct Prompted: View {
    @State private var text = ""
    var body: some View {
      ZStack(alignment: .leading) {
        if text.isEmpty { Text("prompt") }
        TextField("", text: $text)
      }
      Button("Type") { text = "typed" }
    }
  }

  func testOneOverAPromptOfTheProgramsHasNone() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Prompted())
      XCTAssertEqual(gtk_entry_get_has_frame(cast(screen.entries[0])), 0)
      screen.click("Type")
      settle(50)
      XCTAssertEqual(gtk_entry_get_has_frame(cast(screen.entries[0])), 0, "nor without it")
      screen.close()
    }
  }
}
