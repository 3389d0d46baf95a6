/// Titles of pages that are resources.
extension View {
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.words)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationBarTitle(titleResource.words)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(titleResource.words, displayMode: displayMode)
  }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(subtitleResource.words)
  }
}
