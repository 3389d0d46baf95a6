import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Toggles in a window's bar.
final class BarToggleTests: GTKTestCase {
  private struct Bar: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: .constant(true)) }
          ToolbarItem { Toggle("Told", isOn: .constant(true)).toggleStyle(.switch) }
        }
      }
    }
  }

  private struct Popping: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          Button("Filters") {}.popover(isPresented: .constant(true)) {
            Form {
              Toggle("Inside", isOn: .constant(true))
              Toggle("Told", isOn: .constant(true)).toggleStyle(.button)
            }
          }
        }
      }
    }
  }

  func testAToggleInWhatABarOpensIsNoButtonUnlessToldSo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Popping())
      settle(300)
      let popover = try XCTUnwrap(renderer.presented.last).native
      XCTAssertEqual(parts(of: popover, "GtkSwitch").count, 1)
      XCTAssertEqual(parts(of: popover, "GtkToggleButton").count, 1)
      shown.close()
    }
  }

  func testAToggleInABarIsAButtonUnlessToldOtherwise() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Bar())
      XCTAssertEqual(shown.all("GtkSwitch").count, 1)
      let buttons = shown.all("GtkToggleButton").filter { gtk_toggle_button_get_active(cast($0)) != 0 }
      XCTAssertEqual(buttons.count, 1)
      shown.close()
    }
  }
}
