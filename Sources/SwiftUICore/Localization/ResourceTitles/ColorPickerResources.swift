/// Colour pickers whose titles are resources.
extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(titleResource.words, selection: selection, supportsOpacity: supportsOpacity)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleResource.words, selection: selection, supportsOpacity: supportsOpacity)
  }
}
