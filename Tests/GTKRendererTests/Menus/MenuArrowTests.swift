import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The arrow that says that a button opens a menu.
final class MenuArrowTests: GTKTestCase {
  private struct Menus: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Turn") { isOpen.toggle() }
        Menu("Plain") { Button("A") {} }
        Menu {
          Button("A") {}
        } label: {
          HStack {
            Text("Own")
            Image(systemName: isOpen ? "star" : "chevron.down")
          }
        }
        Menu {
          Button("A") {}
        } label: {
          Label("Star", systemImage: "star")
        }
        Menu {
          Button("A") {}
        } label: {
          Label("Both", systemImage: "chevron.up.chevron.down")
        }
        .menuIndicator(.visible)
        Menu {
          Button("A") {}
        } label: {
          Image(systemName: "ellipsis")
        }
      }
    }
  }

  @MainActor private static func arrows(_ shown: HostedScreen) -> [Bool] {
    shown.all("GtkMenuButton").map { button in
      shown.all("GtkImage", in: button).contains { image in
        var name: UnsafePointer<CChar>?
        gtk_image_get_icon_name(cast(image), &name, nil)
        return name.map { String(cString: $0) } == "pan-down-symbolic"
      }
    }
  }

  func testALabelWithAnArrowOfItsOwnGetsNoSecondOne() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Menus())
      XCTAssertEqual(Self.arrows(shown), [true, false, true, true, false])
      shown.click("Turn")
      XCTAssertEqual(Self.arrows(shown), [true, true, true, true, false])
      shown.close()
    }
  }
}
