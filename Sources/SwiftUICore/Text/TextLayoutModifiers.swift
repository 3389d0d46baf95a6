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
}

extension View {
  /// Lets a person select text in this view, and copy it.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textIsSelectable, S.allowsSelection)
  }
  /// Limits text to the upper end of the range; the lower end is not held free.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// No limit; the lower end is not held free.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil as Int?) }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  /// Accepted without effect: lines stand as the font has them.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Accepted without effect: text keeps its size, and is cut where it does not fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Accepted without effect: letters are not pressed together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted without effect: text has one size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Accepted without effect: Pango hyphenates and breaks lines by its own rules.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Turns over rows and text in this view from right to left where `enabled`; the desktop's direction otherwise.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
