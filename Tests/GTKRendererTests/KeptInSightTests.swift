import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A field that somebody types into stays in sight.
final class KeptInSightTests: GTKTestCase {
  private struct Adding: View {
    @ObservedObject var lines: Followed<[String]>
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack {
          ForEach(lines.value, id: \.self) { Text($0).frame(height: 40) }
          TextField("Add", text: $text).onSubmit { lines.value.append("line \(lines.value.count)") }
          Color.gray.frame(height: 300)
        }
      }
      .frame(height: 200)
    }
  }

  @MainActor
  private static func isInSight(_ entry: Native, in screen: HostedScreen) -> Bool {
    let (field, port) = (screen.frame(of: entry), screen.frame(of: screen.the("GtkScrolledWindow")))
    return field.minY >= port.minY - 1 && field.maxY <= port.maxY + 1
  }

  func testRowsThatComeAboveItDoNotPushItOut() throws {
    try onScreen { renderer in
      let lines = Followed(["line"])
      let screen = HostedScreen(renderer, Adding(lines: lines))
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      let entry = screen.all("GtkEntry")[0]
      gtk_widget_grab_focus(entry)
      settle(50)
      for _ in 0..<8 {
        faves_emit(entry, "activate")
        settle(50)
        XCTAssertTrue(becomes(within: 100) { Self.isInSight(entry, in: screen) }, "\(lines.value.count)")
      }
      XCTAssertGreaterThan(lines.value.count, 8)
      // Who scrolls away and types nothing is left where they are.
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(screen.the("GtkScrolledWindow")))!
      gtk_adjustment_set_value(adjustment, 0)
      settle(1_100)
      lines.value.append("another")
      settle(100)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0)
    }
  }
}
