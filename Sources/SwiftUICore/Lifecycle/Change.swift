/// Calls a function when a value differs from the one in the previous update.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Whether the function is the one given with the old value, which sees what the view was like then.
  var callsPrevious = false
  /// Gets the old and the new value.
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    ValueActionNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: ValueActionNode<Value, C>.self).patch(with: modifier, on: content)
  }
}

final class ValueActionNode<Value: Equatable, Content: View>: SingleChildNode {
  override var isRecyclable: Bool { true }
  private var modifier: _ValueActionModifier<Value>
  /// The flush in which the function was last called because of another update, and how often more it may be in it.
  private var lastFlush: UInt32?
  private var callsLeft = 0

  init(_ modifier: _ValueActionModifier<Value>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    if modifier.isInitial { call(modifier.action, modifier.value, modifier.value) }
  }

  func patch(with new: _ValueActionModifier<Value>, on content: Content) {
    let old = modifier
    modifier = new
    Content._patch(child!, with: content)
    guard old.value != new.value, mayCall() else { return }
    call(new.callsPrevious ? old.action : new.action, old.value, new.value)
  }

  /// A function that changes its own value is called three times in one update, as in SwiftUI: for the event's change and
  /// for two that follow from it. The transactions of the event itself, however many, are not counted.
  private func mayCall() -> Bool {
    guard graph.isConsequence else { return true }
    if lastFlush != graph.flushID { (lastFlush, callsLeft) = (graph.flushID, 2) }
    callsLeft -= 1
    if callsLeft == -1 {
      Diagnostics.warn(
        "\(KnownWarning.changesTooOften(Value.self)) An onChange(of:) of \(ownerInProgram) changes its own value; it is not called "
          + "again in this update.")
    }
    return callsLeft >= 0
  }

  private func call(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    graph.afterUpdate { action(old, new) }
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed; with `initial`, once at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when `value` has changed: the function that was given with the old value, so that
  /// what it captured is from then and can be compared.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, callsPrevious: true, action: { _, new in action(new) }))
  }
}
