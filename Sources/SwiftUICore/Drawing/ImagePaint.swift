/// A paint that repeats a picture, or a part of one. Text and symbols, which have one colour, keep their own.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part of the picture, in shares of its width and height.
  public var sourceRect: CGRect
  /// Points per pixel of the picture.
  public var scale: CGFloat

  public nonisolated init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.image(ImagePattern(source: image.source, part: sourceRect, scale: Double(scale))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// A repeated picture on its way to the screen.
package struct ImagePattern: Hashable, Sendable {
  package var source: ImageDescription.Source
  package var part: CGRect
  package var scale: Double
  package var opacity = 1.0
}
