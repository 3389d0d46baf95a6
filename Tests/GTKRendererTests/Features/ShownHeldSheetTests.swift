import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Sheets that stay, and the older form of a choice.
final class ShownHeldSheetTests: GTKTestCase {
  func testASheetThatIsHeldStaysUntilTheProgramClosesIt() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for isHeld in [true, false] {
        let isOpen = Followed(true)
        table("interactiveDismissDisabled") {
          Behind(isOpen: isOpen, isHeld: isHeld)
        } holds: { _ in
          guard becomes({ renderer.presented.count == 2 }), let sheet = renderer.presented.last else {
            return false
          }
          gtk_window_close(cast(sheet.native))
          settle(100)
          XCTAssertEqual(isOpen.value, isHeld)
          isOpen.value = false
          return becomes { renderer.presented.count == 1 }
        }
      }
    }
  }

  private struct Behind: View {
    @ObservedObject var isOpen: Followed<Bool>
    let isHeld: Bool
    var body: some View {
      Text("behind").sheet(isPresented: $isOpen.value) {
        Text("in front").interactiveDismissDisabled(isHeld)
      }
    }
  }

  private struct Pages: View {
    @ObservedObject var path: Followed<[Int]>
    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        NavigationStack(path: $path.value) {
          Text("first")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .interactiveDismissDisabled()
        .frame(width: 420, height: 300)
      }
    }
  }

  func testAPageOfASheetThatIsHeldHasNoButtonThatWouldDoNothing() throws {
    try onScreen { renderer in
      let path = Followed<[Int]>([])
      let screen = HostedScreen(renderer, Pages(path: path))
      XCTAssertTrue(becomes { renderer.presented.count == 2 })
      let sheet = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      XCTAssertFalse(sheet.description.forbidden.contains(.dismissal), "its button is pressed")
      path.value = [1]
      XCTAssertTrue(becomes { sheet.description.canGoBack })
      XCTAssertTrue(sheet.description.forbidden.contains(.dismissal))
      path.value = []
      XCTAssertTrue(becomes { !sheet.description.forbidden.contains(.dismissal) })
      // As wide as its content says.
      XCTAssertEqual(gtk_widget_get_allocated_width(try XCTUnwrap(sheet.screen?.content)), 420)
      screen.close()
    }
  }

  func testAnActionSheetIsADialog() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (isOpen, said) = (Kept(true), Kept<[String]>([]))
      table("actionSheet") {
        Text("behind").actionSheet(isPresented: isOpen.binding) {
          ActionSheet(
            title: Text("What?"), message: Text("One of two."),
            buttons: [.default(Text("This")) { said.value.append("this") }, .cancel()])
        }
      } holds: { screen in
        settle(100)
        guard let dialog = renderer.presented.last?.native,
          faves_is_a(dialog, gtk_message_dialog_get_type()) != 0
        else { return false }
        let words = parts(of: dialog, "GtkLabel").map(screen.text)
        XCTAssertTrue(words.contains("What?") && words.contains("One of two."), "\(words)")
        let button = parts(of: dialog, "GtkButton").first {
          gtk_button_get_label(cast($0)).map { String(cString: $0) } == "This"
        }
        guard let button else { return false }
        gtk_button_clicked(cast(button))
        settle(100)
        return said.value == ["this"] && !isOpen.value
      }
    }
  }
}
