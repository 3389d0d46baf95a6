/// A choice of several things to do, in its older form.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Asks which of several things to do while `isPresented` is true; `content` is not called before.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return AlertingView(
      base: self, title: sheet?.title ?? Text(verbatim: ""), isPresented: isPresented,
      actions: AlertButtons(buttons: sheet?.buttons ?? []), message: sheet?.message)
  }
  public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet)
    -> some View
  {
    let sheet = item.wrappedValue.map(content)
    return AlertingView(
      base: self, title: sheet?.title ?? Text(verbatim: ""), isPresented: Binding(isPresent: item),
      actions: AlertButtons(buttons: sheet?.buttons ?? []), message: sheet?.message)
  }
  /// Shows an error while `isPresented` is true and there is one; which one it is is settled as the alert appears.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    AlertingView(
      base: self, title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      actions: error.map(actions), message: error.map(message), subject: QuestionAbout(error))
  }
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { confirmationDialog(title, isPresented: isPresented, actions: actions) { EmptyView() } }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    AlertingView(
      base: self, title: title, isPresented: isPresented, actions: actions(), message: message(),
      isChoice: true)
  }
}
