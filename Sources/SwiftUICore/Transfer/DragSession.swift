/// What a drag from a view may do with what is dragged. Here what is dragged is copied, whatever it says.
public struct DragConfiguration: Hashable, Sendable {
  public struct OperationsWithinApp: Hashable, Sendable {
    var allowMove: Bool
    var allowDelete = false
    public init(allowMove: Bool = false) { self.allowMove = allowMove }
    public init(allowMove: Bool = false, allowDelete: Bool) {
      (self.allowMove, self.allowDelete) = (allowMove, allowDelete)
    }
  }
  public struct OperationsOutsideApp: Hashable, Sendable {
    var allowCopy: Bool
    var allowMove: Bool
    var allowDelete: Bool
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }
  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp

  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    operationsWithinApp = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete)
  }
  public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = .init())
  {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
}

/// A drag from a view of this program.
public struct DragSession: Identifiable, @unchecked Sendable {
  /// Equal only to itself.
  public struct ID: Hashable, Sendable {
    private let value = UUID()
    init() {}
  }
  public enum Phase: Hashable, Sendable {
    /// It is about to begin.
    case initial
    case active
    /// It is over: what was dragged was copied, or, with `cancel`, nobody took it.
    case ended(DropOperation)
    /// Whoever took it has it all.
    case dataTransferCompleted
  }
  public let id: ID
  public internal(set) var phase: Phase
  /// Where it began is not told: the origin of the view.
  public internal(set) var location = CGPoint.zero
  /// Of what is under the pointer, among all that is dragged.
  public internal(set) var draggedItemIndex = 0
  // Each was given as one that is `Sendable`.
  var itemIDs: [AnyHashable]

  /// The ids of what is dragged, where there are any of this type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// How a drag goes on, as renderers tell it.
package enum DragProgress: Equatable, Sendable {
  case began
  case ended(isTaken: Bool)
}

/// A drag that is under way from a view.
@MainActor
final class DragProgressReader {
  private var session = DragSession(id: .init(), phase: .initial, itemIDs: [])

  func begin(_ ids: [AnyHashable]) { session = DragSession(id: .init(), phase: .initial, itemIDs: ids) }
  func tell(_ progress: DragProgress, _ listeners: [DragListener]) {
    func tell(_ phase: DragSession.Phase) {
      session.phase = phase
      for listener in listeners { listener.update(session) }
    }
    switch progress {
    case .began:
      tell(.initial)
      tell(.active)
    case .ended(let isTaken):
      tell(.ended(isTaken ? .copy : .cancel))
      if isTaken { tell(.dataTransferCompleted) }
    }
  }
}

/// Who wants to know of drags.
struct DragListener { let update: @MainActor (DragSession) -> Void }
private struct DragListenersKey: EnvironmentKey { static var defaultValue: [DragListener] { [] } }

extension EnvironmentValues {
  var dragListeners: [DragListener] {
    get { self[DragListenersKey.self] }
    set { self[DragListenersKey.self] = newValue }
  }
}

extension View {
  /// Accepted without effect: what is dragged is copied.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  /// Is told of drags from the views in this one: as they begin, and as they end.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    nonisolated(unsafe) let onUpdate = onUpdate
    let listener = DragListener { onUpdate($0) }
    return modifier(_EnvironmentModifier { $0.dragListeners.append(listener) })
  }
}
