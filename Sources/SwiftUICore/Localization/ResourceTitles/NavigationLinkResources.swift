/// Links to pages whose titles are resources.
extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleResource.words, isActive: isActive, destination: destination)
  }
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleResource.words, tag: tag, selection: selection, destination: destination)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleResource.words, destination: destination)
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(titleResource.words, destination: destination)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(titleResource.words, destination: destination, isActive: isActive)
  }
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(titleResource.words, destination: destination, tag: tag, selection: selection)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.words, value: value)
  }
}
