import Foundation

/// Takes back what was done, and does it again.
///
/// Foundation on Linux has none; this is Apple's, by its documentation. What is registered in one event is one group, and
/// one `undo`. In an app each window has an undo manager, in the environment: Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y
/// do again.
@MainActor @preconcurrency
open class UndoManager {
  private enum State { case idle, undoing, redoing }

  private var state = State.idle
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the innermost last.
  private var open: [UndoGroup] = []
  private var disabled = 0

  /// Whether a group is opened by itself for each event.
  public var groupsByEvent = true
  /// How many groups are kept, the oldest going first; 0: all.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }

  public nonisolated init() {}

  // MARK: groups

  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Opens a group; what is registered until its end is taken back as one.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, state == .idle { openEventGroup() }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group; a group in which nothing was registered leaves nothing to undo.
  public func endUndoGrouping() {
    guard let group = open.popLast() else {
      warn("endUndoGrouping was called while no undo group was open.")
      return
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard !group.isEmpty else { return }
    if let outer = open.last {
      outer.entries.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
      return
    }
    if state == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func openEventGroup() {
    let group = UndoGroup(isOfEvent: true)
    open.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
    EventEnd.add { [weak self, weak group] in
      guard let self, let group, open.contains(where: { $0 === group }) else { return }
      while let last = open.last {
        endUndoGrouping()
        if last === group { break }
      }
    }
  }

  private func closeEventGroup() {
    if open.count == 1, open[0].isOfEvent { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: registering

  /// Has `handler` called with `target` by the next undo, or, while undoing, by the next redo. The target is not kept
  /// alive.
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        warn("An undo was registered outside of a group, while groupsByEvent is off; it is lost.")
        return
      }
      openEventGroup()
    }
    // The target is the one that was given.
    open.last!.entries.append(.action(UndoAction(target) { handler($0 as! TargetType) }))
    if state == .idle { redoStack.removeAll() }
  }

  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Lets registrations go by until `enableUndoRegistration`; calls nest.
  public func disableUndoRegistration() { disabled += 1 }
  public func enableUndoRegistration() {
    guard disabled > 0 else {
      warn("enableUndoRegistration was called more often than disableUndoRegistration.")
      return
    }
    disabled -= 1
  }

  /// Forgets everything, and turns registration on.
  public func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for group in open { group.entries.removeAll() }
    disabled = 0
  }

  /// Forgets what is registered with `target`.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.removeActions(of: target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: undoing

  public var canUndo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !undoStack.isEmpty || open.contains { !$0.isEmpty }
  }
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  public var undoCount: Int { undoStack.count }
  public var redoCount: Int { redoStack.count }
  public var isUndoing: Bool { state == .undoing }
  public var isRedoing: Bool { state == .redoing }

  /// Takes back the last group, after closing that of the running event.
  public func undo() {
    closeEventGroup()
    guard open.isEmpty else {
      warn("undo was called while an undo group was open; nothing is undone.")
      return
    }
    undoNestedGroup()
  }

  /// Takes back the last group that is closed.
  public func undoNestedGroup() {
    guard state == .idle, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    carryOut(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last.
  public func redo() {
    guard state == .idle, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    carryOut(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func carryOut(_ group: UndoGroup, as new: State) {
    let outer = open
    open = []
    state = new
    beginUndoGrouping()
    open.last!.name = group.name
    open.last!.isDiscardable = group.isDiscardable
    group.run()
    while !open.isEmpty { endUndoGrouping() }
    state = .idle
    open = outer
  }

  private func warn(_ message: String) {
    FileHandle.standardError.write(Data("UndoManager: warning: \(message)\n".utf8))
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: names

  /// Names what the open group does, for a menu: "Delete Film".
  public func setActionName(_ actionName: String) {
    // Set after the group is closed, it is the last group's.
    (open.first ?? (state == .idle ? undoStack.last : nil))?.name = actionName
  }
  public var undoActionName: String { (open.first { !$0.isEmpty } ?? undoStack.last)?.name ?? "" }
  public var redoActionName: String { redoStack.last?.name ?? "" }
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Says whether what the open group does could be lost without harm.
  public func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }
  public var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  public var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
