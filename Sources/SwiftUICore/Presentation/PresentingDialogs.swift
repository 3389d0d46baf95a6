/// What a question is about.
protocol QuestionSubject {
  /// Whether there is something: else it is not asked.
  var isThere: Bool { get }
  @MainActor func isSame(as other: any QuestionSubject) -> Bool
}

struct QuestionAbout<T>: QuestionSubject {
  private let data: T?

  init(_ data: T?) { self.data = data }

  var isThere: Bool { data != nil }

  func isSame(as other: any QuestionSubject) -> Bool {
    guard let other = other as? Self else { return false }
    return areSame(data, other.data)
  }
}

/// Questions about something. One is asked while there is that, and says what it said as it appeared: another thing that takes
/// its place meanwhile, or that it goes, changes nothing in front of who is about to answer.
extension View {
  /// Asks about `data` in front of the window while `isPresented` is true and `data` is not nil; any of `actions` ends it.
  /// What `data` becomes while the question stands there is passed over.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertingView(
      base: self, title: title, isPresented: isPresented, actions: data.map(actions),
      message: data.map(message), subject: QuestionAbout(data))
  }
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// The same without a message.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    AlertingView(
      base: self, title: title, isPresented: isPresented, actions: data.map(actions),
      message: EmptyView(), subject: QuestionAbout(data))
  }
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
  /// Asks which of several things to do with `data` while `isPresented` is true and `data` is not nil. The desktop shows it as
  /// an alert, whose title is always seen. What `data` becomes while the question stands there is passed over.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertingView(
      base: self, title: title, isPresented: isPresented, actions: data.map(actions),
      message: data.map(message), isChoice: true, subject: QuestionAbout(data))
  }
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// The same without a message.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
}
