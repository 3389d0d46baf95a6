extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(role: role, action: action, label: Text(title)) }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// A button with a picture of the program's.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(image) }))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(image) }))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUICore.Label(title: { Text(title) }, icon: { Image(image) }))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUICore.Label(title: { Text(title) }, icon: { Image(image) }))
  }
}
