import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that are moved aside, and then turned or scaled.
final class OffsetTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  func testWhatAnOffsetPutsOutsideAStackIsSeen() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack(spacing: 0) {
          HStack(spacing: 0) { Self.red.frame(width: 20, height: 20).offset(x: 60, y: 40) }
            .frame(width: 20, height: 20, alignment: .topLeading)
        }.frame(width: 200, height: 200, alignment: .topLeading).background(Color.white))
      let whole = shown.all("FavesFrame").first { gtk_widget_get_allocated_width($0) == 200 }!
      XCTAssertEqual(DrawnWidget(whole).color(70, 50), [255, 0, 0])
      XCTAssertEqual(DrawnWidget(whole).color(10, 10), [255, 255, 255])
      shown.close()
    }
  }

  func testWhatIsMovedAndThenTurnedGoesAroundTheMiddle() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        ZStack {
          Color.white
          // Up, and a quarter of a turn: to the right.
          Self.red.frame(width: 10, height: 20).offset(y: -80).rotationEffect(.degrees(90))
          // Turned first, and then moved: upwards.
          Self.red.frame(width: 10, height: 20).rotationEffect(.degrees(90)).offset(y: -80)
          // Half as far down.
          Self.red.frame(width: 20, height: 20).offset(y: 160).scaleEffect(0.5)
        }.frame(width: 200, height: 200))
      let whole = shown.all("FavesLayers")[0]
      XCTAssertEqual(DrawnWidget(whole).color(188, 100), [255, 0, 0])
      XCTAssertEqual(DrawnWidget(whole).color(180, 112), [255, 255, 255], "it lies on its side")
      XCTAssertEqual(DrawnWidget(whole).color(92, 20), [255, 0, 0])
      XCTAssertEqual(DrawnWidget(whole).color(100, 180), [255, 0, 0])
      XCTAssertEqual(DrawnWidget(whole).color(108, 180), [255, 255, 255], "it is half as large")
      shown.close()
    }
  }

  private struct Hands: View {
    @State private var angle = 0.0
    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          Color.white
          OffsetTests.red.frame(width: 10, height: 160).rotationEffect(.degrees(angle))
          Color.blue.frame(width: 10, height: 60).offset(y: -30).rotationEffect(.degrees(angle + 180))
        }.frame(width: 200, height: 200)
        Button("Turn") { angle = 90 }
      }
    }
  }

  /// A pixel that is on the screen, from the top left corner of a widget.
  @MainActor
  private static func shownPixel(_ widget: Native, _ x: Int32, _ y: Int32) -> [Int] {
    var place = (x: Int32(0), y: Int32(0))
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), x, y, &place.x, &place.y)
    guard
      let pixels = gdk_pixbuf_get_from_window(
        gtk_widget_get_window(gtk_widget_get_toplevel(widget)), place.x, place.y, 1, 1)
    else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let bytes = gdk_pixbuf_get_pixels(pixels)!
    return [Int(bytes[0]), Int(bytes[1]), Int(bytes[2])]
  }

  func testWhatTurnsIsDrawnAnewBeyondItsPlace() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Hands())
      settle(150)
      let dial = shown.all("FavesLayers")[0]
      XCTAssertEqual(Self.shownPixel(dial, 100, 30), [255, 0, 0])
      shown.click("Turn")
      settle(150)
      XCTAssertEqual(Self.shownPixel(dial, 30, 100), [255, 0, 0], "where it is now")
      XCTAssertEqual(Self.shownPixel(dial, 170, 100), [255, 0, 0])
      XCTAssertEqual(Self.shownPixel(dial, 100, 30), [255, 255, 255], "where it was")
      shown.close()
    }
  }

  func testTurnsBeforeAndAfterAnOffsetAddUp() {
    var attributes = Attributes()
    attributes.turn(by: -.pi / 2, scale: .init(x: 1, y: 1), around: .init(x: 0.5, y: 0.5))
    attributes.offset.x = 100
    attributes.turn(by: .pi / 2, scale: .init(x: 1, y: 1), around: .init(x: 0.5, y: 0.5))
    XCTAssertEqual(attributes.rotation, 0)
    let place = attributes.turned(attributes.reach)
    XCTAssertEqual(place.x, 0, accuracy: 1e-9)
    XCTAssertEqual(place.y, 100, accuracy: 1e-9)
  }
}
