import Foundation
internal import GTKRenderer
import Synchronization

/// A picture as UIKit and AppKit hand it about: `UIImage` and `NSImage` are both this class.
///
/// It is what was read, unchanged, and drawn by `Image(uiImage:)` or `Image(nsImage:)`. Sizes are in points, of which each is
/// `scale` pixels of the picture wide.
open class PlatformImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Immutable, but for `looks`.
  private enum Content {
    case data(Data, pixelsWide: Int)
    case symbol(String)
    /// What shows nothing.
    case empty(Image)
  }
  /// What AppKit's sources change of a picture that they have.
  private struct Looks: Sendable {
    var size: CGSize
    var isTemplate = false
  }
  private let content: Content
  private let looks: Mutex<Looks>
  /// In points. Another size has the picture drawn so wide, and as high as its proportions have it; `resizable` pictures take
  /// the size that they are offered, whatever theirs is.
  public var size: CGSize {
    get { looks.withLock { $0.size } }
    set { looks.withLock { $0.size = newValue } }
  }
  /// Whether pixels are a stencil for the colour of text; looked at where nothing else was said of `renderingMode`.
  public var isTemplate: Bool {
    get { looks.withLock { $0.isTemplate } }
    set { looks.withLock { $0.isTemplate = newValue } }
  }
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether pixels are a stencil for the colour of text, and symbols have colours of their own.
  public let renderingMode: RenderingMode

  private init(
    _ content: Content, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    self.content = content
    looks = Mutex(Looks(size: size))
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// No picture: programs show it where another is not there yet.
  public override convenience init() { self.init(size: .zero) }
  /// Nothing, in a size.
  public convenience init(size: CGSize) { self.init(.empty(Image(size: size) { _ in }), size: size) }

  /// The picture in the bytes of a file, such as a PNG or JPEG; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = PictureData.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      .data(data, pixelsWide: pixels.width),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }
  public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }

  public typealias Name = String
  /// The picture that the program has set as its icon; where it has not, that of its resources named `AppIcon`.
  public static let applicationIconName: Name = "NSApplicationIcon"

  /// The picture resource of the program with the name, with or without its extension.
  public convenience init?(named name: Name) {
    guard name == Self.applicationIconName else {
      self.init(named: name, in: nil)
      return
    }
    let icon: PlatformImage? = onMainThread(otherwise: nil) {
      PlatformApplication.shared.applicationIconImage
    }
    guard let icon else {
      self.init(named: "AppIcon", in: nil)
      return
    }
    self.init(icon.content, size: icon.size, scale: icon.scale, renderingMode: icon.renderingMode)
  }
  /// The picture resource of `bundle` with the name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let file = PictureFile.find(name, in: bundle ?? .main),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: CGFloat(file.scale))
  }

  /// `#imageLiteral(resourceName:)`: the picture resource of the program; no picture where there is none.
  public required convenience init(imageLiteralResourceName path: String) {
    self.init(resource: ImageResource(name: path, bundle: .main))
  }

  /// The picture resource; no picture where there is none under its name.
  public convenience init(resource: ImageResource) {
    let file = PictureFile.find(resource.name, in: resource.bundle)
    guard let file, let data = FileManager.default.contents(atPath: file.path),
      let pixels = PictureData.size(of: data)
    else {
      self.init(size: .zero)
      return
    }
    let scale = CGFloat(file.scale)
    self.init(
      .data(data, pixelsWide: pixels.width),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }

  /// A symbol by the name SwiftUI programs use; nil: it is not known here.
  public convenience init?(systemName name: String) {
    guard onMainThread(otherwise: PictureData.isKnownSymbol(name), { PictureData.isSymbol(name) }) else {
      return nil
    }
    self.init(.symbol(name), size: CGSize(width: 16, height: 16))
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }

  /// The bytes of a picture's file; nil for a symbol, or none.
  var fileData: Data? { if case .data(let data, _) = content { data } else { nil } }
  /// nil: it is none.
  var symbolName: String? { if case .symbol(let name) = content { name } else { nil } }
  /// A picture that takes the colour of text.
  convenience init(stencil picture: PlatformImage) {
    self.init(
      picture.content, size: picture.size, scale: picture.scale, renderingMode: .alwaysTemplate)
  }
  static func pixels(of data: Data) -> (width: Int, height: Int)? { PictureData.size(of: data) }
  convenience init(_ cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      .data(cgImage.data, pixelsWide: cgImage.width),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// The picture as a PNG; nil for a symbol, or none.
  public func pngData() -> Data? { encoded(.png) }
  /// The picture as a JPEG; nil for a symbol, or none.
  /// - Parameter compressionQuality: from 0 to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(.jpeg, quality: Double(compressionQuality))
  }
  /// The picture as a TIFF; nil for a symbol, or none.
  public var tiffRepresentation: Data? { encoded(.tiff) }

  private func encoded(_ format: PictureData.Format, quality: Double = 1) -> Data? {
    guard case .data(let data, _) = content else { return nil }
    return PictureData.encoded(data, as: format, quality: quality)
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The same picture, drawn otherwise; by itself a symbol takes the colour of text, and pixels keep theirs.
  public func withRenderingMode(_ mode: RenderingMode) -> PlatformImage {
    let image = PlatformImage(content, size: size, scale: scale, renderingMode: mode)
    image.isTemplate = isTemplate
    return image
  }

  /// The picture as a view.
  package var view: Image {
    let image =
      switch content {
      case .data(let data, let pixels):
        Image(data: data, scale: size.width > 0 ? Double(pixels) / Double(size.width) : Double(scale))
      case .symbol(let name): Image(systemName: name)
      case .empty(let nothing): nothing
      }
    return switch renderingMode {
    case .automatic: isTemplate ? image.renderingMode(.template) : image
    case .alwaysOriginal: image.renderingMode(.original)
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }
}

extension Image {
  /// A picture of UIKit's.
  public init(uiImage: PlatformImage) { self = uiImage.view }
  /// A picture of AppKit's, which here is one of UIKit's; `Image.init` alone means that.
  @_disfavoredOverload
  public init(nsImage: PlatformImage) { self = nsImage.view }
}
