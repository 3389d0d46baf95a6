/// How lines of text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private struct FontKey: StyleKey { static var defaultValue: Font? { nil } }
private struct ForegroundLevelsKey: StyleKey {
  static var defaultValue: ForegroundLevels { ForegroundLevels() }
}
private struct TintKey: StyleKey { static var defaultValue: Paint? { nil } }
private struct AccentKey: StyleKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: StyleKey { static var defaultValue: Bool { true } }
private struct LineLimitKey: StyleKey { static var defaultValue: Int? { nil } }
private struct AlignmentKey: StyleKey { static var defaultValue: TextAlignment? { nil } }
private struct TruncationKey: StyleKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct ControlSizeKey: StyleKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsHiddenKey: StyleKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The font of text; nil: the user's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// What text, symbols and shapes are painted with. Set, it has levels of its own.
  var foreground: Paint? {
    get { foregroundLevels.primary }
    set { foregroundLevels = ForegroundLevels(primary: newValue) }
  }
  /// The same with what a program says of further levels of importance.
  var foregroundLevels: ForegroundLevels {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
  var foregroundColor: Color? {
    get { foreground?.color }
    set { foreground = newValue.map { .color($0) } }
  }
  /// The accent of controls, where the program says one.
  var tintPaint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// One colour for it, for what cannot have several.
  var tint: Color? {
    get { tintPaint?.color }
    set { tintPaint = newValue.map { .color($0.following(accent: accent)) } }
  }
  /// What the colour `accentColor` is, where the program says so; nil: the theme's.
  var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  /// Whether controls take input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// At most so many lines of text; nil: as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// How lines of text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { saidTextAlignment ?? .leading }
    set { saidTextAlignment = newValue }
  }
  var saidTextAlignment: TextAlignment? {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text.
  public nonisolated func font(_ font: Font?) -> some View { look(\.font, font) }
  /// Sets the colour of text and symbols.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    look(\.foregroundColor, color)
  }
  /// Sets the accent of controls.
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
  /// Sets the accent of controls, and what the colour `accentColor` is in this view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      _EnvironmentModifier { values in
        // Its own name means the accent outside of this modifier.
        let color = accentColor?.following(accent: values.accent)
        values.accent = color
        values.tint = color
      })
  }
  /// Turns controls off; once off further out, they stay off.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Limits text to `number` lines; nil: no limit.
  public nonisolated func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
    var limit = number
    if let number, number < 1 {
      Diagnostics.tell(invalid: "line limit", "\(number)", "it is below 1, and is ignored")
      limit = nil
    }
    return environment(\.lineLimit, limit)
  }
  /// Sets how lines of text stand to each other. Unless told, the lines of what a button with a look of the desktop's says
  /// are centred, and others begin at the leading edge.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
