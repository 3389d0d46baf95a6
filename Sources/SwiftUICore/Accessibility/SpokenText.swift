// A view that is only shown has the overloads of `View`, which say the same of its widget.
extension Text {
  /// Has `label` read aloud in the place of this text, also where that is a part of another.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.traits.spoken = label.plain
    return text
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
  /// Accepted without effect, as what GTK has a heading is a whole label: say it of the view.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Accepted without effect: a screen reader reads every text as it is set to.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
