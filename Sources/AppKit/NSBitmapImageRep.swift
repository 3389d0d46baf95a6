import Foundation
import Platform

/// A picture as pixels, which can be written in the format of a file.
@MainActor @preconcurrency
open class NSBitmapImageRep: NSObject {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From 0 to 1: of a JPEG.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    public static let gamma = PropertyKey(rawValue: "NSImageGamma")
  }
  private let image: NSImage

  /// - Parameter data: a picture's file; nil where it is none that can be read.
  public init?(data: Data) {
    guard let image = NSImage(data: data) else { return nil }
    self.image = image
    super.init()
  }

  public var pixelsWide: Int { Int(image.size.width * image.scale) }
  public var pixelsHigh: Int { Int(image.size.height * image.scale) }
  /// In points.
  public var size: CGSize { image.size }

  /// The picture as a PNG, JPEG or TIFF; nil for the other types, which nothing here writes.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: image.pngData()
    case .jpeg:
      image.jpegData(
        compressionQuality: CGFloat((properties[.compressionFactor] as? NSNumber)?.doubleValue ?? 0.8))
    case .tiff: image.tiffRepresentation
    case .bmp, .gif, .jpeg2000: nil
    }
  }
  public var tiffRepresentation: Data? { image.tiffRepresentation }
}
