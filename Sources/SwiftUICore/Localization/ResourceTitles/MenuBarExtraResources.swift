/// Menu bar extras whose titles are resources.
extension MenuBarExtra where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, isInserted: isInserted, content: content)
  }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, systemImage: systemImage, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, systemImage: systemImage, isInserted: isInserted, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, image: image, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, image: image, isInserted: isInserted, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, image: image, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.words, image: image, isInserted: isInserted, content: content)
  }
}
