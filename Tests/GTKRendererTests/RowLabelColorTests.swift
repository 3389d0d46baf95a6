import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Words in a list are of one colour, whether a press on them does something or not.
final class RowLabelColorTests: GTKTestCase {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private struct Rows: View {
    var body: some View {
      List {
        Text("Plain")
        DisclosureGroup("Group") { Text("Inside") }
        OutlineGroup([Item(id: "Parent", children: [Item(id: "Child")])], children: \.children) {
          Text($0.id)
        }
        Button("Press") {}.buttonStyle(.plain)
        Button("Red") {}.buttonStyle(.plain).foregroundStyle(.red)
        Button("Off") {}.buttonStyle(.plain).disabled(true)
      }
    }
  }

  @MainActor
  private static func ink(_ text: String, _ shown: HostedScreen) -> GdkRGBA {
    let style = gtk_widget_get_style_context(shown.label(text))
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return color
  }

  @MainActor
  private static func areSame(_ one: GdkRGBA, _ other: GdkRGBA) -> Bool {
    zip([one.red, one.green, one.blue, one.alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  func testTheyAreWrittenAsThoseOfOtherRows() throws {
    try onScreen { renderer in
      for scheme in [SwiftUICore.ColorScheme.light, .dark] {
        let shown = HostedScreen(renderer, Rows().preferredColorScheme(scheme))
        settle(50)
        let plain = Self.ink("Plain", shown)
        for text in ["Group", "Parent", "Press"] {
          let ink = Self.ink(text, shown)
          XCTAssertTrue(Self.areSame(ink, plain), "\(text), \(scheme): \(ink), not \(plain)")
        }
        for text in ["Red", "Off"] {
          XCTAssertFalse(
            Self.areSame(Self.ink(text, shown), plain), "\(text) keeps a colour of its own, \(scheme)")
        }
        shown.close()
      }
    }
  }
}
