/// Windows of which there is one, whose titles are resources.
extension Window {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, id: id, content: content)
  }
}

extension UtilityWindow {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, id: id, content: content)
  }
}
