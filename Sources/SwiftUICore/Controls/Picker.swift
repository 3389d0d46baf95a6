/// A choice of one among several values; the options are the views in it, each with its `tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// nil: nothing is chosen, and that is no mistake.
  let chosen: () -> SelectionValue?
  var choose: (SelectionValue) -> Void
  let label: Label
  let content: Content
  /// What is shown for the value that is chosen; nil: its option.
  var currentValueLabel: AnyView?
}

extension Picker {
  nonisolated init(
    selection: Binding<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.init(
      chosen: { selection.wrappedValue }, choose: { selection.wrappedValue = $0 }, label: label,
      content: content, currentValueLabel: currentValueLabel)
  }
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    PickerPlaceNode(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    (node as! PickerPlaceNode<Label, SelectionValue, Content>).patch(with: view)
  }
}

/// The node of a picker: reads its options' labels and tags.
final class PickerNode<Label: View, Value: Hashable, Content: View>:
  ShownLabelNode<Label, PickerDescription>
{
  private var view: Picker<Label, Value, Content>
  private var options: OptionsNode!
  private var current: LabelProbe?

  init(_ view: Picker<Label, Value, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    options = OptionsNode(under: self) { [weak self] in self?.markDirty() }
    options.mount { Content._makeNode(view.content, under: $0) }
    children.append(options)
    if let words = view.currentValueLabel {
      let current = LabelProbe(under: self) { [weak self] in self?.markDirty() }
      current.mount { AnyView._makeNode(words, under: $0) }
      self.current = current
      children.append(current)
    }
    mount(view.label)
  }

  private var title: String { label?.readText ?? "" }

  override var knownName: String? {
    return title.isEmpty ? "Picker" : "Picker \"\(title)\""
  }

  /// Whether it was said that no option stands for the selection.
  private var hasWarned = false
  /// How many options there were when they were last looked through for two of one tag.
  private var lookedAt = 0

  override func description() -> PickerDescription {
    let values = EnvironmentValues(scope: environment)
    let value = view.chosen()
    let selected = value.map { AnyHashable($0) }
    let options = options.options
    let selection = selected.flatMap { selected in options.firstIndex { $0.value == selected } }
    if selection == nil, let value, !options.isEmpty { warnOfSelection(value) }
    if options.count != lookedAt { warnOfTwins(options) }
    let style = environment.style
    var description = PickerDescription(
      options: options.map(\.shown),
      selection: selection, look: values.pickerLooks.look, label: title,
      hidesLabel: style.labelsAreHidden || values.pickersHideLabels, isEnabled: style.isEnabled, style: style,
      select: Callback { [weak self] in self?.select($0) })
    description.currentValue = current?.title
    description.isHorizontal = values.pickerLooks.look == .radio && values.radioGroupsAreHorizontal
    return description
  }

  /// No option stands for `value`. Nil is a choice not made yet.
  private func warnOfSelection(_ value: Value) {
    // One value stands for all: a clock would be told of every second.
    guard !hasWarned, !isNone(value) else { return }
    hasWarned = true
    Diagnostics.warn(
      "\(nameInProgram): the selection \"\(value)\" is invalid: no option has it as its tag, so none is shown as chosen.",
      oncePer: "\(nameInProgram): selection without tag")
  }

  /// Tells of the first tag that several options have.
  private func warnOfTwins(_ options: [OptionsNode.Option]) {
    lookedAt = options.count
    guard let twin = options.lazy.compactMap(\.value).firstTwin else { return }
    Diagnostics.warn(
      "\(nameInProgram): several options have the tag \"\(twin.base)\": choosing one of them chooses the first."
    )
  }

  private func select(_ index: Int) {
    let options = options.options
    guard options.indices.contains(index) else { return }
    guard let value = options[index].value?.base as? Value else {
      Diagnostics.warn(
        "The option \"\(options[index].shown.title)\" of \(nameInProgram) has no tag of type \(Value.self); it cannot be selected."
      )
      return
    }
    view.choose(value)
  }

  func patch(with new: Picker<Label, Value, Content>) {
    view = new
    patch(new.label)
    Content._patch(options.content, with: new.content)
    if let current, let words = new.currentValueLabel { AnyView._patch(current.content, with: words) }
    update()
  }
}
