/// Changes the transaction of whatever changes in a subtree.
public struct _TransactionModifier {
  enum Change {
    /// In every update.
    case always((inout Transaction) -> Void)
    /// In the updates in which the value changes.
    case onChange(AnyEquatable, (inout Transaction) -> Void)
  }
  let change: Change
}

/// A value that is compared with others of its type.
struct AnyEquatable: Equatable {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }
  static func == (a: Self, b: Self) -> Bool {
    func isEqual<V: Equatable>(_ a: V) -> Bool { (b.value as? V) == a }
    return isEqual(a.value)
  }
}

extension _TransactionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    let node = TransactionNode(modifier.change, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: TransactionNode.self)
    node.take(modifier.change)
    C._patch(node.child!, with: content)
  }
}

/// The node whose subtree's changes happen in another transaction.
class TransactionNode: SingleChildNode {
  private final var change: _TransactionModifier.Change
  /// The update in which the value changed.
  private final var changedIn: UInt32?
  /// What the transaction of an update has become here: the function runs once an update.
  private final var made: (pass: UInt32, transaction: Transaction)?

  init(_ change: _TransactionModifier.Change, under parent: Node) {
    self.change = change
    super.init(under: parent)
    graph.motionModifiers += 1
  }

  override var asTransactionSource: TransactionNode? { self }

  final func take(_ new: _TransactionModifier.Change) {
    if case .onChange(let old, _) = change, case .onChange(let value, _) = new, old != value {
      changedIn = graph.pass
      made = nil
      graph.mayAnimate(below: self)
    }
    change = new
  }

  /// The transaction of a change in this subtree.
  final func transaction(_ base: Transaction) -> Transaction {
    if let made, made.pass == graph.pass { return made.transaction }
    var transaction = transactionAbove(base)
    let known = transaction.completions.count
    switch change {
    case .always(let write): write(&transaction)
    case .onChange(_, let write): if changedIn == graph.pass { write(&transaction) }
    }
    // What was added here waits at least until this update is over.
    let added = Array(transaction.completions.dropFirst(known))
    if !added.isEmpty {
      added.hold()
      graph.afterUpdate { added.release() }
    }
    made = (graph.pass, transaction)
    if transaction.animation != nil, base.animation == nil { graph.mayAnimate(below: self) }
    return transaction
  }

  override func unmount() {
    graph.motionModifiers -= 1
    super.unmount()
  }
}

extension _ViewNode {
  /// What `base`, the transaction of the update, is for changes of this node.
  final func transactionAbove(_ base: Transaction) -> Transaction {
    guard followsTransactions else { return base }
    var node: Node? = transactionParent
    while let current = node {
      if let source = current.asTransactionSource { return source.transaction(base) }
      node = current.transactionParent
    }
    return base
  }

  /// The transaction in which a change of this node is to be animated; nil: it shows at once.
  final var animatedTransaction: Transaction? {
    guard graph.isUpdating else { return nil }
    let scope = TransactionScope.current
    guard scope?.animates == true || followsTransactions else { return nil }
    let base = scope?.transaction
    // Asked even where nothing is to move: programs see, and count on, what they change in a transaction.
    let transaction = transactionAbove(base ?? Transaction())
    return transaction.animation == nil || !graph.animator.mayAnimate(self) ? nil : transaction
  }
}

extension View {
  /// Animates every change in this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_TransactionModifier(change: .always { if !$0.disablesAnimations { $0.animation = animation } }))
  }

  /// Animates the changes in this view that come together with a change of `value`.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      _TransactionModifier(
        change: .onChange(AnyEquatable(value)) { if !$0.disablesAnimations { $0.animation = animation } }))
  }

  /// Animates what the modifiers in `body` change; not the changes of this view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _PartialTransactionView(
      content: self, write: { if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Calls `transform` with the transaction of each change in this view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(change: .always(transform)))
  }

  /// Calls `transform` with the transaction of the changes in this view that come together with a change of `value`.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(change: .onChange(AnyEquatable(value), transform)))
  }

  /// Calls `transform` with the transaction of what the modifiers in `body` change; not of the changes of this view
  /// itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _PartialTransactionView(content: self, write: transform, body: body)
  }
}
