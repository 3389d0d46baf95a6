/// Boxes whose titles are resources.
extension GroupBox where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.words, content: content)
  }
}
