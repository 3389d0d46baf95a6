import Foundation
internal import GTKRenderer

// Core Foundation's names for what sources hand to Image I/O. Without Objective-C they are Foundation's classes themselves;
// `url as CFURL` and `[key: value] as CFDictionary` are written as elsewhere.
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFString = NSString

/// The pictures in a file or in bytes, read by Image I/O's functions. Of several, as in an animation, the first is there.
public final class CGImageSource: Sendable {
  fileprivate let data: Data
  /// In pixels; nil: there is no picture that can be read.
  fileprivate let size: (width: Int, height: Int)?

  fileprivate init(_ data: Data) {
    self.data = data
    size = PictureData.size(of: data)
  }
}

/// nil: there is no such file here. What is in it is looked at as it is read.
/// - Parameter options: accepted; pictures are read as they are.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// - Parameter options: accepted; pictures are read as they are.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// How many pictures can be read: one, or none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.size == nil ? 0 : 1 }

/// nil: there is no such picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let size = isrc.size else { return nil }
  return CGImage(data: isrc.data, width: size.width, height: size.height)
}

/// The picture in small: no longer than `kCGImageSourceThumbnailMaxPixelSize` in the options, and as large as it is without
/// that. nil: there is no such picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let whole = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let most = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize).flatMap(pixels(in:))
  guard let most, most > 0, max(whole.width, whole.height) > most else { return whole }
  guard let data = PictureData.reduced(isrc.data, to: most), let size = PictureData.size(of: data)
  else { return nil }
  return CGImage(data: data, width: size.width, height: size.height)
}

/// Width and height of a picture; nil: there is no such picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let size = isrc.size else { return nil }
  return [kCGImagePropertyPixelWidth: size.width, kCGImagePropertyPixelHeight: size.height] as CFDictionary
}

/// Sources write it as any kind of number.
private func pixels(in value: Any) -> Int? {
  switch value {
  case let number as NSNumber: number.intValue
  case let number as Int: number
  case let number as Double: Int(exactly: number.rounded())
  case let number as CGFloat: Int(exactly: Double(number).rounded())
  default: nil
  }
}

public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// Accepted: a thumbnail is always made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Accepted: a thumbnail is always made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Accepted: pixels are seen as they are.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Accepted: a picture that is shown is kept as long as it is.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Accepted: the same.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
