/// What one undo takes back: actions and groups of them, in the order in which they were registered.
@MainActor
final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }
  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false
  /// Opened by the first registration of an event, and closed at the event's end.
  let isOfEvent: Bool

  init(isOfEvent: Bool = false) { self.isOfEvent = isOfEvent }

  var isEmpty: Bool { entries.isEmpty }

  /// Runs the actions, the last one first.
  func run() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  func removeActions(of target: AnyObject) {
    entries = entries.filter { entry in
      switch entry {
      case .action(let action): return action.target !== target
      case .group(let group):
        group.removeActions(of: target)
        return !group.isEmpty
      }
    }
  }
}

/// One thing to take back.
@MainActor
struct UndoAction {
  /// Not kept alive; an action whose target has gone does nothing.
  private(set) weak var target: AnyObject?
  private let handler: (AnyObject) -> Void

  init(_ target: AnyObject, _ handler: @escaping (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  func run() { if let target { handler(target) } }
}
