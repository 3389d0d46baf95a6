/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

extension View {
  /// Shows a count at the end of the row of a list or form, or beside the label of a tab, that this view is; 0: none.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(count, format: .number))
  }
  /// Shows a text at the end of the row of a list or form, or beside the label of a tab, that this view is; nil: none.
  public nonisolated func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
  /// How much badges in this view stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// A view that has a badge where it is a row or a tab.
struct BadgedView<Content: View> {
  let content: Content
  let badge: Text?
}

extension BadgedView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> BadgedNode<Content> {
    BadgedNode(view, under: parent)
  }
  static func patch(_ node: BadgedNode<Content>, with view: Self) { node.patch(with: view) }
}

/// What is at the end of a row.
private struct Badge: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence
  /// Grows with the digits, so that one of them is no higher than wide with what is around it.
  @ScaledMetric private var side: CGFloat = 7

  var body: some View {
    if prominence == .increased {
      text.monospacedDigit().foregroundColor(.white).padding(.horizontal, side).padding(.vertical, 1)
        .background(.red, in: Capsule())
    } else {
      text.monospacedDigit().foregroundColor(prominence == .decreased ? .secondary.opacity(0.6) : .secondary)
    }
  }
}

/// The row of a list or form with its badge; what looks for the row it is in looks past it.
struct BadgedRow<Content: View>: View {
  let content: Content
  let badge: Text?

  var body: some View {
    // Where there is none, nothing of it takes room.
    HStack(spacing: 0) {
      BadgedContent(content: content)
      if let badge {
        Spacer(minLength: 24)
        Badge(text: badge)
      }
    }
  }
}

/// What a badge stands beside.
private struct BadgedContent<Content: View> {
  let content: Content
}

extension BadgedContent: View, ViewAroundOne {
  typealias Body = Never
  var inside: Content { content }
  static func makeEmptyNode(for view: Self, under parent: Node) -> BadgedContentNode {
    BadgedContentNode(under: parent)
  }
  func tell(_ node: BadgedContentNode) {}
}

private final class BadgedContentNode: SingleChildNode {
  override var isRecyclable: Bool { true }
}

/// What is the whole row of a form, and so has the badge in its label.
@MainActor
private protocol FormRow: View {
  associatedtype Badged: View
  func badged(_ badge: Text?) -> Badged
}
extension NavigationLink: FormRow {
  fileprivate func badged(_ badge: Text?) -> NavigationLink<BadgedRow<Label>, Destination> {
    let target: NavigationLink<BadgedRow<Label>, Destination>.Target =
      switch target {
      case .view(let destination): .view(destination)
      case .value(let value): .value(value)
      }
    return .init(target: target, isActive: isActive, label: BadgedRow(content: label, badge: badge))
  }
}
extension Button: FormRow {
  fileprivate func badged(_ badge: Text?) -> Button<BadgedRow<Label>> {
    Button<BadgedRow<Label>>(
      role: role, action: action, label: BadgedRow(content: label, badge: badge), leadsOn: leadsOn)
  }
}

/// The node of a view with a badge. What it is does not change while it is there.
final class BadgedNode<Content: View>: SingleChildNode, RowSurroundings {
  private let isRow: Bool
  private let isFormRow: Bool
  /// Whether the badge goes into its content.
  private var isPainted: Bool { isRow && Content.self is any PaintedRow.Type }
  private var badge: Text?

  init(_ view: BadgedView<Content>, under parent: Node) {
    badge = view.badge
    let host = parent.hostOfBareRow
    isFormRow = host?.holdsFormRows == true && Content.self is any FormRow.Type
    // The label of a link that is a row is all that there is in it.
    isRow = host?.holdsRows == true || host?.isLinkAsRow == true
    super.init(under: parent)
    child = Self.make(shown(view.content), under: self)
  }

  var rowContent: Node? {
    isRow && !isFormRow && !isPainted ? child?.firstInSubtree { $0 as? BadgedContentNode } : child
  }

  private func shown(_ content: Content) -> any View {
    if isFormRow, let row = content as? any FormRow { return row.badged(badge) }
    if isPainted, let row = content as? any PaintedRow { return row.badged(badge) }
    return isRow ? BadgedRow(content: content, badge: badge) : content
  }

  private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }

  func patch(with view: BadgedView<Content>) {
    let old = badge?.plain
    badge = view.badge
    Self.patch(child!, with: shown(view.content))
    if !isRow && old != badge?.plain { graph.preferencesChanged(above: self) }
  }

  override func collectRows(into rows: inout RowMap) {
    if isRow { return super.collectRows(into: &rows) }
    let outer = rows.traits.look.badge
    rows.traits.look.badge = badge?.plain
    super.collectRows(into: &rows)
    rows.traits.look.badge = outer
  }
}

extension HostNode {
  /// Whether what is in it are the rows of a list or form, or is one.
  final var holdsRows: Bool {
    if let row = self as? RowNode { return !row.widget.description.isCell }
    return self is ListNode || self is SectionNode || holdsFormRows
  }

  /// Whether it holds the label of a link that is a row.
  fileprivate final var isLinkAsRow: Bool {
    var around = parent
    // In a form the label is a button's, which its style may have made.
    while let node = around, node.asHost == nil, !(node is any ValueLinkNode) { around = node.parent }
    guard let link = around as? any ValueLinkNode else { return false }
    return link.isPlainRow || link.hostOfBareRow?.holdsFormRows == true
  }

  /// The same of a form.
  fileprivate final var holdsFormRows: Bool {
    if self is SlotNode { return parent is SectionNode }
    // A section of a list has no widget.
    if self is SectionNode { return false }
    return attributed?.anyWidget is any DescribedWidget<FormDescription>
  }
}
