import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is said less loudly in forms: below a section, and below a title.
final class SubtitleTests: GTKTestCase {
  private struct Settings: View {
    var body: some View {
      Form {
        Section {
          Toggle(isOn: .constant(true)) {
            Text("Sounds")
            Text("When a message arrives")
          }
          Toggle(isOn: .constant(true)) {
            Image(systemName: "star")
            Text("Beside")
          }
          LabeledContent {
            Text("42")
          } label: {
            Text("Answer")
            Text("To everything")
          }
        } footer: {
          Text("Below")
        }
      }
    }
  }

  @MainActor private static func look(_ label: Native) -> (alpha: Double, size: Int32) {
    let style = gtk_widget_get_style_context(label)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(label))
    return (color.alpha, pango_font_description_get_size(font))
  }

  func testFurtherWordsOfALabelStandBelowItsTitle() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Settings())
      for (title, more) in [("Sounds", "When a message arrives"), ("Answer", "To everything")] {
        let (first, second) = (shown.label(title), shown.label(more))
        XCTAssertGreaterThanOrEqual(shown.frame(of: second).minY, shown.frame(of: first).maxY)
        XCTAssertEqual(shown.frame(of: second).minX, shown.frame(of: first).minX)
        XCTAssertLessThan(Self.look(second).size, Self.look(first).size)
        XCTAssertLessThan(Self.look(second).alpha, 0.95)
        XCTAssertEqual(Self.look(first).alpha, 1)
      }
      XCTAssertEqual(Self.look(shown.label("Beside")).alpha, 1)
      shown.close()
    }
  }

  func testAFooterIsDim() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Settings())
      XCTAssertLessThan(Self.look(shown.label("Below")).alpha, 0.95)
      shown.close()
    }
  }
}
