/// Rotors that are called by resources.
extension View {
  /// Accepted without effect: screen readers here have no ways of a program's own.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(labelResource.words, entries: entries)
  }
  /// Accepted without effect: screen readers here have no ways of a program's own.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabelResource.words, entries: entries, entryLabel: entryLabel)
  }
  /// Accepted without effect: screen readers here have no ways of a program's own.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabelResource.words, entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  /// Accepted without effect: screen readers here have no ways of a program's own.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ rotorLabelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(rotorLabelResource.words, textRanges: textRanges)
  }
}
