/// The values of the environment that primitives look at while they describe themselves, resolved together: read once
/// per environment, not once per label.
///
/// They lie apart, shared by all who live in one environment: a description holds one reference to them, and two of the same
/// environment are the same without a look at the values.
package struct Style: Equatable, Sendable {
  private var box: Box

  private final class Box: Sendable {
    let values: StyleValues
    init(_ values: StyleValues) { self.values = values }
  }
  private static let plain = Box(StyleValues())

  package init() { box = Self.plain }
  init(_ values: EnvironmentValues) { box = Box(StyleValues(values)) }

  private mutating func change(_ body: (inout StyleValues) -> Void) {
    var values = box.values
    body(&values)
    box = Box(values)
  }

  package static func == (a: Style, b: Style) -> Bool { a.box === b.box || a.box.values == b.box.values }

  package var font: Font? {
    get { box.values.font }
    set { change { $0.font = newValue } }
  }
  /// What is done to fonts that a text says itself; the style's own font has it already.
  var textGrowth: TextGrowth? { box.values.textGrowth }
  /// The colour of text and symbols.
  package var foreground: Color? {
    get { box.values.foreground }
    set { change { $0.foreground = newValue } }
  }
  /// What shapes are painted with.
  var paint: Paint? {
    get { box.values.paint }
    set { change { $0.paint = newValue } }
  }
  /// What text and symbols are painted with in place of the colour; nil: with that.
  package var gradient: GradientPaint? { box.values.paint?.gradient }
  package var tint: Color? {
    get { box.values.tint }
    set { change { $0.tint = newValue } }
  }
  /// What the tint is made of where it is more than one colour.
  package var tintGradient: GradientPaint? { box.values.tintPaint?.gradient }
  /// What the colour `accentColor` is here; nil: the theme's.
  var accent: Color? { box.values.accent }
  package var isEnabled: Bool {
    get { box.values.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }
  /// At most so many lines; nil: as many as it takes.
  package var lineLimit: Int? {
    get { box.values.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }
  package var alignment: TextAlignment { saidAlignment ?? .leading }
  /// How many lines there is room for, whether there are as many or not.
  package var leastLines: Int { max(1, min(box.values.leastLines, lineLimit ?? Int.max)) }
  /// nil: the program leaves it to what the text stands in.
  package var saidAlignment: TextAlignment? {
    get { box.values.alignment }
    set { change { $0.alignment = newValue } }
  }
  package var truncation: Text.TruncationMode {
    get { box.values.truncation }
    set { change { $0.truncation = newValue } }
  }
  package var controlSize: ControlSize {
    get { box.values.controlSize }
    set { change { $0.controlSize = newValue } }
  }
  /// How much larger the words of controls are than the desktop has them; nil: no larger.
  package var textScale: Double? { textGrowth?.scale }
  package var labelsAreHidden: Bool {
    get { box.values.labelsAreHidden }
    set { change { $0.labelsAreHidden = newValue } }
  }
  package var buttonLook: ButtonDescription.Look {
    get { box.values.buttonLook }
    set { change { $0.buttonLook = newValue } }
  }
  var buttonShape: ButtonBorderShape { box.values.buttonShape }
  var buttonRepeats: Bool { box.values.buttonRepeats }
  var buttonFills: Bool { box.values.buttonFills }
  var turnedByButtons: ToggleState? { box.values.turnedByButtons }
  var hidesLinkArrows: Bool { box.values.hidesLinkArrows }
  /// The keys that press the controls.
  package var shortcut: KeyboardShortcut? {
    get { box.values.shortcut }
    set { change { $0.shortcut = newValue } }
  }
  /// Looks of text that a view around sets for all of it.
  package var textTraits: TextSurroundings? {
    get { box.values.textTraits }
    set { change { $0.textTraits = newValue } }
  }
  package var textIsSelectable: Bool {
    get { box.values.textIsSelectable }
    set { change { $0.textIsSelectable = newValue } }
  }
  package var isRedacted: Bool {
    get { box.values.isRedacted }
    set { change { $0.isRedacted = newValue } }
  }
  /// Points between lines of text.
  var lineSpacing: Double { box.values.lineSpacing }
  var minimumScale: Double { box.values.minimumScale }
  /// What a program draws text with.
  var textRenderer: TextRendererBox? { box.values.textRenderer }
  /// Whether text that becomes another fades.
  var fadesText: Bool { box.values.fadesText }
  /// Whether a client's style makes the buttons, the toggles.
  package var hasButtonStyle: Bool {
    get { box.values.hasButtonStyle }
    set { change { $0.hasButtonStyle = newValue } }
  }
  package var hasToggleStyle: Bool {
    get { box.values.hasToggleStyle }
    set { change { $0.hasToggleStyle = newValue } }
  }
  package var toggleLook: ToggleDescription.Look {
    get { box.values.toggleLook }
    set { change { $0.toggleLook = newValue } }
  }
  /// The accent of toggles alone, as their style has it.
  var toggleTint: Color? { box.values.toggleTint }
  package var hasLabeledContentStyle: Bool {
    get { box.values.hasLabeledContentStyle }
    set { change { $0.hasLabeledContentStyle = newValue } }
  }
}

/// What a `Style` shares.
private struct StyleValues: Equatable, Sendable {
  var font: Font?
  var textGrowth: TextGrowth?
  var foreground: Color?
  var paint: Paint?
  var tint: Color?
  var tintPaint: Paint?
  var accent: Color?
  var isEnabled: Bool = true
  var lineLimit: Int?
  var leastLines = 1
  var alignment: TextAlignment?
  var truncation: Text.TruncationMode = Text.TruncationMode.tail
  var controlSize: ControlSize = ControlSize.regular
  var labelsAreHidden: Bool = false
  var buttonLook: ButtonDescription.Look = ButtonDescription.Look.automatic
  var buttonShape = ButtonBorderShape.automatic
  var buttonRepeats = false
  var buttonFills = false
  var turnedByButtons: ToggleState?
  var hidesLinkArrows = false
  var shortcut: KeyboardShortcut?
  var textTraits: TextSurroundings?
  var textIsSelectable: Bool = false
  var isRedacted: Bool = false
  var lineSpacing = 0.0
  var minimumScale = 1.0
  var fadesText = false
  var textRenderer: TextRendererBox?
  var hasButtonStyle: Bool = false
  var hasToggleStyle: Bool = false
  var toggleLook = ToggleDescription.Look.switch
  var toggleTint: Color?
  var hasLabeledContentStyle: Bool = false

  init() {}

  init(_ values: EnvironmentValues) {
    textGrowth = TextGrowth(values)
    font = textGrowth?.grown(values.font) ?? values.font
    accent = values.accent
    paint = values.foreground?.following(accent: accent)
    foreground = paint?.color
    tintPaint = values.tintPaint
    tint = tintPaint?.color
    isEnabled = values.isEnabled
    lineLimit = values.lineLimit
    leastLines = values.lineLimitMinimum
    alignment = values.saidTextAlignment
    truncation = values.truncationMode
    controlSize = values.controlSize
    textTraits = values.textSurroundings
    textIsSelectable = values.textIsSelectable
    lineSpacing = values.lineSpacing.isFinite ? max(0, Double(values.lineSpacing)) : 0
    minimumScale =
      values.minimumScaleFactor.isFinite ? min(max(Double(values.minimumScaleFactor), 0.05), 1) : 1
    fadesText = values.contentTransition.fadesText
    textRenderer = values.textRenderer
    let reasons = values.redactionReasons
    isRedacted = reasons.contains(.placeholder) || reasons.contains(.privacy) && values.isPrivate
    labelsAreHidden = values.labelsAreHidden
    shortcut = values.keyboardShortcut
    let buttons = values.buttonStyling
    buttonLook = buttons.look
    hasButtonStyle = buttons.make != nil
    buttonShape = values.buttonBorderShape
    buttonRepeats = values.buttonRepeatBehavior == .enabled
    buttonFills = values.buttonSizing == .flexible
    turnedByButtons = values.turnedByButtons
    hidesLinkArrows = values.navigationLinkIndicatorVisibility == .hidden
    let toggles = values.toggleStyling
    hasToggleStyle = toggles.make != nil
    toggleLook = toggles.look
    toggleTint = toggles.tint?.following(accent: accent)
    hasLabeledContentStyle = values.labeledContentLook != nil
  }
}
