/// A view over which a question is asked while something is so.
struct AlertingView<Base: View, Actions: View, Message: View> {
  let base: Base
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message
  /// Gets the role of the button that was pressed, after its action.
  var answered: (@MainActor (ButtonRole?) -> Void)?
  /// Whether one can go on without an answer also where no button says so.
  var isChoice = false
  /// What it is about; nil: nothing in particular.
  var subject: (any QuestionSubject)?
}

extension AlertingView: View, PrimitiveView {
  typealias Body = Never
  static func makeNode(_ view: Self, under parent: Node) -> AlertingNode<Base, Actions, Message> {
    AlertingNode(view, under: parent)
  }
  static func patch(_ node: AlertingNode<Base, Actions, Message>, with view: Self) { node.patch(with: view) }
}

final class AlertingNode<Base: View, Actions: View, Message: View>: PresenterNode {
  private struct Open {
    /// What it says.
    var view: AlertingView<Base, Actions, Message>
    /// Whether it is there to be read: from then on it keeps to what it is about.
    var isShown = false
    let widget: any DescribedWidget<AlertDescription>
    let actions: AlertActions
    let message: LabelProbe
    let sign: SlotNode
  }
  private var view: AlertingView<Base, Actions, Message>
  private var open: Open? {
    didSet { isPresenting = open != nil }
  }
  private var suppression: AlertDescription.Suppression?
  private var sign: DialogSign

  init(_ view: AlertingView<Base, Actions, Message>, under parent: Node) {
    self.view = view
    sign = DialogSign(in: EnvironmentValues())
    super.init(under: parent)
    child = Base._makeNode(view.base, under: self)
    follow()
  }

  func patch(with new: AlertingView<Base, Actions, Message>) {
    view = new
    Base._patch(child!, with: new.base)
    follow()
  }

  override func follow() {
    guard mayPresent else { return withdraw() }
    let wanted = reading { isWanted }
    switch (open, wanted) {
    case (nil, true): show()
    case (_?, false): withdraw()
    case (let open?, true):
      if !open.isShown || isAboutTheSame(as: open.view) {
        self.open?.view = view
        Actions._patch(open.actions.content, with: view.actions)
        Message._patch(open.message.content, with: view.message)
      }
      DialogSign._patch(open.sign.child!, with: sign)
      redescribe()
    case (nil, false): break
    }
  }

  /// Who is about to answer is not to be asked something else.
  private func isAboutTheSame(as shown: AlertingView<Base, Actions, Message>) -> Bool {
    guard let subject = view.subject, let former = shown.subject else { return true }
    return subject.isSame(as: former)
  }

  /// Reads what the question stands on. One about something needs that to be asked, and not to stay.
  private var isWanted: Bool {
    guard view.isPresented.wrappedValue else { return false }
    guard open != nil || view.subject?.isThere ?? true else { return false }
    let values = EnvironmentValues(scope: environment)
    suppression = values.dialogSuppression?.described
    sign = DialogSign(in: values)
    return true
  }

  private func show() {
    let actions = AlertActions(under: self) { [weak self] in self?.markDirty() }
    let message = LabelProbe(under: self) { [weak self] in self?.markDirty() }
    graph.building {
      actions.mount { Actions._makeNode(view.actions, under: $0) }
      message.mount { Message._makeNode(view.message, under: $0) }
    }
    let widget = graph.renderer.makeWidget(for: describe(view, actions, message))
    actions.showFields(in: widget)
    let place = SlotNode(.header, of: widget, under: self)
    graph.building { place.mount { DialogSign._makeNode(sign, under: $0) } }
    open = Open(view: view, widget: widget, actions: actions, message: message, sign: place)
    enclosingWindow?.openQuestions += 1
    graph.present(self) { [weak self] in
      guard let self, let open else { return }
      self.open?.isShown = true
      graph.renderer.present(open.widget, over: child?.widgets.first)
    }
  }

  private func describe(
    _ view: AlertingView<Base, Actions, Message>, _ actions: AlertActions, _ message: LabelProbe
  ) -> AlertDescription {
    var buttons = actions.buttons.map { title, button in
      AlertDescription.Button(
        title: title, role: button.role, isEnabled: button.isEnabled, action: answering(button, to: view))
    }
    if buttons.isEmpty, !view.isChoice {
      buttons = [AlertDescription.Button(title: "OK", action: Callback {})]
    }
    return AlertDescription(
      title: view.title.plain, message: message.title, buttons: buttons,
      isChoice: view.isChoice, suppression: suppression,
      closed: Callback { [weak self] in self?.view.isPresented.wrappedValue = false })
  }

  private func answering(
    _ button: ButtonDescription, to view: AlertingView<Base, Actions, Message>
  ) -> Callback<Void> {
    guard let answered = view.answered else { return button.action }
    return Callback {
      button.action()
      answered(button.role)
    }
  }

  private func redescribe() {
    guard let open else { return }
    let old = open.widget.description
    let new = describe(open.view, open.actions, open.message)
    open.widget.description = new
    if old != new { open.widget.update(from: old) }
    open.actions.showFields(in: open.widget)
  }

  override func withdraw() {
    guard let open else { return }
    self.open = nil
    enclosingWindow?.openQuestions -= 1
    open.actions.unmount()
    open.message.unmount()
    open.sign.unmount()
    graph.renderer.dismiss(open.widget)
  }

  override func end() {
    super.end()
    withdraw()
    view.isPresented.wrappedValue = false
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let open {
      visit(open.actions)
      visit(open.message)
      visit(open.sign)
    }
  }
}

/// A question or message with at most two answers, in its older form.
public struct Alert {
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The buttons of an older alert as views.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }, label: buttons[index].label)
    }
  }
}

extension View {
  /// Asks a question in front of the window while `isPresented` is true; any of `actions` ends it.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    AlertingView(base: self, title: title, isPresented: isPresented, actions: actions(), message: message())
  }
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
  /// Shows an error while `isPresented` is true and there is one; which one it is is settled as the alert appears.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    AlertingView(
      base: self, title: Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""),
      isPresented: isPresented, actions: actions(), message: Text(verbatim: error?.recoverySuggestion ?? ""),
      subject: QuestionAbout(error))
  }
  /// Shows the alert that `content` makes while `isPresented` is true. It is not called before: programs make alerts of what
  /// is there only once there is something to say.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return AlertingView(
      base: self, title: alert?.title ?? Text(verbatim: ""), isPresented: isPresented,
      actions: AlertButtons(buttons: alert?.buttons ?? []), message: alert?.message)
  }
  /// Shows the alert that `content` makes for `item` while it is not nil.
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  {
    let alert = item.wrappedValue.map(content)
    return AlertingView(
      base: self, title: alert?.title ?? Text(verbatim: ""), isPresented: Binding(isPresent: item),
      actions: AlertButtons(buttons: alert?.buttons ?? []), message: alert?.message)
  }
  /// Asks which of several things to do while `isPresented` is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions)
  }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
