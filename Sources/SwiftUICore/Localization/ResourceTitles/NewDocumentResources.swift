/// First screens of documents whose titles are resources.
extension DocumentGroupLaunchScene {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
  ) {
    self.init(
      titleResource.words, actions, background: background, backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView)
  }
}
