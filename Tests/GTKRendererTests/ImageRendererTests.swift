import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform

/// Pictures of views that no window shows.
final class ImageRendererTests: GTKTestCase {
  private struct Flag: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 30)
        Color.clear.frame(width: 20, height: 30)
      }
    }
  }

  func testAViewIsDrawnAsAPictureInItsOwnSize() throws {
    try onScreen { renderer in
      try hosted(renderer) {
        let drawing = ImageRenderer(content: Flag())
        let image = try XCTUnwrap(drawing.uiImage)
        XCTAssertEqual(image.size, CGSize(width: 40, height: 30))
        XCTAssertEqual(try pixel(image, 5, 5), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(image, 35, 5)[3], 0, "what is not painted is clear")
        drawing.scale = 2
        drawing.isOpaque = true
        let large = try XCTUnwrap(drawing.nsImage)
        XCTAssertEqual(large.size, CGSize(width: 40, height: 30))
        XCTAssertEqual(try pixel(large, 39, 59).prefix(3), [255, 0, 0], "twice as many pixels")
        XCTAssertEqual(try pixel(large, 79, 59).prefix(3), [0, 0, 0])
        XCTAssertTrue(renderer.presented.isEmpty)
      }
    }
  }

  private struct Reading: View {
    var body: some View {
      GeometryReader { Color(red: 0, green: 0, blue: $0.size.width > 50 ? 1 : 0) }
    }
  }

  func testWhatDependsOnItsSizeIsOfferedTheProposedOne() throws {
    try onScreen { renderer in
      try hosted(renderer) {
        let drawing = ImageRenderer(content: Reading())
        var changes = 0
        let following = drawing.objectWillChange.sink { changes += 1 }
        drawing.proposedSize = ProposedViewSize(width: 60, height: 20)
        let image = try XCTUnwrap(drawing.uiImage)
        XCTAssertEqual(image.size, CGSize(width: 60, height: 20))
        XCTAssertEqual(try pixel(image, 30, 10).prefix(3), [0, 0, 255])
        XCTAssertEqual(changes, 1)
        following.cancel()
        drawing.proposedSize = .zero
        XCTAssertNil(drawing.uiImage)
      }
    }
  }

  func testPicturesOfControlsLeaveNothingBehind() throws {
    try onScreen { renderer in
      try hosted(renderer) {
        let drawing = ImageRenderer(
          content: VStack {
            Text("Words")
            Button("Press") {}
            Toggle("On", isOn: .constant(true))
          }.padding())
        XCTAssertNotNil(drawing.uiImage)
        let toplevels = faves_count_toplevels()
        for _ in 0..<5 { XCTAssertGreaterThan(try XCTUnwrap(drawing.uiImage).size.width, 40) }
        XCTAssertEqual(faves_count_toplevels(), toplevels)
      }
    }
  }
}

/// A pixel of a picture: red, green, blue and alpha, from 0 to 255.
@MainActor
private func pixel(_ image: PlatformImage, _ x: Int, _ y: Int) throws -> [Int] {
  let loader = try XCTUnwrap(gdk_pixbuf_loader_new())
  defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
  let data = try XCTUnwrap(image.pngData())
  data.withUnsafeBytes {
    _ = gdk_pixbuf_loader_write(
      loader, $0.baseAddress!.assumingMemoryBound(to: guchar.self), gsize($0.count), nil)
  }
  gdk_pixbuf_loader_close(loader, nil)
  let pixels = try XCTUnwrap(gdk_pixbuf_loader_get_pixbuf(loader))
  let count = Int(gdk_pixbuf_get_n_channels(pixels))
  let place = y * Int(gdk_pixbuf_get_rowstride(pixels)) + x * count
  return (0..<count).map { Int(gdk_pixbuf_get_pixels(pixels)![place + $0]) }
}

@MainActor
private func hosted(_ renderer: GTKRenderer, _ test: () throws -> Void) rethrows {
  _ = DesktopSession.adopt(renderer)
  defer { DesktopSession.end() }
  try test()
}
