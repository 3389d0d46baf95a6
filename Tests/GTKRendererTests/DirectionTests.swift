import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Parts of a window that are laid out another way than the desktop.
final class DirectionTests: GTKTestCase {
  private struct Turned: View {
    @State private var isTurned = true
    @State private var more = false
    var body: some View {
      VStack {
        Button("Turn") { isTurned.toggle() }
        Button("More") { more = true }
        HStack {
          Text("plain one")
          Text("plain two")
        }
        HStack {
          Text("one")
          if more { Text("late") }
          Text("two")
          HStack {
            Text("a")
            Text("b")
          }
          .environment(\.layoutDirection, .leftToRight)
        }
        .padding(.leading, 40)
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      }
    }
  }

  @MainActor
  private static func isInOrder(_ screen: HostedScreen, _ texts: String...) -> Bool {
    let places = texts.map { screen.frame(of: screen.label($0)).minX }
    return zip(places, places.dropFirst()).allSatisfy(<)
  }

  func testAPartIsMirroredWithWhatComesIntoItLater() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Turned())
      let buttons = screen.all("GtkButton")
      @MainActor func press(_ title: String) {
        gtk_button_clicked(cast(buttons.first { screen.name($0) == title }!))
        settle(50)
      }
      XCTAssertTrue(Self.isInOrder(screen, "plain one", "plain two"))
      XCTAssertTrue(Self.isInOrder(screen, "a", "b", "two", "one"))
      press("More")
      XCTAssertTrue(Self.isInOrder(screen, "a", "b", "two", "late", "one"))
      press("Turn")
      XCTAssertTrue(Self.isInOrder(screen, "one", "late", "two", "a", "b"))
      press("Turn")
      XCTAssertTrue(Self.isInOrder(screen, "a", "b", "two", "late", "one"))
      XCTAssertTrue(Self.isInOrder(screen, "plain one", "plain two"))
      screen.close()
    }
  }

  private struct Form: View {
    var body: some View {
      SwiftUICore.Form {
        LabeledContent("Name", value: "Ann")
        TextField("Phone", text: .constant("+1 555 0100")).textContentType(.telephoneNumber)
        List { ForEach(0..<3, id: \.self) { Text("row \($0)") } }.frame(height: 150)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  func testRowsAndControlsInItAreTurnedAndNumbersAreNot() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Form())
      XCTAssertGreaterThan(
        screen.frame(of: screen.label("Name")).minX, screen.frame(of: screen.label("Ann")).minX)
      XCTAssertEqual(gtk_widget_get_direction(screen.entries[0]), GTK_TEXT_DIR_LTR)
      XCTAssertEqual(gtk_widget_get_direction(screen.label("row 1")), GTK_TEXT_DIR_RTL)
      XCTAssertGreaterThan(screen.frame(of: screen.label("row 1")).minX, 100)
      screen.close()
    }
  }
}
