/// Progress whose title is a resource.
extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(titleResource.words)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(titleResource.words, value: value, total: total)
  }
}
