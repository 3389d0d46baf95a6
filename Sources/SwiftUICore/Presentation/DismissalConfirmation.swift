/// What is asked before a window or sheet closes, and what it was asked for.
@MainActor
final class DismissalQuestion {
  private var isAsked: Binding<Bool>?
  private var proceed: (@MainActor () -> Void)?

  nonisolated init() {}

  fileprivate func isAsked(through binding: Binding<Bool>) { isAsked = binding }

  /// Asks, and goes on unless the answer is to cancel.
  func ask(then proceed: @escaping @MainActor () -> Void) {
    self.proceed = proceed
    isAsked?.wrappedValue = true
  }

  fileprivate func answered(_ role: ButtonRole?) {
    let proceed = proceed
    self.proceed = nil
    if role != .cancel { proceed?() }
  }
}

/// The question that stands against closing; the first one counts.
struct DismissalQuestionKey: PreferenceKey {
  static var defaultValue: DismissalQuestion? { nil }
  static func reduce(value: inout DismissalQuestion?, nextValue: () -> DismissalQuestion?) {
    value = value ?? nextValue()
  }
}

/// A view whose window asks something before it closes.
struct DismissalConfirmingView<Base: View, Actions: View, Message: View> {
  let base: Base
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var question = DismissalQuestion()
  @State private var isAsked = false

  init(base: Base, title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.base = base
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

extension DismissalConfirmingView: View {
  var body: some View {
    let _ = question.isAsked(through: $isAsked)
    AlertingView(
      base: base.preference(key: DismissalQuestionKey.self, value: shouldPresent ? question : nil),
      title: title, isPresented: $isAsked, actions: actions, message: message,
      answered: { question.answered($0) })
  }
}

extension View {
  /// Asks before this view's window or sheet is closed by a person, while `shouldPresent` is true.
  ///
  /// Each of the actions also closes it once it was done, except those with the role `cancel`, of which there
  /// has to be one for the window to be able to stay. `dismiss` and `dismissWindow` close without asking.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    DismissalConfirmingView(
      base: self, title: title, shouldPresent: shouldPresent, actions: actions(), message: message())
  }
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }
}
