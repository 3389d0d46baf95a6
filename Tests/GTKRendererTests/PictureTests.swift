import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A picture of 40 by 20 pixels, red, in a folder of its own.
@MainActor
private func withPicture(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let path = folder.appendingPathComponent("red.png").path
  let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 40, 20)!
  defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
  gdk_pixbuf_fill(pixels, 0xFF00_00FF)
  XCTAssertNotEqual(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil), 0)
  try body(path)
}

@MainActor
private func image(_ path: String, scale: Double = 1) -> Image {
  var file = PictureFile(path: path)
  file.scale = scale
  return Image(source: .file(file))
}

@MainActor
private func size(_ widget: Native) -> [Int32] {
  [gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)]
}

/// Pictures of a program in its window: how large they are, and in which colours.
final class PictureTests: GTKTestCase {
  func testAPictureOfTwoPixelsPerPointIsHalfAsLarge() throws {
    try onScreen { renderer in
      try withPicture { path in
        let shown = HostedScreen(
          renderer,
          HStack(alignment: .top) {
            image(path)
            image(path, scale: 2)
          })
        XCTAssertEqual(shown.all("FavesImage").map(size), [[40, 20], [20, 10]])
        XCTAssertEqual(DrawnWidget(shown.all("FavesImage")[1]).pixel(10, 5), [255, 0, 0, 255])
        shown.close()
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let read = HostedScreen(renderer, Image(data: data, scale: 4))
        XCTAssertEqual(read.all("FavesImage").map(size), [[10, 5]])
        read.close()
      }
    }
  }

  func testWhatIsWithinTheCapsOfAPictureKeepsItsSize() throws {
    try onScreen { renderer in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caps-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // A frame of four red pixels around blue ones.
      let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 12, 12)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      gdk_pixbuf_fill(pixels, 0xFF00_00FF)
      let middle = gdk_pixbuf_new_subpixbuf(pixels, 4, 4, 4, 4)!
      gdk_pixbuf_fill(middle, 0x0000_FFFF)
      g_object_unref(UnsafeMutableRawPointer(middle))
      let path = folder.appendingPathComponent("frame.png").path
      XCTAssertNotEqual(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil), 0)
      let caps = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let shown = HostedScreen(
        renderer,
        HStack {
          image(path).resizable(capInsets: caps).frame(width: 120, height: 60)
          image(path).resizable().frame(width: 120, height: 60)
          image(path).resizable(capInsets: caps, resizingMode: .tile).frame(width: 120, height: 60)
        })
      let images = shown.all("FavesImage")
      for (place, held, stretched) in [
        ((2, 2), [255, 0, 0, 255], [255, 0, 0, 255]), ((10, 10), [0, 0, 255, 255], [255, 0, 0, 255]),
        ((110, 50), [0, 0, 255, 255], [255, 0, 0, 255]), ((118, 58), [255, 0, 0, 255], [255, 0, 0, 255]),
        ((60, 30), [0, 0, 255, 255], [0, 0, 255, 255]),
      ] {
        XCTAssertEqual(DrawnWidget(images[0]).pixel(place.0, place.1), held, "\(place)")
        // Pixels that are mixed well fade at the very edge.
        XCTAssertEqual(
          DrawnWidget(images[1]).pixel(place.0, place.1)[0] > 100, stretched[0] > 100, "\(place)")
        XCTAssertEqual(DrawnWidget(images[2]).pixel(place.0, place.1), held, "\(place)")
      }
      shown.close()
    }
  }

  func testATemplateIsSeenInTheColourOfText() throws {
    try onScreen { renderer in
      try withPicture { path in
        let shown = HostedScreen(
          renderer,
          VStack {
            image(path).renderingMode(.template).foregroundColor(Color(red: 0, green: 0, blue: 1))
            image(path).resizable().renderingMode(.template).frame(width: 60, height: 60)
              .foregroundColor(Color(red: 0, green: 1, blue: 0))
            image(path).renderingMode(.original).foregroundColor(Color(red: 0, green: 0, blue: 1))
          })
        let images = shown.all("FavesImage")
        XCTAssertEqual(DrawnWidget(images[0]).pixel(20, 10), [0, 0, 255, 255])
        XCTAssertEqual(DrawnWidget(images[1]).pixel(30, 30), [0, 255, 0, 255])
        XCTAssertEqual(DrawnWidget(images[2]).pixel(20, 10), [255, 0, 0, 255])
        shown.close()
      }
    }
  }

  func testAPictureScaledToFitIsAsHighAsItsWidthMakesIt() throws {
    try onScreen { renderer in
      try withPicture { path in
        let shown = HostedScreen(
          renderer,
          VStack(spacing: 0) {
            image(path).resizable().scaledToFit().frame(width: 200)
            image(path).resizable().aspectRatio(contentMode: .fit)
            HStack(spacing: 0) {
              image(path).resizable().scaledToFit().frame(height: 30)
              Image(systemName: "star").resizable().scaledToFit().frame(height: 30)
            }
            Spacer()
          }.frame(width: 400, height: 350))
        XCTAssertEqual(shown.all("FavesImage").map(size), [[200, 100], [400, 200], [60, 30], [30, 30]])
        shown.close()
      }
    }
  }

  func testAPictureThatFillsStandsOutOfItsRoomUnlessItIsClipped() throws {
    try onScreen { renderer in
      try withPicture { path in
        for isClipped in [false, true] {
          let filling = image(path).resizable().aspectRatio(contentMode: .fill).frame(width: 40, height: 40)
          let shown = HostedScreen(
            renderer, isClipped ? AnyView(filling.clipped()) : AnyView(filling))
          let place = shown.frame(of: shown.the("FavesImage"))
          XCTAssertEqual(place.width, 40)
          XCTAssertEqual(DrawnWidget(shown.window).pixel(Int(place.midX), Int(place.midY)), [255, 0, 0, 255])
          // It is 80 by 40, as much of it on both sides.
          for x in [place.minX - 15, place.maxX + 15] {
            let isRed = DrawnWidget(shown.window).pixel(Int(x), Int(place.midY)) == [255, 0, 0, 255]
            XCTAssertEqual(isRed, !isClipped, "\(x)")
          }
          XCTAssertNotEqual(
            DrawnWidget(shown.window).pixel(Int(place.minX - 25), Int(place.midY)), [255, 0, 0, 255])
          shown.close()
        }
      }
    }
  }
}
