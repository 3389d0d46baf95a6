/// A length that grows with the user's text size.
///
/// On a desktop that is its text scale, live, the same for every text style; a `dynamicTypeSize` that a view sets takes
/// its place.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  /// - Parameter textStyle: whose growth the value follows; titles grow less than text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { Value(Double(base) * factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  static nonisolated var isPrepared: Bool { true }

  mutating func inherit(from old: Self, on node: Node) { factor = old.factor }
  func isSame(as new: Self) -> Bool { base == new.base && style == new.style }
  var changeStamp: AnyHashable? { factor }
  mutating func prepare(on node: Node) {
    factor = EnvironmentValues(scope: node.environment).textFactor(for: style)
  }
}

private struct TextScaleKey: StyleKey { static var defaultValue: Double? { nil } }

extension EnvironmentValues {
  /// How many times as large as usual text of a style is.
  func textFactor(for style: Font.TextStyle) -> Double {
    let size = dynamicTypeSize
    // The size that stands for the desktop's scale says less than the scale itself.
    if let textScale, DynamicTypeSize.nearest(to: textScale) == size { return textScale }
    return size.factor(for: style)
  }
  /// How much larger than usual the desktop shows text; nil: it does not say.
  package var textScale: Double? {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension DynamicTypeSize {
  /// Body text, as a multiple of its size at `large`, in the steps of Apple's Human Interface Guidelines.
  private var bodyFactor: Double {
    switch self {
    case .xSmall: 14 / 17
    case .small: 15 / 17
    case .medium: 16 / 17
    case .large: 1
    case .xLarge: 19 / 17
    case .xxLarge: 21 / 17
    case .xxxLarge: 23 / 17
    case .accessibility1: 28 / 17
    case .accessibility2: 33 / 17
    case .accessibility3: 40 / 17
    case .accessibility4: 47 / 17
    case .accessibility5: 53 / 17
    }
  }

  /// The same for text of a style: the larger it is anyway, the less it grows.
  package func factor(for style: Font.TextStyle) -> Double {
    let share =
      switch style {
      case .largeTitle: 0.4
      case .title: 0.5
      case .title2: 0.6
      case .title3: 0.75
      default: 1.0
      }
    return 1 + (bodyFactor - 1) * share
  }

  /// The size that comes nearest to a text scale of the desktop's, where 1 is `large`; GNOME's "Large Text" is 1.25.
  package static func nearest(to scale: Double) -> DynamicTypeSize {
    allCases.min { abs($0.bodyFactor - scale) < abs($1.bodyFactor - scale) } ?? .large
  }
}
