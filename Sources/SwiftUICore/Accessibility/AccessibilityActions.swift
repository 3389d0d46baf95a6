/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// What an action of a view is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// As assistive tools say it.
  let name: String
  /// What a click does: the first action of the view, in place of the one its control has.
  public static let `default` = AccessibilityActionKind(name: AccessibilityActions.defaultName)
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "show menu")
  private init(name: String) { self.name = name }
  public init(named name: Text) { self.init(name: name.plain) }
}

/// What assistive tools can do with a widget beyond what its kind offers, in order. Two are the same only if they are one:
/// closures cannot be compared, and the newest are to be called.
package final class AccessibilityActions: Equatable, @unchecked Sendable {
  package struct Action {
    package let name: String
    package let act: () -> Void
    package init(name: String, act: @escaping () -> Void) {
      self.name = name
      self.act = act
    }
  }
  /// The name of the action that a click stands for.
  package static let defaultName = "activate"
  /// The name of the action that makes a value larger; what has it is adjustable.
  package static let incrementName = "increment"
  package static let decrementName = "decrement"

  package let actions: [Action]
  fileprivate init(_ actions: [Action]) { self.actions = actions }
  package static func == (a: AccessibilityActions, b: AccessibilityActions) -> Bool { a === b }
}

extension Attributes {
  /// Adds actions behind those from further in, whose names have been given.
  fileprivate mutating func add(_ added: [AccessibilityActions.Action]) {
    var actions = accessibilityActions?.actions ?? []
    for action in added where !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
    if !actions.isEmpty { accessibilityActions = AccessibilityActions(actions) }
  }
}

/// Actions that a modifier adds; they count as new with each update.
private struct AddedActions: Equatable {
  let actions: [AccessibilityActions.Action]
  static func == (a: Self, b: Self) -> Bool { false }
}

extension View {
  private nonisolated func accessible(_ actions: AccessibilityActions.Action...) -> some View {
    attribute(AddedActions(actions: actions)) { $0.add($1.actions) }
  }

  /// Lets assistive tools do something with this view. What is told as an action by name there is here the action of that
  /// name, of the default kind "activate".
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessible(.init(name: actionKind.name, act: handler)) }
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  {
    accessible(.init(name: name.plain, act: handler))
  }
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  /// Lets assistive tools do something that a label says; a symbol in it is not told.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    AccessibilityActionsView(base: self, content: Button(action: action, label: label))
  }

  /// Lets assistive tools do what the controls in `content` do: buttons, links, toggles and the choices of pickers.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { AccessibilityActionsView(base: self, content: content()) }

  /// The same; the desktop's tools show actions of all categories together.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Lets assistive tools change a value step by step, by the actions "increment" and "decrement".
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible(
      .init(name: AccessibilityActions.incrementName, act: { handler(.increment) }),
      .init(name: AccessibilityActions.decrementName, act: { handler(.decrement) }))
  }
  /// Lets assistive tools scroll, by the actions "scroll up", "scroll down", "scroll back" and "scroll on".
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessible(
      .init(name: "scroll up", act: { handler(.top) }), .init(name: "scroll down", act: { handler(.bottom) }),
      .init(name: "scroll back", act: { handler(.leading) }),
      .init(name: "scroll on", act: { handler(.trailing) }))
  }
  /// Lets assistive tools change how large something is, by the actions "zoom in" and "zoom out".
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessible(
      .init(name: "zoom in", act: { handler(AccessibilityZoomGestureAction(.zoomIn)) }),
      .init(name: "zoom out", act: { handler(AccessibilityZoomGestureAction(.zoomOut)) }))
  }

  /// Among the views beside it this one comes first for assistive tools where its priority is higher; 0 is everybody's.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attribute(sortPriority.isFinite ? sortPriority : 0) { $0.accessibilitySortPriority = $1 }
  }
}

/// A view and controls that only assistive tools use.
private struct AccessibilityActionsView<Base: View, Content: View> {
  let base: Base
  let content: Content
}

extension AccessibilityActionsView: View, PrimitiveView {
  typealias Body = Never

  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }

  static func makeNode(_ view: Self, under parent: Node) -> AccessibilityActionsNode {
    let node = AccessibilityActionsNode(under: parent)
    node.mount(
      entries: { MenuContent._makeNode(MenuContent(content: view.content), under: $0) },
      base: { Base._makeNode(view.base, under: $0) })
    return node
  }
  static func patch(_ node: AccessibilityActionsNode, with view: Self) {
    MenuContent._patch(node.entries.content, with: MenuContent(content: view.content))
    Base._patch(node.child!, with: view.base)
    node.child?.renewAttributes()
  }
}

private final class AccessibilityActionsNode: AttributeSourceNode {
  private(set) var entries: MenuEntriesNode!

  func mount(entries make: (Node) -> Node, base: (Node) -> Node) {
    entries = MenuEntriesNode(under: self) { [weak self] in self?.markDirty() }
    entries.mount(make)
    child = base(self)
  }

  override func update() {
    isDirty = false
    child?.renewAttributes()
  }

  override func apply(to attributes: inout Attributes) { attributes.add(Self.actions(of: entries.sections)) }

  /// What can be chosen now, in menus inside the menu too.
  private static func actions(of sections: [MenuSection]) -> [AccessibilityActions.Action] {
    sections.flatMap(\.items).flatMap { item -> [AccessibilityActions.Action] in
      switch item.kind {
      case .submenu(let inner): return actions(of: inner)
      case .text: return []
      case .action, .check, .choice:
        return item.isEnabled ? [.init(name: item.title, act: { item.action() })] : []
      }
    }
  }

  override func forEachRead(_ visit: (Node) -> Void) { if let entries { visit(entries) } }
  override func unmount() {
    entries.unmount()
    super.unmount()
  }
}

/// What actions of a view are about.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// One of the program's own.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey).plain }
  public init(_ name: Text) { self.name = name.plain }
  private init(name: String) { self.name = name }
}
