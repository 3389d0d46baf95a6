/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { .init() }
}

private struct SelectableKey: StyleKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var textIsSelectable: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }
  /// How many lines an entry holds free.
  var lineLimitMinimum: Int {
    get { self[LineMinimumKey.self] }
    set { self[LineMinimumKey.self] = newValue }
  }
  /// Points between the lines of text, beyond what the font has.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How small text on one line may become, as a share of its size, before it is cut.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }
  /// Whether letters may be pressed together; GTK does not do it.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}

private struct LineMinimumKey: StyleKey { static var defaultValue: Int { 1 } }
private struct LineSpacingKey: StyleKey { static var defaultValue: CGFloat { 0 } }
private struct MinimumScaleKey: StyleKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Lets a person select text in this view, and copy it.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textIsSelectable, S.allowsSelection)
  }
  /// Limits text to the upper end of the range, and holds room for as many lines as the lower end.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).environment(\.lineLimitMinimum, limit.lowerBound)
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// No limit, and room for as many lines as the lower end at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil as Int?).environment(\.lineLimitMinimum, limit.lowerBound)
  }
  /// Limits text to `limit` lines, and holds room for them if that is said.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit as Int?).environment(\.lineLimitMinimum, reservesSpace ? limit : 1)
  }
  /// Adds `lineSpacing` points between the lines of text.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, legal(lineSpacing, .length, or: 0, for: "line spacing"))
  }
  /// Lets text that is limited to one line become smaller before it is cut, down to `factor` of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, legal(factor, .length, or: 1, for: "minimum scale factor"))
  }
  /// Accepted without effect but for what views in here read: Pango does not press letters together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Accepted without effect: Pango hyphenates and breaks lines by its own rules.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted without effect: Pango hyphenates and breaks lines by its own rules.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  { self }
}
