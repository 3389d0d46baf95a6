/// Buttons whose titles are resources.
extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(titleResource.words, action: action)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(titleResource.words, role: role, action: action)
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(titleResource.words, systemImage: systemImage, action: action)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(titleResource.words, systemImage: systemImage, role: role, action: action)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(titleResource.words, image: image, action: action)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(titleResource.words, image: image, role: role, action: action)
  }
}
