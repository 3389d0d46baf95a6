/// Menus of the menu bar whose names are resources.
extension CommandMenu {
  @_disfavoredOverload
  public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(nameResource.words, content: content)
  }
}
