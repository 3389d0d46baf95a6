/// Looks of text that views set for all text in them.
package struct TextSurroundings: Equatable, Sendable {
  package var traits = TextTraits()
  /// The case that letters are shown in; nil: as they are.
  package var letters: Text.Case?
}

private struct TextSurroundingsKey: StyleKey { static var defaultValue: TextSurroundings? { nil } }

extension EnvironmentValues {
  var textSurroundings: TextSurroundings? {
    get { self[TextSurroundingsKey.self] }
    set { self[TextSurroundingsKey.self] = newValue }
  }
  /// The case that letters of text are shown in; nil: as they are.
  public var textCase: Text.Case? {
    get { textSurroundings?.letters }
    set { change { $0.letters = newValue } }
  }

  mutating func change(_ change: (inout TextSurroundings) -> Void) {
    var surroundings = textSurroundings ?? TextSurroundings()
    change(&surroundings)
    textSurroundings = surroundings == TextSurroundings() ? nil : surroundings
  }
}

extension View {
  nonisolated func text(_ change: @escaping (inout TextTraits) -> Void) -> some View {
    transformEnvironment(\.textSurroundings) { surroundings in
      var new = surroundings ?? TextSurroundings()
      change(&new.traits)
      surroundings = new == TextSurroundings() ? nil : new
    }
  }

  /// Makes text in this view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    text { $0.weight = isActive ? .bold : nil }
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    text { $0.isItalic = isActive ? true : nil }
  }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
  /// Sets how wide letters in this view are, where the font has letters of other widths.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }
  /// Makes letters in this view smaller where they are secondary to those around, whatever their font is.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    text { if isEnabled { $0.scale = scale } }
  }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline(isActive ? true : nil, Text.LineStyle(pattern: pattern, color: color)) }
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough(isActive ? true : nil, Text.LineStyle(pattern: pattern, color: color)) }
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    text { $0.isMonospaced = isActive ? true : nil }
  }
  /// Gives digits in this view one width.
  public nonisolated func monospacedDigit() -> some View {
    // Controls have their digits by the font.
    text { $0.isMonospacedDigit = true }
      .transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }
  /// Extra space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    let kerning = legal(kerning, or: 0, for: "kerning")
    return text { $0.kerning = Double(kerning) }
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    let tracking = legal(tracking, or: 0, for: "tracking")
    return text { $0.kerning = Double(tracking) }
  }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    let offset = legal(offset, or: 0, for: "baseline offset")
    return text { $0.baselineOffset = Double(offset) }
  }
  /// Shows letters of text in this view in one case.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
