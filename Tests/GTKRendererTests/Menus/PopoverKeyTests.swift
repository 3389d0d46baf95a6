import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in an entry: its title, and its keys if it has any.
@MainActor
private func words(_ name: String, _ popover: Native) throws -> [String] {
  let entry = try XCTUnwrap(popoverEntry(name, of: popover))
  return parts(of: entry, "GtkLabel").map { String(cString: gtk_label_get_text(cast($0))) }
}

/// The keys of what is in a menu that opens as a popover.
final class PopoverKeyTests: GTKTestCase {
  private final class Keys: ObservableObject {
    @Published var letter: KeyEquivalent? = "k"
    @Published var hasMore = false
  }

  private struct Page: View {
    @ObservedObject var keys: Keys
    var body: some View {
      Menu("Actions") {
        Button("Knock") {}.keyboardShortcut(keys.letter.map { KeyboardShortcut($0) })
        Button("Plain") {}
        Menu("More") { Button("Jump") {}.keyboardShortcut("j", modifiers: [.command, .shift]) }
        if keys.hasMore { Button("Late") {}.keyboardShortcut("l") }
      }
    }
  }

  func testTheyStandBesideTheWords() throws {
    try onScreen { renderer in
      let keys = Keys()
      let screen = HostedScreen(renderer, Page(keys: keys))
      let popover = try openPopover(of: screen.all("GtkMenuButton")[0])
      XCTAssertEqual(try words("Knock", popover), ["Knock", "Ctrl+K"])
      XCTAssertEqual(try words("Plain", popover), ["Plain"])
      XCTAssertEqual(try words("Jump", popover), ["Jump", "Shift+Ctrl+J"])
      XCTAssertEqual(try words("More", popover), ["More"])
      keys.letter = "b"
      keys.hasMore = true
      settle(100)
      XCTAssertEqual(try words("Knock", popover), ["Knock", "Ctrl+B"])
      XCTAssertEqual(try words("Late", popover), ["Late", "Ctrl+L"])
      keys.letter = nil
      settle(100)
      XCTAssertEqual(try words("Knock", popover), ["Knock"])
      screen.close()
    }
  }
}
