/// Groups of controls whose titles are resources.
extension ControlGroup {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.words, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, systemImage: systemImage, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, image: image, content: content)
  }
}
