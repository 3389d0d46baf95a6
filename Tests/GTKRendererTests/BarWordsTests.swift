import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Words in a bar stay in one line and whole where the title can give way.
final class BarWordsTests: GTKTestCase {
  private struct Mail: View {
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes").toolbar { Button("Add Box") {} }
      } content: {
        Text("rows").navigationTitle("Inbox").toolbar { Menu("More Actions") { Button("One") {} } }
      } detail: {
        Text("mail").navigationTitle("A message with a title of many words")
          .toolbar {
            HStack {
              Button("Reply All") {}
              Button("Send On") {}
            }
            Toggle("Flag This", isOn: .constant(true))
            Text("Two words")
            Link("Open Site", destination: URL(string: "https://example.org")!)
          }
      }
    }
  }

  func testTheyAreNotBrokenNorLieOverEachOther() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mail())
      screen.resize(to: 900, folds: false)
      let words = ["Add Box", "Reply All", "Send On", "Flag This", "Two words"]
      let frames = words.map { screen.frame(of: screen.label($0)) }
      for word in words {
        XCTAssertLessThan(screen.letters(of: screen.label(word)).height, 30, word)
      }
      for (left, right) in zip(frames, frames.dropFirst()) { XCTAssertLessThan(left.maxX, right.minX) }
      var (low, liked): (Int32, Int32) = (0, 0)
      let link = screen.all("GtkLinkButton")[0]
      gtk_widget_get_preferred_width(link, &low, &liked)
      XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_width(link), liked)
      XCTAssertGreaterThan(screen.frame(of: link).minX, frames[4].maxX)
      screen.close()
    }
  }
}
