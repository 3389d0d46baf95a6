import ImageIO
import SwiftUI
import Testing

@Suite("Pictures that Image I/O reads") @MainActor
struct ImageSourceTests {
  /// Red, 40 by 20 pixels.
  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42u3NsQ0AAAjAoP7/tJ7hIAk7TZ1ILBaLxWKx+E+8ffodDqIehz0AAAAASUVORK5CYII="
  )!

  @Test("A file's picture is there as large as it is, and can be shown")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Self.picture.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (40, 20))
    _ = Image(image, scale: 2, label: Text("Red"))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(CGImageSourceCreateWithURL(url.appendingPathExtension("not") as CFURL, nil) == nil)
  }

  @Test("A thumbnail is no longer than it is to be, and keeps its proportions")
  func thumbnail() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.picture as CFData, nil))
    let small: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(10),
    ]
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, small as CFDictionary))
    #expect((image.width, image.height) == (10, 5))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(UIImage(cgImage: whole).size == CGSize(width: 40, height: 20))
  }

  @Test("Bytes that are no picture have none")
  func none() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("words".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }
}
