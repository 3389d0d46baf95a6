/// A picture as pixels: the bytes of a file that holds it, in a format the desktop reads.
public final class CGImage: Sendable {
  package let data: Data
  /// In pixels.
  public let width: Int
  public let height: Int

  package init(data: Data, width: Int, height: Int) {
    self.data = data
    self.width = width
    self.height = height
  }
}

extension CGImage: Hashable {
  /// By the bytes.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension Image {
  /// - Parameter scale: pixels per point.
  /// - Parameter orientation: not looked at: pixels are seen as they are.
  /// - Parameter label: what assistive tools call it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(data: cgImage.data, scale: scale)
    self.label = label.plain
  }
  /// The same, of which assistive tools hear nothing.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(data: cgImage.data, scale: scale)
    isDecorative = true
  }
}
