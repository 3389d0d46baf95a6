import Foundation
internal import GTKRenderer

/// The pictures that a program is drawing on this thread, the innermost last.
package enum PictureDrawing {
  private struct Sheet {
    let context: CGContext
    var size = CGSize.zero
    var scale: CGFloat = 1
    var isOpaque = false
  }
  private final class Sheets {
    var all: [Sheet] = []
  }
  private static let key = "io.github.faves.pictures"
  private static var own: Sheets {
    if let known = Thread.current.threadDictionary[key] as? Sheets { return known }
    let new = Sheets()
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// What is drawn on; nil: nothing.
  package static var current: CGContext? { own.all.last?.context }

  @discardableResult
  package static func begin(size: CGSize = .zero, scale: CGFloat = 1, isOpaque: Bool = false) -> CGContext {
    let context = CGContext(drawingIn: EnvironmentValues())
    own.all.append(Sheet(context: context, size: size, scale: scale > 0 ? scale : 1, isOpaque: isOpaque))
    return context
  }
  package static func end() { _ = own.all.popLast() }

  /// What has been drawn on it.
  package static var currentPicture: PlatformImage? {
    own.all.last.map { picture(of: $0.context, size: $0.size, scale: $0.scale, isOpaque: $0.isOpaque) }
  }

  /// What was drawn as a picture; an empty one without a display.
  package static func picture(
    of context: CGContext, size: CGSize, scale: CGFloat, isOpaque: Bool = false
  ) -> PlatformImage {
    guard size.width > 0, size.height > 0 else { return PlatformImage() }
    // The thread that has drawn it waits.
    nonisolated(unsafe) let context = context
    return onMain { picture(of: context.view(size: size), scale: scale, isOpaque: isOpaque) }
      ?? PlatformImage(size: size)
  }

  /// A view of UIKit's or AppKit's as a picture of a size.
  @MainActor
  package static func picture(of view: PlatformView, size: CGSize) -> PlatformImage? {
    picture(of: PlatformViewBody(view).frame(width: size.width, height: size.height), scale: 2)
  }

  /// What a view takes of what it is offered, in points.
  @MainActor
  package static func size<V: View>(of view: V, offered proposal: ProposedViewSize) -> CGSize {
    guard let session = DesktopSession.currentOrNew() else { return .zero }
    let size = session.renderer.size(
      of: view, width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    return CGSize(width: size.width, height: size.height)
  }

  @MainActor
  package static func picture<V: View>(of view: V, scale: CGFloat, isOpaque: Bool = false) -> PlatformImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = isOpaque
    return renderer.uiImage
  }

  /// Has the main thread do something, where the renderer is, and waits for it.
  static func onMain<T: Sendable>(_ perform: @MainActor () -> T) -> T {
    if Thread.isMainThread { return MainActor.assumeIsolated(perform) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(perform) }
  }
}

extension PlatformColor {
  /// Sets the colour in which figures are filled in the picture that is being drawn.
  public func setFill() { PictureDrawing.current?.setFill(color) }
  /// Sets the colour of lines.
  public func setStroke() { PictureDrawing.current?.setStroke(color) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension PlatformImage {
  /// Draws the picture into the one that is being drawn.
  public func draw(in rect: CGRect) {
    if let context = PictureDrawing.current { draw(in: rect, with: context) }
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// - Parameter alpha: 0 transparent to 1 opaque.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    PictureDrawing.current?.draw(
      view.resizable(), in: rect, opacity: Double(alpha), blendMode: blendMode)
  }
  package func draw(in rect: CGRect, with context: CGContext) { context.draw(view.resizable(), in: rect) }

  // MARK: other pictures of it

  /// The picture in one colour.
  public func withTintColor(_ color: PlatformColor) -> PlatformImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  public func withTintColor(_ color: PlatformColor, renderingMode: RenderingMode) -> PlatformImage {
    let tinted = PictureDrawing.onMain {
      let stencil = view.renderingMode(.template).foregroundColor(Color(uiColor: color))
      return PictureDrawing.picture(of: stencil, scale: max(scale, 2))
    }
    return (tinted ?? self).withRenderingMode(renderingMode)
  }

  /// The pixels; nil where there is no picture.
  public var cgImage: CGImage? {
    guard
      let data = fileData ?? PictureDrawing.onMain({ PictureDrawing.picture(of: view, scale: 2) })?.fileData,
      let size = Self.pixels(of: data)
    else { return nil }
    return CGImage(data: data, width: size.width, height: size.height)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// - Parameter scale: pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }
  /// - Parameter size: in points; zero: a point for each pixel.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1)
  }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Pictures are turned as they are read.
  public var imageOrientation: Orientation { .up }

  /// The picture in another size, in points; nil without a display.
  public func preparingThumbnail(of size: CGSize) -> PlatformImage? {
    PictureDrawing.onMain {
      PictureDrawing.picture(
        of: view.resizable().frame(width: size.width, height: size.height), scale: scale)
    }
  }
}
