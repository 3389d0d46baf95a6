import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What an image draws around its picture, looked at pixel by pixel. How large it is and where its picture stands is looked at
/// beside frames in `CGTKTests/image-box-test.c`.
final class SurroundedImageTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  @MainActor
  private static func picture(_ shown: HostedScreen) -> DrawnWidget {
    layOut(shown.all("FavesImage")[0])
    return DrawnWidget(shown.all("FavesImage")[0])
  }

  /// How many pixels are as `isOne` says.
  @MainActor
  private static func count(in picture: DrawnWidget, _ isOne: ([Int]) -> Bool) -> Int {
    var found = 0
    for y in 0..<picture.height { for x in 0..<picture.width where isOne(picture.color(x, y)) { found += 1 } }
    return found
  }

  func testItIsOneWidgetWithTheNameAndTheRoleOfAnImage() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Image("Portrait").frame(width: 44, height: 44).background(Self.blue).clipShape(Circle())
          Image(decorative: "Line").padding().background(Self.blue)
        })
      defer { shown.close() }
      let natives = shown.all("FavesImage")
      XCTAssertEqual(
        Set(natives.map { gtk_widget_get_parent($0) }).count, 1, "Both stand in the column itself")
      let images = natives.map { gtk_widget_get_accessible($0)! }
      XCTAssertEqual(
        images.map { atk_object_get_name($0).map { String(cString: $0) } ?? "" }, ["Portrait", ""])
      XCTAssertEqual(images.map(atk_object_get_role), [ATK_ROLE_ICON, ATK_ROLE_ICON])
    }
  }

  func testAGradientIsThatOfTheSymbol() throws {
    try onScreen { renderer in
      let gradient = LinearGradient(colors: [Self.red, Self.red], startPoint: .top, endPoint: .bottom)
      let shown = HostedScreen(
        renderer,
        VStack { Image(systemName: "star.fill").padding(20).background(Self.blue) }
          .foregroundStyle(gradient))
      defer { shown.close() }
      let picture = Self.picture(shown)
      XCTAssertEqual(picture.color(2, 2), [0, 0, 255])
      XCTAssertGreaterThan(Self.count(in: picture) { $0[0] > 200 && $0[2] < 55 }, 30)
    }
  }

  func testTheGroundOfASecondarySymbolIsNotSeenThrough() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack { Image(systemName: "star.fill").padding(20).background(Self.blue) }
          .foregroundStyle(.secondary))
      defer { shown.close() }
      let picture = Self.picture(shown)
      XCTAssertEqual(picture.pixel(2, 2), [0, 0, 255, 255])
      XCTAssertGreaterThan(Self.count(in: picture) { $0 != [0, 0, 255] }, 30)
    }
  }

  private struct Changing: View {
    final class Holder { var change = {} }
    let holder: Holder
    @State private var isLarge = false

    var body: some View {
      holder.change = { isLarge = true }
      return Image(systemName: isLarge ? "heart.fill" : "star").frame(width: isLarge ? 80 : 40, height: 40)
        .background(isLarge ? SurroundedImageTests.red : SurroundedImageTests.blue)
    }
  }

  func testItChangesWhileItIsShown() throws {
    try onScreen { renderer in
      let holder = Changing.Holder()
      let shown = HostedScreen(renderer, Changing(holder: holder))
      defer { shown.close() }
      let before = Self.picture(shown)
      XCTAssertEqual([before.width, before.color(1, 1)[2]], [40, 255])
      holder.change()
      settle(60)
      let after = Self.picture(shown)
      XCTAssertEqual(after.width, 80)
      XCTAssertEqual(after.color(1, 1), [255, 0, 0])
      let ink = Self.count(in: after) { $0 != [255, 0, 0] }
      XCTAssertGreaterThan(
        ink, Self.count(in: before) { $0 != [0, 0, 255] }, "A heart that is full has more ink")
    }
  }

  func testItIsASurfaceToWhatItIsIn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack {
          Button {
          } label: {
            Image(systemName: "star").padding(8).background(Self.blue)
          }
          Button {
          } label: {
            Image(systemName: "star").frame(width: 24)
          }
          Button {
          } label: {
            Image(systemName: "star")
          }
        })
      defer { shown.close() }
      @MainActor func have(_ name: String) -> [gboolean] {
        shown.all("GtkButton").map { gtk_style_context_has_class(gtk_widget_get_style_context($0), name) }
      }
      XCTAssertEqual(have("faves-bare"), [1, 0, 0])
      XCTAssertEqual(have("image-button"), [0, 0, 1], "With a frame it is laid out as the program says")
    }
  }
}
