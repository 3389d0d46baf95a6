/// Menu bar extras that are called by a title, beside which may be a symbol or a picture of the program's.
extension MenuBarExtra where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { Text(title) })
  }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content,
      label: { SwiftUICore.Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(titleKey, image: image) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(title, image: image) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { SwiftUICore.Label(titleKey, image: image) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { SwiftUICore.Label(title, image: image) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(titleKey, image: image) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { SwiftUICore.Label(title, image: image) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { SwiftUICore.Label(titleKey, image: image) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content, label: { SwiftUICore.Label(title, image: image) })
  }
}
