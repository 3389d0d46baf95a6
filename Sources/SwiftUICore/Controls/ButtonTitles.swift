extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// A button with a picture of the program's.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUICore.Label(titleKey, image: image))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUICore.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUICore.Label(title, image: image))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUICore.Label(title, image: image))
  }
}
