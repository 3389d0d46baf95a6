extension Font {
  /// What a font is resolved with: the text size and weight of the surroundings.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let size: DynamicTypeSize
    let weight: LegibilityWeight?
    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(size))" }
  }

  /// A font with nothing left to the surroundings.
  public struct Resolved: Hashable, Sendable {
    /// In points. Text styles have the sizes that Apple documents; on the screen they go with the user's font.
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    /// Always standard: lines stand as the font has them.
    public let leading: Leading
    /// Whether it is semibold or heavier.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font as it is where `context` is from, `EnvironmentValues.fontResolutionContext`.
  public func resolve(in context: Context) -> Resolved {
    let points =
      switch size {
      case .points(let points): points * (follows.map { context.size.factor(for: $0) } ?? 1)
      case .style(let style): style.documentedSize * context.size.factor(for: style) * factor
      }
    var weight = weight ?? (size == .style(.headline) ? .semibold : .regular)
    if context.weight == .bold, weight.value < Weight.bold.value { weight = .bold }
    return Resolved(
      pointSize: CGFloat(points), weight: weight, width: width ?? .standard, leading: .standard,
      isItalic: isItalic, isMonospaced: design == .monospaced, isLowercaseSmallCaps: isSmallCaps,
      isUppercaseSmallCaps: isSmallCaps)
  }
}

extension Font.TextStyle {
  /// At the size `large`, in points, as Apple's Human Interface Guidelines have it.
  fileprivate var documentedSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension EnvironmentValues {
  /// What fonts are resolved with here.
  public var fontResolutionContext: Font.Context {
    Font.Context(size: dynamicTypeSize, weight: legibilityWeight)
  }
}
