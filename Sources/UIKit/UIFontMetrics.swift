import Platform

/// How lengths grow with the user's text size, as `ScaledMetric` has it in a view.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  /// Body text's.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// A length in points, grown.
  @MainActor @preconcurrency
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let values = PlatformApplication.shared.environment
    return value * CGFloat(values.textScale ?? values.dynamicTypeSize.factor(for: style))
  }
  /// The font itself: here every font grows with the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font itself, its size at most `maximumPointSize` before the user's text size is applied.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
}
