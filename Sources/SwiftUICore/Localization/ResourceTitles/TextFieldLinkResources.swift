/// Links to text entry whose titles are resources.
extension TextFieldLink where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(titleResource.words, prompt: prompt, onSubmit: onSubmit)
  }
}
