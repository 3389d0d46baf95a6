/// A button that opens a menu. Buttons, toggles, pickers, sections, dividers, links and further menus in it are entries;
/// GNOME's menus have words and no symbols.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyling) var styling
  @Environment(\.buttonStyling) var buttonStyling

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }
  /// A menu whose button does something itself; the menu opens beside it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
  /// A menu with a picture of the program's.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUICore.Label(titleKey, image: image), content: content(), primaryAction: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUICore.Label(title, image: image), content: content(), primaryAction: nil)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(title, image: image), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    if let styling {
      styling.make(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          primaryAction: primaryAction))
    } else if let face = buttonStyling.face {
      // What opens the menu looks as buttons do, with nothing of the theme's around it; what is in it is not part of that.
      BuiltInMenu(
        label: face(
          ButtonStyleConfiguration(role: nil, label: .init(content: AnyView(label)), isPressed: false)),
        content: content, primaryAction: primaryAction
      )
      .environment(\.menuLook, .bare)
      .transformEnvironment(\.menuIndicatorVisibility) { if $0 == .automatic { $0 = .hidden } }
    } else {
      BuiltInMenu(label: label, content: content, primaryAction: primaryAction)
    }
  }
}

/// A menu as one widget.
struct BuiltInMenu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension BuiltInMenu: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> MenuNode<Label, Content> {
    MenuNode(view, under: parent)
  }
  static func patch(_ node: MenuNode<Label, Content>, with view: Self) { node.patch(with: view) }
}

/// A push button that opens a menu; its label is its content.
package struct MenuDescription: Description {
  package static let kind = "menu"
  package var sections: [MenuSection]
  package var isEnabled: Bool
  package var look = ButtonDescription.Look.automatic
  package var tint: Color?
  package var size = ControlSize.regular
  /// Whether an arrow beside the label says that there is a menu.
  package var showsIndicator = true
  /// Whether it does so even where the label has one of its own.
  package var insistsOnIndicator = false
  /// What a click on the label does; nil: it opens the menu.
  package var primaryAction: Callback<Void>?
}

final class MenuNode<Label: View, Content: View>: HostNode, AttributedNode, StyledNode {
  private var view: BuiltInMenu<Label, Content>
  private var entries: MenuEntriesNode!
  private var label: SlotNode!
  private var widget: (any DescribedWidget<MenuDescription>)!

  var anyWidget: any Widget { widget }
  override var knownName: String? { "Menu" }

  init(_ view: BuiltInMenu<Label, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    entries = MenuEntriesNode(under: self) { [weak self] in self?.markDirty() }
    entries.mount { MenuContent._makeNode(MenuContent(content: view.content), under: $0) }
    widget = graph.renderer.makeWidget(for: describe())
    label = SlotNode(.content, of: widget, under: self)
    label.mount { Label._makeNode(view.label, under: $0) }
    applyAttributes()
  }

  private func describe() -> MenuDescription {
    let style = environment.style
    return reading {
      let values = EnvironmentValues(scope: environment)
      var description = MenuDescription(
        sections: entries.sections, isEnabled: style.isEnabled, look: values.menuLook ?? style.buttonLook,
        tint: style.tint, size: style.controlSize)
      description.showsIndicator = values.menuIndicator != .hidden
      description.insistsOnIndicator = values.menuIndicator == .visible
      if view.primaryAction != nil {
        description.primaryAction = Callback { [weak self] in self?.view.primaryAction?() }
      }
      return description
    }
  }

  func patch(with new: BuiltInMenu<Label, Content>) {
    view = new
    MenuContent._patch(entries.content, with: MenuContent(content: new.content))
    Label._patch(label.child!, with: new.label)
    update()
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    guard old != new else { return }
    widget.update(from: old)
    host?.widgetChanged()
  }

  func styleChanged() { update() }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    // The label is first: a menu is called by it.
    if let label { visit(label) }
  }
  override func forEachRead(_ visit: (Node) -> Void) { if let entries { visit(entries) } }
  override func unmount() {
    label.unmount()
    entries.unmount()
    super.unmount()
  }
}
