/// Shows another page when it is clicked.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(Destination)
    /// nil: the link is off.
    case value(AnyHashable?)
  }
  let target: Target
  let isActive: Binding<Bool>?
  let label: Label
}

extension NavigationLink {
  /// A link to `destination`.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), isActive: nil, label: label())
  }
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), isActive: nil, label: label())
  }
  /// A link that shows its page while `isActive` is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: label())
  }
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination), isActive: isActive, label: label())
  }
  /// A link that shows its page while `selection` is `tag`.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let tag = tag
    nonisolated(unsafe) let selection = selection
    let isActive = Binding<Bool>(
      reading: { selection.wrappedValue == tag },
      writing: { active in
        if active {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(target: .view(destination), isActive: isActive, label: label())
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), isActive: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), isActive: nil, label: Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), isActive: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), isActive: nil, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination), isActive: isActive, label: Text(titleKey))
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes `value` onto its stack, whose `navigationDestination` makes the page; nil turns it off.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), isActive: nil, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), isActive: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), isActive: nil, label: Text(title))
  }
}

extension NavigationLink: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> NavigationLinkNode<Label, Destination> {
    NavigationLinkNode(view, under: parent)
  }
  static func patch(_ node: NavigationLinkNode<Label, Destination>, with view: Self) {
    node.patch(with: view)
  }
}

/// A link to a value, which its row stands for in a list's selection.
@MainActor
protocol ValueLinkNode: Node {
  /// nil: the link leads to a view, or is off.
  var valueOfLink: AnyHashable? { get }
  /// Whether its label is a row of a list.
  var isPlainRow: Bool { get }
}

