/// The values of the environment that primitives look at while they describe themselves, resolved together: read once
/// per environment, not once per label.
package struct Style: Equatable, Sendable {
  package var font: Font?
  /// The colour of text and symbols.
  package var foreground: Color?
  /// What shapes are painted with.
  var paint: Paint?
  package var tint: Color?
  package var isEnabled = true
  /// At most so many lines; nil: as many as it takes.
  package var lineLimit: Int?
  package var alignment = TextAlignment.leading
  package var truncation = Text.TruncationMode.tail
  package var controlSize = ControlSize.regular
  package var labelsAreHidden = false
  package var buttonLook = ButtonDescription.Look.automatic
  /// The keys that press the controls.
  package var shortcut: KeyboardShortcut?
  /// Looks of text that a view around sets for all of it.
  package var textTraits: TextSurroundings?
  package var textIsSelectable = false
  package var isRedacted = false
  /// Points between lines of text.
  var lineSpacing = 0.0
  var minimumScale = 1.0
  /// Whether a client's style makes the buttons, the toggles.
  package var hasButtonStyle = false
  package var hasToggleStyle = false
  package var hasLabeledContentStyle = false

  package init() {}

  init(_ values: EnvironmentValues) {
    font = values.font
    paint = values.foreground
    foreground = paint?.color
    tint = values.tint
    isEnabled = values.isEnabled
    lineLimit = values.lineLimit
    alignment = values.multilineTextAlignment
    truncation = values.truncationMode
    controlSize = values.controlSize
    textTraits = values.textSurroundings
    textIsSelectable = values.textIsSelectable
    lineSpacing = values.lineSpacing.isFinite ? max(0, Double(values.lineSpacing)) : 0
    minimumScale =
      values.minimumScaleFactor.isFinite ? min(max(Double(values.minimumScaleFactor), 0.05), 1) : 1
    isRedacted = !values.redactionReasons.isDisjoint(with: .placeholder)
    labelsAreHidden = values.labelsAreHidden
    shortcut = values.keyboardShortcut
    let buttons = values.buttonStyling
    buttonLook = buttons.look
    hasButtonStyle = buttons.make != nil
    hasToggleStyle = values.toggleStyling.make != nil
    hasLabeledContentStyle = values.labeledContentLook != nil
  }
}

/// How lines of text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private struct FontKey: StyleKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: StyleKey { static var defaultValue: Paint? { nil } }
private struct TintKey: StyleKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: StyleKey { static var defaultValue: Bool { true } }
private struct LineLimitKey: StyleKey { static var defaultValue: Int? { nil } }
private struct AlignmentKey: StyleKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: StyleKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct ControlSizeKey: StyleKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsHiddenKey: StyleKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The font of text; nil: the user's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// What text, symbols and shapes are painted with.
  var foreground: Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  var foregroundColor: Color? {
    get { foreground?.color }
    set { foreground = newValue.map { .color($0) } }
  }
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
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
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the colour of text and symbols.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }
  /// Sets the accent of controls.
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
  /// Sets the accent of controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
  /// Turns controls off; once off further out, they stay off.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Limits text to `number` lines; nil: no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets how lines of text stand to each other.
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
