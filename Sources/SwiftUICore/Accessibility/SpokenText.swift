extension Text {
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
