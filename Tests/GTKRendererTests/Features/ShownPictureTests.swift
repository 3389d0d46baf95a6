import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pictures that are loaded while their view is there, and how a line is cut.
final class ShownPictureTests: GTKTestCase {
  private struct Loading: View {
    @ObservedObject var address: Followed<URL?>
    var body: some View {
      AsyncImage(url: address.value) { phase in
        switch phase {
        case .success(let image): image.resizable().frame(width: 40, height: 20)
        case .failure: Text("failed")
        case .empty: Text("waits")
        @unknown default: Text("?")
        }
      }
    }
  }

  func testAPictureIsLoadedOrSaysWhyNot() throws {
    try onScreen { renderer in
      try Self.withPicture { file in
        let table = ShownTable(renderer)
        let address = Followed<URL?>(nil)
        table("AsyncImage") {
          Loading(address: address)
        } holds: { shown in
          let waited = shown.texts == ["waits"]
          address.value = file
          guard waited, becomes({ shown.has("FavesImage") }) else { return false }
          layOut(shown.window)
          let picture = shown.the("FavesImage")
          XCTAssertEqual(shown.frame(of: picture).size, CGSize(width: 40, height: 20))
          // Its left half is red, its right one blue.
          XCTAssertEqual(DrawnPicture(picture).pixel(5, 10), [255, 0, 0, 255])
          XCTAssertEqual(DrawnPicture(picture).pixel(35, 10), [0, 0, 255, 255])
          address.value = file.appendingPathExtension("not")
          guard becomes({ shown.texts == ["failed"] }) else { return false }
          XCTAssertFalse(shown.has("FavesImage"))
          address.value = file
          guard becomes({ shown.has("FavesImage") }) else { return false }
          address.value = nil
          return becomes { shown.texts == ["waits"] }
        }
      }
    }
  }

  private struct Short: View {
    let file: URL
    var body: some View {
      AsyncImage(url: file)
      AsyncImage(url: file.appendingPathExtension("not")) {
        $0
      } placeholder: {
        Text("nothing yet")
      }
    }
  }

  func testWhatStandsThereMeanwhileStaysWhereNothingCanBeLoaded() throws {
    try onScreen { renderer in
      try Self.withPicture { file in
        let table = ShownTable(renderer)
        table("AsyncImage") {
          Short(file: file)
        } holds: { shown in
          guard becomes({ shown.has("FavesImage") }) else { return false }
          settle(200)
          // As large as its pixels.
          return shown.frame(of: shown.the("FavesImage")).size == CGSize(width: 8, height: 4)
            && shown.texts == ["nothing yet"]
        }
      }
    }
  }

  /// A picture of 8 by 4 pixels, its left half red, its right one blue.
  @MainActor
  private static func withPicture(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("halves.png")
    let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 8, 4)!
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let row = Int(gdk_pixbuf_get_rowstride(pixels))
    for y in 0..<4 {
      for x in 0..<8 {
        let color: [UInt8] = x < 4 ? [255, 0, 0] : [0, 0, 255]
        for (part, value) in color.enumerated() {
          gdk_pixbuf_get_pixels(pixels)[y * row + 3 * x + part] = value
        }
      }
    }
    XCTAssertNotEqual(gdk_pixbuf_savev(pixels, file.path, "png", nil, nil, nil), 0)
    try body(file)
  }

  private struct Cut: View {
    @ObservedObject var mode: Followed<Text.TruncationMode>
    var body: some View {
      Text("some words that are cut").lineLimit(1).truncationMode(mode.value).frame(width: 60)
      Text("short").lineLimit(1).truncationMode(mode.value)
    }
  }

  func testALineIsCutWhereItSays() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let mode = Followed(Text.TruncationMode.head)
      table("truncationMode", "lineLimit") {
        Cut(mode: mode)
      } holds: { shown in
        let (long, short) = (shown.label("some words that are cut"), shown.label("short"))
        @MainActor func place() -> PangoEllipsizeMode {
          pango_layout_get_ellipsize(gtk_label_get_layout(cast(long)))
        }
        @MainActor func isCut(_ label: Native) -> Bool {
          pango_layout_is_ellipsized(gtk_label_get_layout(cast(label))) != 0
        }
        for (wanted, expected) in [
          (Text.TruncationMode.head, PANGO_ELLIPSIZE_START), (.middle, PANGO_ELLIPSIZE_MIDDLE),
          (.tail, PANGO_ELLIPSIZE_END),
        ] {
          mode.value = wanted
          settle(50)
          layOut(shown.window)
          XCTAssertEqual(place(), expected, "\(wanted)")
          XCTAssertTrue(isCut(long), "\(wanted)")
        }
        return !isCut(short)
      }
    }
  }
}
