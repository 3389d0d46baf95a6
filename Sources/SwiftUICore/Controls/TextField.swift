/// A one-line text entry.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// Whether the text stands for a value, which writes it in its own way.
  var isFormatted = false
  let editingChanged: (Bool) -> Void
  let commit: () -> Void
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), editingChanged: { _ in }, commit: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), editingChanged: { _ in }, commit: {})
  }
  /// Accepted with any axis: the entry has one line.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
  /// An entry that also tells when editing begins and ends, and when Enter is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged, commit: onCommit)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), editingChanged: { _ in }, commit: onCommit)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(title), editingChanged: onEditingChanged, commit: onCommit)
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), editingChanged: { _ in }, commit: {})
  }
}

extension TextField: View {
  public var body: some View {
    FieldWithLabel(
      label: label, text: text, prompt: prompt, isSecure: false, isFormatted: isFormatted,
      editingChanged: editingChanged, commit: commit)
  }
}

/// A text entry that hides what is typed.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let commit: () -> Void
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), commit: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), commit: {})
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), commit: onCommit)
  }
}

extension SecureField: View {
  public var body: some View {
    FieldWithLabel(
      label: label, text: text, prompt: prompt, isSecure: true, editingChanged: { _ in }, commit: commit)
  }
}

/// The entry itself: its label is its placeholder and its name.
struct FieldWithLabel<Label: View>: View, PrimitiveView {
  typealias Body = Never
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  var isFormatted = false
  let editingChanged: (Bool) -> Void
  let commit: () -> Void

  static func makeNode(_ view: Self, under parent: Node) -> FieldNode<Label> {
    FieldNode(view, under: parent)
  }
  static func patch(_ node: FieldNode<Label>, with view: Self) { node.patch(with: view) }
}

/// The node of a text entry. Its widget has the newest text typed, so a keystroke that comes back through the binding
/// finds nothing to change.
final class FieldNode<Label: View>: SingleChildNode, AttributedNode, StyledNode {
  private var view: FieldWithLabel<Label>
  private var probe: LabelProbe!
  private var widget: (any DescribedWidget<TextFieldDescription>)!
  /// What is being typed into a formatted field, and how the value it gave is written.
  private var draft: (typed: String, formatted: String)?

  var anyWidget: any Widget { widget }

  init(_ view: FieldWithLabel<Label>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    probe = LabelProbe(under: self) { [weak self] in self?.markDirty() }
    probe.mount { Label._makeNode(view.label, under: $0) }
    child = probe
    widget = graph.renderer.makeWidget(for: describe())
    applyAttributes()
  }

  func patch(with new: FieldWithLabel<Label>) {
    view = new
    Label._patch(probe.content, with: new.label)
    update()
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  func styleChanged() { update() }

  private func describe() -> TextFieldDescription { reading { description() } }

  private func description() -> TextFieldDescription {
    let values = EnvironmentValues(scope: environment)
    let title = probe.title
    let submit = values.submitAction
    return TextFieldDescription(
      text: shownText, prompt: view.prompt?.plain ?? title, label: title,
      isSecure: view.isSecure,
      isEnabled: environment.style.isEnabled, style: environment.style, isPlain: values.fieldsArePlain,
      edit: Callback { [weak self] in self?.edited($0) },
      submit: Callback { [weak self] in
        self?.endDraft()
        self?.view.commit()
        submit?()
      },
      focusChanged: Callback { [weak self] in
        if !$0 { self?.endDraft() }
        self?.view.editingChanged($0)
      })
  }

  /// The value's text, or while it is typed, the typed one, unless the value was changed elsewhere.
  private var shownText: String {
    let text = view.text.wrappedValue
    if let draft, draft.formatted == text { return draft.typed }
    draft = nil
    return text
  }

  private func endDraft() {
    guard draft != nil else { return }
    draft = nil
    markDirty()
  }

  private func edited(_ text: String) {
    // What is on screen is what was typed; the description follows before the binding brings the text back.
    widget.description.text = text
    guard view.text.location.peek() != text || draft != nil else { return }
    view.text.wrappedValue = text
    let kept = view.text.location.peek()
    if view.isFormatted {
      draft = (typed: text, formatted: kept)
    } else if kept != text {
      // The binding made something else of it, perhaps what it was before, and then nothing else would wake the field.
      markDirty()
    }
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
private struct PlainFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var fieldsArePlain: Bool {
    get { self[PlainFieldKey.self] }
    set { self[PlainFieldKey.self] = newValue }
  }
}

/// What sets off `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when Enter is pressed in a text entry in this view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitAction) { outer in
      let before = outer
      outer = {
        action()
        before?()
      }
    }
  }
}

/// How text entries look.
public protocol TextFieldStyle { static var _isPlain: Bool { get } }
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension View {
  /// Sets how text entries in this view look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldsArePlain, S._isPlain)
  }
}
