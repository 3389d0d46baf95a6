import Foundation
import Platform

/// What a program draws on, under AppKit's name.
public final class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  private init(_ context: CGContext) { cgContext = context }

  /// The picture that is being drawn on this thread; nil: none is.
  public static var current: NSGraphicsContext? { PictureDrawing.current.map(NSGraphicsContext.init) }
  public static func saveGraphicsState() { PictureDrawing.current?.saveGState() }
  public static func restoreGraphicsState() { PictureDrawing.current?.restoreGState() }
  public func saveGraphicsState() { cgContext.saveGState() }
  public func restoreGraphicsState() { cgContext.restoreGState() }
}

extension NSImage {
  /// The pixels; nil where there is no picture.
  /// - Parameters:
  ///   - proposedDestRect: neither looked at nor written to: the picture has the pixels that it has.
  ///   - referenceContext: accepted.
  ///   - hints: accepted.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
  ) -> CGImage? { cgImage }
}
