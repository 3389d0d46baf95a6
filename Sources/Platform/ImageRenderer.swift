import Combine
import Foundation
internal import GTKRenderer

/// Takes pictures of a view that no window shows.
///
/// The view is made anew for each picture, in its ideal size unless `proposedSize` offers one, in the theme of the desktop;
/// `onAppear` is run, what it loads in tasks is not waited for. Without a display there is no picture, and a warning.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()

  /// What a picture is taken of; setting it tells those who follow this object.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The room that the view is offered.
  public var proposedSize: ProposedViewSize = .unspecified { willSet { objectWillChange.send() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has no transparent parts: what the view leaves free is black then.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// Accepted without effect: pictures are in sRGB.
  public var colorMode: ColorRenderingMode = .nonLinear

  /// Accepted without effect: pictures have no more light than white.
  public var allowedDynamicRange: Image.DynamicRange?

  public init(content: Content) { self.content = content }

  /// The picture, in `scale` pixels per point; nil where the view has no size, or there is no display.
  public var uiImage: PlatformImage? { image }
  /// The same picture: `NSImage` is `UIImage` here.
  public var nsImage: PlatformImage? { image }

  /// The pixels of that picture.
  public var cgImage: CGImage? { image?.cgImage }

  /// Hands `renderer` the size of the view, in points, and what draws it.
  /// - Parameter rasterizationScale: pixels per point of the picture that is drawn.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let before = scale
    scale = rasterizationScale
    defer { scale = before }
    guard let image else { return }
    renderer(image.size) { $0.draw(image.view, in: CGRect(origin: .zero, size: image.size)) }
  }

  private var image: PlatformImage? {
    guard let session = DesktopSession.currentOrNew() else { return nil }
    let data = session.renderer.picture(
      of: content, width: proposedSize.width.map(Double.init), height: proposedSize.height.map(Double.init),
      scale: Double(scale), isOpaque: isOpaque)
    return data.flatMap { PlatformImage(data: $0, scale: scale) }
  }
}
