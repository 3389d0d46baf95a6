/// Sharing under titles that are resources.
extension ShareLink where Label == DefaultShareLinkLabel {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleResource.words, items: items, subject: subject, message: message, preview: preview)
  }
  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(titleResource.words, item: item, subject: subject, message: message, preview: preview)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.words, items: items, subject: subject, message: message)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel
{
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.words, item: item, subject: subject, message: message)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.words, items: items, subject: subject, message: message)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel
{
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleResource.words, item: item, subject: subject, message: message)
  }
}

extension SharePreview {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(titleResource.words, image: image, icon: icon)
  }
}

extension SharePreview where Image == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(titleResource.words, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(titleResource.words, image: image)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(titleResource.words)
  }
}
