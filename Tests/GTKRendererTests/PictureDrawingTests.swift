import AppKit
import CGTK
import SwiftUI
import UIKit
import XCTest

@testable import GTKRenderer
@testable import Platform

/// Pictures that a program draws by hand.
final class PictureDrawingTests: GTKTestCase {
  private func hosted(_ test: @MainActor (GTKRenderer) throws -> Void) throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      try test(renderer)
    }
  }

  @MainActor
  private static func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let pixels = try XCTUnwrap(image.pngData().flatMap { Pixbuf($0) })
    let count = Int(gdk_pixbuf_get_n_channels(pixels.pointer))
    let place = y * Int(gdk_pixbuf_get_rowstride(pixels.pointer)) + x * count
    return (0..<count).map { Int(gdk_pixbuf_get_pixels(pixels.pointer)![place + $0]) }
  }

  /// As programs write it: of no actor.
  private nonisolated static func half(_ picture: UIImage) -> UIImage {
    let size = CGSize(width: picture.size.width / 2, height: picture.size.height / 2)
    return UIGraphicsImageRenderer(size: size).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  func testWhatIsDrawnIsThePicture() throws {
    try hosted { _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 5)).fill()
      }
      XCTAssertEqual(picture.size, CGSize(width: 20, height: 10))
      XCTAssertEqual(try Self.pixel(picture, 5, 5), [255, 0, 0, 255])
      XCTAssertEqual(try Self.pixel(picture, 30, 5), [0, 0, 255, 255])
      XCTAssertEqual(try Self.pixel(picture, 30, 15)[3], 0)
      // Another size, as programs make one.
      let small = Self.half(picture)
      XCTAssertEqual(small.size, CGSize(width: 10, height: 5))
      XCTAssertEqual(try Self.pixel(small, 2, 2), [255, 0, 0, 255])
      XCTAssertEqual(try Self.pixel(small, 7, 1), [0, 0, 255, 255])
      let green = picture.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      XCTAssertEqual(green.size, picture.size)
      XCTAssertEqual(try Self.pixel(green, 5, 5), [0, 255, 0, 255])
      XCTAssertEqual(try Self.pixel(green, 30, 15)[3], 0)
      XCTAssertNil(UIGraphicsGetCurrentContext())
    }
  }

  func testAPictureOfSeveralPixelsAPointIsAsLargeAsItSays() throws {
    try hosted { renderer in
      let drawing = ImageRenderer(content: Color.red.frame(width: 40, height: 30))
      drawing.scale = 2
      let picture = try XCTUnwrap(drawing.uiImage)
      let again = ImageRenderer(content: Image(uiImage: picture))
      XCTAssertEqual(again.uiImage?.size, CGSize(width: 40, height: 30))
      let pixels = try XCTUnwrap(drawing.cgImage)
      XCTAssertEqual(pixels.width, 80)
      let label = ImageRenderer(content: Image(pixels, scale: 2, label: Text("red")))
      XCTAssertEqual(label.uiImage?.size, CGSize(width: 40, height: 30))
    }
  }

  func testLinesAreAsHighAsIsSaid() throws {
    try hosted { _ in
      @MainActor func height<V: View>(_ view: V) -> CGFloat {
        NSHostingView(rootView: view).fittingSize.height
      }
      let plain = height(Text("one\ntwo"))
      XCTAssertEqual(height(Text("one\ntwo").lineHeight(.exact(points: 40))), 80, accuracy: 2)
      XCTAssertGreaterThan(height(Text("one\ntwo").lineHeight(.loose)), plain)
      XCTAssertLessThan(height(Text("one\ntwo").lineHeight(.tight)), plain)
      XCTAssertEqual(height(Text("one\ntwo").lineHeight(.leading(increase: 10))), plain + 10, accuracy: 1)
      let controller = UIHostingController(rootView: Text("words that go on for a while").lineLimit(nil))
      XCTAssertGreaterThan(
        controller.sizeThatFits(in: CGSize(width: 60, height: 500)).height,
        controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height)
    }
  }

  func testAPictureGoesThroughTheClipboard() throws {
    try hosted { _ in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      NSPasteboard.general.clearContents()
      XCTAssertFalse(UIPasteboard.general.hasImages)
      NSPasteboard.general.writeObjects([picture])
      XCTAssertTrue(UIPasteboard.general.hasImages)
      let read = try XCTUnwrap(UIPasteboard.general.image)
      XCTAssertEqual(try Self.pixel(read, 1, 1).prefix(3), [255, 0, 0])
      NSPasteboard.general.clearContents()
    }
  }

  func testAPopoverIsAWindowThatTellsItsDelegate() throws {
    final class Listener: NSObject, NSPopoverDelegate {
      var told: [String] = []
      func popoverDidShow(_ notification: Notification) { told.append("shown") }
      func popoverDidClose(_ notification: Notification) { told.append("closed") }
    }
    try hosted { renderer in
      let listener = Listener()
      let popover = NSPopover()
      popover.delegate = listener
      popover.contentViewController = NSHostingController(rootView: Text("content"))
      popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .maxY)
      settle(50)
      XCTAssertTrue(popover.isShown)
      XCTAssertEqual(renderer.presented.count, 1)
      popover.performClose(nil)
      settle(50)
      XCTAssertFalse(popover.isShown)
      XCTAssertEqual(listener.told, ["shown", "closed"])
    }
  }

  func testTheAppsWindowsArePutAwayTogether() throws {
    try hosted { renderer in
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable],
        backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: Text("content"))
      window.makeKeyAndOrderFront(nil)
      settle(50)
      XCTAssertFalse(NSApp.isHidden)
      NSApp.hide(nil)
      XCTAssertTrue(becomes { NSApp.isHidden })
      NSApp.unhide(nil)
      XCTAssertTrue(becomes { !NSApp.isHidden })
      window.close()
    }
  }
}
