import Foundation
import Platform

/// Saves a picture in the person's folder of pictures, as a PNG; one that has no pixels, as a symbol has none, is not saved.
///
/// - Parameters:
///   - completionTarget: accepted without effect, as the selector is: there is nobody to be called by one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  do {
    try PhotoAlbum.save(image, in: .picturesDirectory)
  } catch {
    Diagnostics.warn("A picture was not saved: \(error)")
  }
}

enum PhotoAlbum {
  /// Saves a picture under a name that says when, and that no other file has.
  /// - Returns: the file; nil where there is nothing to save.
  @discardableResult
  static func save(_ image: UIImage, in folder: URL, at moment: Date = Date()) throws -> URL? {
    guard let data = image.pngData() else { return nil }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let time = DateFormatter()
    time.locale = Locale(identifier: "en_US_POSIX")
    time.dateFormat = "yyyy-MM-dd HH-mm-ss"
    let name = time.string(from: moment)
    var number = 1
    while true {
      let file = folder.appendingPathComponent(number == 1 ? "\(name).png" : "\(name) (\(number)).png")
      do {
        // Not over a file that another program has made meanwhile.
        try data.write(to: file, options: .withoutOverwriting)
        return file
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }
}
