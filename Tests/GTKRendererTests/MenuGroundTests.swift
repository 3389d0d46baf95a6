import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus whose label is all there is to see of them.
final class MenuGroundTests: GTKTestCase {
  private struct Menus: View {
    @ViewBuilder private var entries: some View { Button("Small") {} }
    var body: some View {
      VStack {
        Menu {
          entries
        } label: {
          Label("Capsule", systemImage: "star").foregroundColor(.white).padding(8).background(Color.black)
            .clipShape(Capsule())
        }
        HStack {
          Menu {
            entries
          } label: {
            Image(systemName: "ellipsis")
          }
          Menu("Words") { entries }
        }
        .background(Color.white)
        Menu {
          entries
        } label: {
          Image(systemName: "ellipsis")
        }
      }
    }
  }

  func testALabelOnAGroundOfItsOwnOrAnIconOnOneHasNoFrameAndNoArrow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Menus())
      let menus = shown.all("GtkMenuButton")
      XCTAssertEqual(menus.map { shown.hasClass($0, "faves-bare") }, [true, true, false, false])
      let arrows = menus.map { menu in
        shown.all("GtkImage", in: menu).count { gtk_widget_get_visible($0) != 0 }
      }
      XCTAssertEqual(arrows, [0, 0, 1, 0])
      shown.close()
    }
  }

  private struct Acting: View {
    @ObservedObject var hasGround: Followed<Bool>
    var body: some View {
      Menu {
        Button("Small") {}
      } label: {
        Text("Act").padding(8).background(
          hasGround.value ? AnyShapeStyle(Color.black) : AnyShapeStyle(.clear))
      } primaryAction: {
      }
      Menu("Words") {
        Button("Small") {}
      } primaryAction: {
      }
    }
  }

  func testNeitherHasOneWithAnActionOfItsOwn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Acting(hasGround: Followed(true)))
      @MainActor func have(_ name: String, _ type: String) -> [Bool] {
        shown.all(type).map { shown.hasClass($0, name) }
      }
      XCTAssertEqual(have("faves-bare", "GtkButton"), [true, false])
      XCTAssertEqual(have("faves-surface", "GtkButton"), [true, false])
      XCTAssertEqual(have("faves-bare", "GtkMenuButton"), [true, false], "nor has its arrow")
      shown.close()
    }
  }
}
