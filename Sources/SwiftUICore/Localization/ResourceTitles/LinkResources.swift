/// Links whose titles are resources.
extension Link where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.words, destination: destination)
  }
}
