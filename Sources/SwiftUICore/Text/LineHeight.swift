extension AttributedString {
  /// How high a line of text is.
  public struct LineHeight: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A share of what the font has.
      case natural(Double)
      /// A share of the font's size.
      case multiple(Double)
      /// In points.
      case exact(Double)
      /// Points more than the font has.
      case increase(Double)
    }
    package let kind: Kind

    /// As the font has it.
    public static let normal = LineHeight(kind: .natural(1))
    public static let variable = LineHeight(kind: .natural(1))
    public static let loose = LineHeight(kind: .natural(1.25))
    public static let tight = LineHeight(kind: .natural(0.9))
    /// - Parameter factor: of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(Double(factor))) }
    /// - Parameter points: whatever the font's size.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(Double(points))) }
    /// - Parameter increase: points more than the font has.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(Double(increase)))
    }

    /// Points between lines; nil: lines themselves are of another height.
    var increase: Double? { if case .increase(let points) = kind { points } else { nil } }
  }
}

extension View {
  /// Sets how high lines of text in this view are; nil: as their fonts have it.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    text { $0.lineHeight = lineHeight }
  }
}

extension EnvironmentValues {
  /// How high lines of text are; nil: as their fonts have it.
  public var lineHeight: AttributedString.LineHeight? {
    get { textSurroundings?.traits.lineHeight }
    set { change { $0.traits.lineHeight = newValue } }
  }
}
