/// Words beside and over a view that are resources.
extension View {
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(textResource.words)
  }
  /// Accepted without effect: keys choose what has the focus.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(stringResource.words)
  }
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource?.words)
  }
  /// Accepted without effect: lists have no index at their edge; typing finds a row.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringResource?) -> some View {
    sectionIndexLabel(label?.words)
  }
}
