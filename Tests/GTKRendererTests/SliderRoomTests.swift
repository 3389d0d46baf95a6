import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How wide sliders are.
final class SliderRoomTests: GTKTestCase {
  func testASliderIsAsNarrowAsItsFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Slider(value: .constant(0.5)).frame(width: 60)
          Slider(value: .constant(0.5)).fixedSize()
          HStack {
            Color.red.frame(width: 380)
            Slider(value: .constant(0.5))
          }.frame(width: 440)
        })
      let scales = shown.all("GtkScale")
      XCTAssertEqual(scales.map { gtk_widget_get_allocated_width($0) }, [60, 100, 54])
      let place = shown.frame(of: scales[0])
      let around = shown.frame(of: gtk_widget_get_parent(scales[0])!)
      XCTAssertEqual(place.midX, around.midX)
      shown.close()
    }
  }
}
