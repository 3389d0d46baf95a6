import CGTK
import Foundation
import SwiftUICore

/// Pictures as bytes. Needs no display.
package enum PictureData {
  package enum Format: String, Sendable { case png, jpeg, tiff }

  /// In pixels; nil: no picture that can be read.
  package static func size(of data: Data) -> (width: Int, height: Int)? {
    guard let picture = Pixbuf(data) else { return nil }
    return (Int(gdk_pixbuf_get_width(picture.pointer)), Int(gdk_pixbuf_get_height(picture.pointer)))
  }

  /// The picture in another format; nil where it cannot be read.
  /// - Parameter quality: of a JPEG, from 0 to 1.
  package static func encoded(_ data: Data, as format: Format, quality: Double = 1) -> Data? {
    guard let picture = Pixbuf(data) else { return nil }
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let percent = "\(Int(min(max(quality, 0), 1) * 100))"
    let isDone: gboolean = "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        if format != .jpeg { (keys[0], values[0]) = (nil, nil) }
        return gdk_pixbuf_save_to_bufferv(
          picture.pointer, &bytes, &count, format.rawValue, &keys, &values, nil)
      }
    }
    guard isDone != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The picture as a PNG in which neither side is longer than `most` pixels, its proportions kept; nil where it cannot be read.
  package static func reduced(_ data: Data, to most: Int) -> Data? {
    guard let picture = Pixbuf(data) else { return nil }
    let (width, height) = (gdk_pixbuf_get_width(picture.pointer), gdk_pixbuf_get_height(picture.pointer))
    guard most > 0, Int(max(width, height)) > most else { return picture.png }
    let scale = Double(most) / Double(max(width, height))
    func side(_ length: Int32) -> Int32 { max(1, Int32((Double(length) * scale).rounded())) }
    guard let small = gdk_pixbuf_scale_simple(picture.pointer, side(width), side(height), GDK_INTERP_BILINEAR)
    else { return nil }
    return Pixbuf(takingOver: small).png
  }

  /// The same without the icons of the user's theme, on any thread.
  package static func isKnownSymbol(_ name: String) -> Bool {
    Symbols.isDrawn(name) || Symbols.knownIcon(for: name) != nil
  }

  /// Whether SwiftUI's name of a symbol is known here.
  @MainActor
  package static func isSymbol(_ name: String) -> Bool {
    Symbols.isDrawn(name) || Symbols.icon(for: name) != nil
  }
}
