/// Controls with their labels, grouped in sections.
public struct Form<Content: View> {
  let content: Content
  @Environment(\.formStyling) var styling
  @Environment(\.formLook) private var look

  nonisolated init(content: Content) { self.content = content }
}

extension Form {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is given.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

extension Form: View {
  public var body: some View {
    if let styling {
      styling.make(FormStyleConfiguration(content: .init(content: AnyView(content))))
    } else if look == .columns {
      // As in older dialogs: as high as its rows, with nothing around them.
      FormContainer(content: content)
    } else {
      ScrollContainer(
        axes: .vertical, showsIndicators: true, fillsRoom: true, mostHeight: MostHeight.form,
        growsFrames: look == .automatic,
        content: WithinMargins(content: FormContainer(content: content)))
    }
  }
}

struct FormContainer<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  static var groupsSections: Bool { true }
  let content: Content

  func describe(in context: DescriptionContext) -> FormDescription {
    let spacing = context.environment.listSectionSpacing
    return FormDescription(
      look: context.environment.formLook,
      sectionSpacing: spacing.flatMap { $0.isFinite ? max(0, Double($0)) : nil },
      hidesGround: context.environment.hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfLists)
  }
}

/// A label and what belongs to it.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledContent {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value as `format` writes it.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent: View, PrimitiveView, StyledControl {
  public typealias Body = Never

  var builtIn: LabeledRow<Label, Content> { LabeledRow(label: label, content: content) }
  static func isStyled(_ style: Style) -> Bool { style.hasLabeledContentStyle }
  func styled(in values: EnvironmentValues) -> AnyView? {
    values.labeledContentLook?.make(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is given.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A label and what belongs to it as one widget.
struct LabeledRow<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledRow: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> LabeledNode {
    let node = LabeledNode(under: parent)
    node.mount(
      label: { Label._makeNode(view.label, under: $0) },
      content: { Content._makeNode(view.content, under: $0) })
    return node
  }
  static func patch(_ node: LabeledNode, with view: Self) {
    Label._patch(node.label.child!, with: view.label)
    Content._patch(node.content.child!, with: view.content)
  }
}

final class LabeledNode: HostNode, AttributedNode {
  private let widget: any DescribedWidget<LabeledRowDescription>
  private(set) var label: SlotNode!
  private(set) var content: SlotNode!

  var anyWidget: any Widget { widget }

  override init(under parent: Node) {
    widget = parent.graph.renderer.makeWidget(for: LabeledRowDescription())
    super.init(under: parent)
    label = SlotNode(.label, of: widget, under: self)
    content = SlotNode(.content, of: widget, under: self)
  }

  func mount(label makeLabel: (Node) -> Node, content makeContent: (Node) -> Node) {
    label.mount(makeLabel)
    content.mount(makeContent)
    applyAttributes()
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    visit(label)
    visit(content)
  }
  override func unmount() {
    label.unmount()
    content.unmount()
    super.unmount()
  }
}
