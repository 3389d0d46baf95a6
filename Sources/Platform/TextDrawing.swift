import Foundation

/// How a text is measured; accepted: lines are measured as they are drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// What measuring a text would tell beside its size; nothing is written to it.
public final class NSStringDrawingContext: NSObject {
  public override init() { super.init() }
}

extension NSAttributedString {
  /// How large the text is in one line, or in those that it has, in points; zero without a display.
  public func size() -> CGSize { size(offered: nil) }
  /// How large the text is in lines that are no wider than `size`, in points; zero without a display.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBound = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    let found = self.size(offered: isBound ? size.width : nil)
    return CGRect(origin: .zero, size: found)
  }
  private func size(offered width: CGFloat?) -> CGSize {
    let text = AttributedString(self)
    return PictureDrawing.onMain {
      PictureDrawing.size(of: Text(text), offered: ProposedViewSize(width: width, height: nil))
    }
  }

  /// Draws the text into the picture that is being drawn, its top left corner at `point`.
  public func draw(at point: CGPoint) {
    PictureDrawing.current?.draw(Text(AttributedString(self)), at: point)
  }
  /// Draws the text into the picture that is being drawn, in lines as wide as `rect`.
  public func draw(in rect: CGRect) {
    PictureDrawing.current?.draw(Text(AttributedString(self)), in: rect)
  }
}

extension NSString {
  /// How large the text is, in points; zero without a display.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attributes).size()
  }
  /// How large the text is in lines that are no wider than `size`, in points; zero without a display.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text into the picture that is being drawn, its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attributes).draw(at: point)
  }
  /// Draws the text into the picture that is being drawn, in lines as wide as `rect`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attributes).draw(in: rect)
  }
}

extension String {
  /// How large the text is, in points; zero without a display.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  /// How large the text is in lines that are no wider than `size`, in points; zero without a display.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text into the picture that is being drawn, its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text into the picture that is being drawn, in lines as wide as `rect`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