/// The node of a link. In a list row the row itself is what is clicked; elsewhere the link is a button.
final class NavigationLinkNode<Label: View, Destination: View>: SingleChildNode, ActivatedNode, ValueLinkNode
{
  override var asActivated: (any ActivatedNode)? { self }
  override var knownName: String? { "NavigationLink" }
  private var view: NavigationLink<Label, Destination>
  private let isRow: Bool
  /// Whether it is to be one view: the list it is in has it among its rows as it is, without a row's node around it, or
  /// modifiers are around it.
  let isPlainRow: Bool
  /// Whether its page is on the stack. The row the link is in stays as long, out of sight too: the page is the link's to
  /// keep up to date.
  private var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      rowNode?.isPinned = isShown
      if isRow, isMounted { host?.rowsAround?.linkOpened() }
    }
  }

  init(_ view: NavigationLink<Label, Destination>, under parent: Node) {
    self.view = view
    let host = parent.hostOfRow
    let isOfForEach = (host as? RowNode)?.widget.description.isCell == false
    isPlainRow = Self.isList(host) || (isOfForEach && host !== (parent.asHost ?? parent.host))
    // A link without a label is moved by its binding alone; there is nothing to click.
    isRow =
      isPlainRow || isOfForEach || Label.self == EmptyView.self
    super.init(under: parent)
    child =
      isPlainRow
      ? HStack<Label>._makeNode(row, under: self)
      : isRow ? Label._makeNode(view.label, under: self) : Button<Label>._makeNode(button, under: self)
    followBinding()
    tellRowsAround()
    tellOfArrow()
  }

  /// A link without looks, moved by its binding alone.
  init(_ view: NavigationLink<Label, Destination>, hiddenUnder parent: Node) {
    self.view = view
    isRow = true
    isPlainRow = false
    super.init(under: parent)
    child = Label._makeNode(view.label, under: self)
    followBinding()
    tellRowsAround()
  }

  /// Whether what is put into it stands in a list's rows, maybe in a section.
  private static func isList(_ host: HostNode?) -> Bool {
    var host = host
    while let section = host as? SectionNode, section.realisesRowsLazily {
      host = section.parent?.asHost ?? section.parent?.host
    }
    return host is ListNode
  }

  /// The label as one row, of however many views it is.
  private var row: HStack<Label> { HStack(alignment: .center, spacing: nil, content: view.label) }

  private var button: Button<Label> {
    Button(role: nil, action: { [weak self] in self?.activate() }, label: view.label, leadsOn: true)
  }

  private var rowNode: RowNode? {
    var node = parent
    while let current = node, !(current is RowsNode) {
      if let row = current as? RowNode { return row }
      node = current.parent
    }
    return nil
  }

  private var navigator: Navigator? { EnvironmentValues(scope: environment, isRecording: false).navigator }
  private var id: ObjectIdentifier { ObjectIdentifier(self) }

  func patch(with new: NavigationLink<Label, Destination>) {
    view = new
    if isPlainRow {
      HStack<Label>._patch(child!, with: row)
    } else if isRow {
      Label._patch(child!, with: new.label)
    } else {
      Button<Label>._patch(child!, with: button)
    }
    if isShown, case .view(let destination) = new.target {
      navigator?.host?.patch(AnyView(destination), of: id)
    }
    followBinding()
  }

  override func update() { followBinding() }

  /// Whether the program has the row show that it leads on.
  private var indicator = Visibility.automatic

  private func followBinding() {
    let (isActive, indicator) = reading {
      (
        view.isActive?.wrappedValue,
        isRow ? EnvironmentValues(scope: environment).navigationLinkIndicatorVisibility : .automatic
      )
    }
    if indicator != self.indicator {
      self.indicator = indicator
      tellOfArrow()
    }
    guard let wants = isActive, wants != isShown else { return }
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, wants != isShown else { return }
      if wants { show() } else { navigator?.host?.pop(id) }
    }
  }

  var isControl: Bool { !isRow }
  var isOpenBeside: Bool {
    guard let host = navigator?.host, !(host is NavigationStackNode) else { return false }
    return isShown || (valueOfLink.map { host.shows($0) } ?? false)
  }

  /// In a list that pushes its pages the row does, as one of a form; where they come up beside the list, its selection tells.
  func showsWhereItLeads(fromSidebar isInSidebar: Bool) -> Bool {
    guard isRow, Label.self != EmptyView.self, indicator != .hidden else { return false }
    return indicator == .visible || (navigator?.host is NavigationStackNode && !isInSidebar)
  }

  private func tellOfArrow() { if isRow { host?.rowsAround?.linksChanged(in: rowNode) } }

  var valueOfLink: AnyHashable? { if case .value(let value) = view.target { value } else { nil } }

  func activate() {
    guard EnvironmentValues(scope: environment, isRecording: false).isEnabled else { return }
    switch view.target {
    case .value(nil): break
    case .value(let value?):
      let host = navigator?.host
      // In a list the selection is what such a link changes; a stack goes on to its page as well.
      if !(host is NavigationStackNode), isSelected(by: value) { return }
      guard let host else { return noHost() }
      host.push(value, by: nameInProgram)
      if isRow, !(host is NavigationStackNode) {
        graph.afterUpdate { [weak self] in self?.host?.rowsAround?.linkOpened() }
      }
    case .view:
      if let isActive = view.isActive { isActive.wrappedValue = true } else { show() }
    }
  }

  private func show() {
    guard case .view(let destination) = view.target, !isShown else { return }
    guard let host = navigator?.host else { return noHost() }
    isShown = true
    host.push(AnyView(destination), of: id) { [weak self] in
      guard let self else { return }
      isShown = false
      // One that goes with the page it is on has nobody to tell.
      if isMounted, let isActive = view.isActive, isActive.wrappedValue { isActive.wrappedValue = false }
    }
  }

  /// A link that goes takes its page along.
  override func unmount() {
    tellOfArrow()
    super.unmount()
    guard isShown else { return }
    isShown = false
    navigator?.host?.linkIsGone(id)
  }

  /// Whether the link stands for `value` in a list's selection.
  private func isSelected(by value: AnyHashable) -> Bool {
    var node = parent
    while let current = node {
      if let list = current as? ListNode { return list.selection?.accepts(value) ?? false }
      node = current.parent
    }
    return false
  }

  private func noHost() {
    Diagnostics.warn(
      "The \(nameInProgram) stands outside a NavigationStack; it has nowhere to show its page.")
  }
}
