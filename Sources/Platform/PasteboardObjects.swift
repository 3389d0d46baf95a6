import Foundation
internal import GTKRenderer

/// What AppKit's clipboard takes as a whole.
public protocol PlatformPasteboardWriting {}
extension NSString: PlatformPasteboardWriting {}
extension NSURL: PlatformPasteboardWriting {}
extension PlatformImage: PlatformPasteboardWriting {}

/// Pictures and addresses on the clipboard.
extension PlatformPasteboard {
  /// The picture; nil: there is none. Reading what another program copied waits for that program to answer.
  public var image: PlatformImage? {
    get { Clipboard.picture.flatMap { PlatformImage(data: $0) } }
    set {
      changes += 1
      Clipboard.picture = newValue?.cgImage?.data
    }
  }
  public var images: [PlatformImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  public var hasImages: Bool { Clipboard.hasPicture }
  /// A line for each.
  public var urls: [URL]? {
    get { string?.split(separator: "\n").compactMap { URL(string: String($0)) } }
    set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
  }
  public var hasURLs: Bool { url?.scheme != nil }

  // AppKit's.

  /// Puts what the first of the objects is on the clipboard.
  @discardableResult
  public func writeObjects(_ objects: [any PlatformPasteboardWriting]) -> Bool {
    switch objects.first {
    case let text as NSString: string = String(describing: text)
    case let address as NSURL: string = address.absoluteString
    case let picture as PlatformImage: image = picture
    default: return false
    }
    return true
  }
  /// What there is of the kinds, texts or pictures.
  public func readObjects(
    forClasses classes: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    for kind in classes {
      if kind is PlatformImage.Type, let image { return [image] }
      if kind is NSURL.Type, hasURLs, let url { return [url as NSURL] }
      if kind is NSString.Type, let string { return [string as NSString] }
    }
    return []
  }
  public func canReadObject(
    forClasses classes: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { readObjects(forClasses: classes, options: options)?.isEmpty == false }
  public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
  /// What there is to read.
  public var types: [PasteboardType]? {
    (hasStrings ? [.string] : []) + (hasImages ? [.png, .tiff] : [])
  }
  public func data(forType dataType: PasteboardType) -> Data? {
    switch dataType {
    case .png: image?.pngData()
    case .tiff: image?.tiffRepresentation
    default: string(forType: dataType).map { Data($0.utf8) }
    }
  }
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    guard dataType == .png || dataType == .tiff else {
      return String(data: data, encoding: .utf8).map { setString($0, forType: dataType) } ?? false
    }
    image = PlatformImage(data: data)
    return image != nil
  }
}

extension PlatformPasteboard.PasteboardType {
  public static let png = Self(rawValue: "public.png")
  public static let tiff = Self(rawValue: "public.tiff")
  public static let fileURL = Self(rawValue: "public.file-url")
  public static let html = Self(rawValue: "public.html")
  public static let rtf = Self(rawValue: "public.rtf")
}
