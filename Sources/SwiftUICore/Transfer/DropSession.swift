/// Something that is dragged over a view, or was dropped on it.
public struct DropSession: Identifiable, Sendable {
  /// Stays the same from when it comes over the view until it leaves or is dropped.
  public struct ID: Hashable, Sendable {
    private let value = UUID()
    init() {}
  }
  public enum Phase: Hashable, Sendable {
    case entering
    case active
    case exiting
    /// It was dropped, and this is what became of it: with `forbidden` nobody took it.
    case ended(DropOperation)
    /// All of what was dropped is there.
    case dataTransferCompleted
  }
  public internal(set) var id = ID()
  public internal(set) var phase: Phase
  /// In points of the view.
  public var location: CGPoint
  /// How many things are dragged; 0 while nobody has said, as before a drop from another program.
  public var itemsCount: Int
}

/// Who wants to know of what is dragged over views.
struct DropListener {
  let update: @MainActor (DropSession) -> Void
  /// One thing at a time is dragged. It may have left when it is dropped: some desktops say so of every drop.
  @MainActor private static var id = DropSession.ID()

  /// - Parameter isTaken: what the view says to it.
  @MainActor static func tell(_ listeners: [DropListener], of event: DropEvent, isTaken: Bool) {
    guard !listeners.isEmpty else { return }
    if event.stage == .entered { id = DropSession.ID() }
    func tell(_ phase: DropSession.Phase) {
      var session = DropSession(phase: phase, location: event.place, itemsCount: event.items.count)
      session.id = id
      for listener in listeners { listener.update(session) }
    }
    switch event.stage {
    case .entered: tell(.entering)
    case .moved: tell(.active)
    case .left: tell(.exiting)
    case .dropped:
      tell(.ended(isTaken ? .copy : .forbidden))
      if isTaken { tell(.dataTransferCompleted) }
    }
  }
}

private struct DropListenersKey: EnvironmentKey { static var defaultValue: [DropListener] { [] } }

extension EnvironmentValues {
  var dropListeners: [DropListener] {
    get { self[DropListenersKey.self] }
    set { self[DropListenersKey.self] = newValue }
  }
}

extension View {
  /// Is told of what is dragged over the views in this one that take drops: as it comes, moves and leaves, and as it is dropped.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    nonisolated(unsafe) let onUpdate = onUpdate
    let listener = DropListener(update: { onUpdate($0) })
    return modifier(_EnvironmentModifier { $0.dropListeners.append(listener) })
  }
}

/// How the pictures of what is dragged lie together; by name.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  public static let `default` = DragDropPreviewsFormation(name: "default")
  public static let none = DragDropPreviewsFormation(name: "none")
  public static let list = DragDropPreviewsFormation(name: "list")
  public static let pile = DragDropPreviewsFormation(name: "pile")
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
  /// Accepted without effect: what is seen of a drag is the view that it began in.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Accepted without effect.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}
