/// Whether a document that is an object is other than what was saved.
///
/// The object says that it changes, and not back to what. What it registers to be undone is counted, as undo and redo lead
/// through it: as many changes away as when it was saved, it is what was saved. A change that cannot be undone stays one.
@MainActor
final class DocumentChanges {
  /// By how many changes it is away from what was saved; less than none: so many were undone.
  private var distance = 0
  /// Whether no undo or redo leads back to what was saved.
  private var isLost = false
  /// How many changes can be undone, as was last heard.
  private var count = 0
  private var isChangeLookedAt = false
  private weak var undoManager: UndoManager?
  private var observers: [AnyCancellable] = []
  private let told: (Bool) -> Void

  /// - Parameter told: gets whether there are changes.
  init(_ told: @escaping (Bool) -> Void) { self.told = told }

  func follow(_ undoManager: UndoManager?) {
    guard undoManager !== self.undoManager else { return }
    self.undoManager = undoManager
    count = undoManager?.undoCount ?? 0
    observers = [
      observe(.NSUndoManagerDidCloseUndoGroup) { $0.groupClosed(in: $1) },
      observe(.NSUndoManagerDidUndoChange) { $0.moved(by: -1, in: $1) },
      observe(.NSUndoManagerDidRedoChange) { $0.moved(by: 1, in: $1) },
    ]
  }

  private func observe(
    _ name: Notification.Name, _ action: @escaping @MainActor (DocumentChanges, UndoManager) -> Void
  ) -> AnyCancellable {
    NotificationCenter.default.publisher(for: name, object: undoManager).sink { [weak self] _ in
      if let self, let undoManager = self.undoManager { action(self, undoManager) }
    }
  }

  func saved() {
    (distance, isLost) = (0, false)
    told(false)
  }

  /// The object is about to change.
  func changes() {
    guard let undoManager else { return lose() }
    // Undoing and doing again are counted once they are done.
    guard !undoManager.isUndoing, !undoManager.isRedoing else { return }
    told(true)
    guard !isChangeLookedAt else { return }
    isChangeLookedAt = true
    let before = undoManager.groupingLevel > 0 ? -1 : undoManager.undoCount
    EventEnd.add { [weak self, weak undoManager] in
      guard let self else { return }
      isChangeLookedAt = false
      guard let undoManager else { return lose() }
      if undoManager.undoCount <= before, undoManager.groupingLevel == 0 { lose() }
    }
  }

  private func lose() {
    isLost = true
    told(true)
  }

  private func groupClosed(in undoManager: UndoManager) {
    guard !undoManager.isUndoing, !undoManager.isRedoing, undoManager.groupingLevel == 0 else { return }
    defer { count = undoManager.undoCount }
    guard undoManager.undoCount > count else { return }
    // What was undone before cannot be done again.
    if distance < 0 { isLost = true }
    distance += 1
    told(isLost || distance != 0)
  }

  private func moved(by step: Int, in undoManager: UndoManager) {
    count = undoManager.undoCount
    distance += step
    told(isLost || distance != 0)
  }
}
