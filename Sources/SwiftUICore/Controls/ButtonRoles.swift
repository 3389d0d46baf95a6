/// The label of a button that is given none: the word for its role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(words) }

  private var words: LocalizedStringKey {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that is called what its role is.
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

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
