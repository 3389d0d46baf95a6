import Foundation
import Platform

/// How pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts: what is left free is black.
  public var opaque = false
  /// Accepted without effect: pictures are in sRGB.
  public var preferredRange = Range.automatic
  public enum Range: Int, Sendable {
    case automatic = -1
    case unspecified, extended, standard
  }

  public override init() { super.init() }
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  let size: CGSize

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat, _ size: CGSize) {
    self.cgContext = cgContext
    self.format = format
    self.size = size
    super.init()
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// What has been drawn so far.
  public var currentImage: UIImage { PictureDrawing.picture(of: cgContext, size, format) }
}

/// Makes pictures of what a program draws; without a display they are empty.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// - Parameter bounds: what of the drawing is seen, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = PictureDrawing.begin()
    defer { PictureDrawing.end() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format, bounds.size))
    return PictureDrawing.picture(of: context, bounds.size, format)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension PictureDrawing {
  static func picture(
    of context: CGContext, _ size: CGSize, _ format: UIGraphicsImageRendererFormat
  ) -> UIImage {
    picture(of: context, size: size, scale: format.scale, isOpaque: format.opaque)
  }
}

// MARK: the older form

/// Begins a picture; `UIGraphicsGetImageFromCurrentImageContext` is what was drawn until then.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// - Parameter scale: pixels per point; 0: as the screen has them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  PictureDrawing.begin(size: size, scale: scale, isOpaque: opaque)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { PictureDrawing.current }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { PictureDrawing.currentPicture }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { PictureDrawing.end() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { PictureDrawing.current?.fill(rect) }

extension UIView {
  /// Draws what the view shows.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = PictureDrawing.current,
      let picture = PictureDrawing.picture(of: self, size: rect.size)
    else { return false }
    picture.draw(in: rect, with: context)
    return true
  }
}
