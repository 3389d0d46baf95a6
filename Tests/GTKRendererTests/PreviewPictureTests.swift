import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import SwiftUICore

private struct Pictured_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.previewDisplayName("Pictured fixed").previewLayout(.fixed(width: 120, height: 70))
    Color.red.previewDisplayName("Pictured turned").previewLayout(.fixed(width: 120, height: 70))
      .previewInterfaceOrientation(.portrait)
    Color.red.frame(width: 90, height: 30).previewDisplayName("Pictured fitting").previewLayout(.sizeThatFits)
    Text("window").previewDisplayName("Pictured window").previewInterfaceOrientation(.portrait)
  }
}

/// The pictures that are drawn of previews are of the size and under the names that are said.
final class PreviewPictureTests: GTKTestCase {
  @MainActor
  private static func preview(_ name: String) throws -> ListedPreview {
    try XCTUnwrap(Preview.listed().first { $0.name.hasSuffix("-" + name) }, name)
  }

  func testAPictureIsAsLargeAsItsPreviewIsToBe() throws {
    try onScreen { renderer in
      let session = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      for (name, width, height) in [
        ("Pictured fixed", Int32(120), Int32(70)), ("Pictured turned", 70, 120), ("Pictured fitting", 90, 30),
      ] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let window = PreviewWindow(try Self.preview(name), session)
        XCTAssertTrue(window.draw(to: file), name)
        window.close()
        let picture = try XCTUnwrap(gdk_pixbuf_new_from_file(file.path, nil), name)
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        XCTAssertEqual(gdk_pixbuf_get_width(picture), width, name)
        XCTAssertEqual(gdk_pixbuf_get_height(picture), height, name)
        // No edge is in it, at any side.
        let bytes = gdk_pixbuf_get_pixels(picture)!
        let last = Int(height - 1) * Int(gdk_pixbuf_get_rowstride(picture))
        let pixel = Int(gdk_pixbuf_get_n_channels(picture))
        for at in [0, Int(width - 1) * pixel, last, last + Int(width - 1) * pixel] {
          XCTAssertGreaterThan(bytes[at], bytes[at + 1] &+ 100, "\(name): red at \(at)")
        }
      }
    }
  }

  func testAPreviewThatFitsIsAsLargeAsItsView() throws {
    try onScreen { renderer in
      let session = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = PreviewWindow(try Self.preview("Pictured fitting"), session)
      settle(100)
      let native = try XCTUnwrap(renderer.presented.last).native
      let view = try XCTUnwrap(parts(of: native, "FavesSurface").first)
      XCTAssertEqual(gtk_widget_get_allocated_width(view), 90)
      XCTAssertEqual(gtk_widget_get_allocated_height(view), 30)
      // The theme may have an edge around windows.
      XCTAssertLessThan(gtk_widget_get_allocated_width(native), 90 + 30)
      XCTAssertLessThan(gtk_widget_get_allocated_height(native), 30 + 30)
      window.close()
    }
  }

  func testAPreviewInAWindowHasItsNameAndIsAsTallAsItIsHeld() throws {
    try onScreen { renderer in
      let session = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = PreviewWindow(try Self.preview("Pictured window"), session)
      settle(100)
      let native = try XCTUnwrap(renderer.presented.last).native
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(native))), "Pictured window")
      XCTAssertGreaterThan(gtk_widget_get_allocated_height(native), gtk_widget_get_allocated_width(native))
      window.close()
      XCTAssertTrue(renderer.presented.isEmpty)
    }
  }
}
