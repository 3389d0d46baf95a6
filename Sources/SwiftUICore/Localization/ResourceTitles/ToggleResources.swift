/// Toggles whose titles are resources.
extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.words, isOn: isOn)
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(titleResource.words, sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(titleResource.words, systemImage: systemImage, isOn: isOn)
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(titleResource.words, systemImage: systemImage, sources: sources, isOn: isOn)
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(titleResource.words, image: image, isOn: isOn)
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(titleResource.words, image: image, sources: sources, isOn: isOn)
  }
}
