/// Tabs whose titles are resources.
extension Tab where Value: Hashable, Label == DefaultTabLabel {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, systemImage: systemImage, value: value, role: role, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, systemImage: systemImage, role: role, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.words, image: image, role: role, content: content)
  }
}

extension TabSection where Header == Text {
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.init(titleResource.words, content: content)
  }
}

extension TabContent {
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource?.words)
  }
}
