/// A control that is one widget in its built-in looks, and whatever views a client's style makes of it otherwise.
@MainActor
protocol StyledControl: PrimitiveView where Body == Never {
  associatedtype BuiltIn: View
  /// The control as one widget.
  var builtIn: BuiltIn { get }
  /// Whether a client's style is in force.
  static func isStyled(_ style: Style) -> Bool
  /// Which widget it is; with another one the widget is made anew.
  static func widget(in style: Style) -> Int
  /// The control as the style in the environment makes it; nil: there is none.
  func styled(in values: EnvironmentValues) -> AnyView?
}

extension StyledControl {
  static func widget(in style: Style) -> Int { 0 }

  static func makeNode(_ view: Self, under parent: Node) -> StyledControlNode<Self> {
    StyledControlNode(view, under: parent)
  }
  static func patch(_ node: StyledControlNode<Self>, with view: Self) { node.patch(with: view) }
}

/// The node of a control: its child is the widget's node, or that of the views a style made.
final class StyledControlNode<Control: StyledControl>: SingleChildNode, StyledNode {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { !isStyled }
  override var leavesQuietly: Bool { true }
  @exclusivity(unchecked) private var view: Control
  private var isStyled: Bool
  private var widget: Int

  init(_ view: Control, under parent: Node) {
    self.view = view
    let style = parent.environmentForChildren.style
    isStyled = Control.isStyled(style)
    widget = Control.widget(in: style)
    super.init(under: parent)
    child = make()
  }

  private func make() -> Node {
    isStyled
      ? AnyView._makeNode(styledView(), under: self) : Control.BuiltIn._makeNode(view.builtIn, under: self)
  }

  /// What the style makes of the control; what it reads, the control follows.
  private func styledView() -> AnyView {
    reading { view.styled(in: EnvironmentValues(scope: environment)) } ?? AnyView(EmptyView())
  }

  func patch(with new: Control) {
    var old = new
    // What is freed of the old one is not in here any more.
    swap(&view, &old)
    if isStyled {
      AnyView._patch(child!, with: styledView())
    } else {
      Control.BuiltIn._patch(child!, with: new.builtIn)
    }
  }

  override func update() {
    isDirty = false
    let wantsStyle = Control.isStyled(environment.style)
    let wanted = Control.widget(in: environment.style)
    if wantsStyle != isStyled || wanted != widget && !isStyled {
      isStyled = wantsStyle
      widget = wanted
      let hadFocus = child?.isFocusInside ?? false
      exchangeChild((old: nil, new: nil), patch: { _ in }, make: { make() })
      // It is another widget, but to the person the same control.
      if hadFocus, let widget = child?.widgets.first { _ = graph.renderer.moveFocus(into: widget) }
    } else if isStyled {
      AnyView._patch(child!, with: styledView())
    }
  }

  func styleChanged() { update() }
}
