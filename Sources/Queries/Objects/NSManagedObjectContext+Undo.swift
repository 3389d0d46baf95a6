import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
  /// Takes the last group of changes back, those of the last event, with the context's undo manager; without one nothing.
  public func undo() { withUndoManager { $0.undo() } }

  /// Makes again what was taken back last.
  public func redo() { withUndoManager { $0.redo() } }

  func withUndoManager(_ action: @escaping @Sendable @MainActor (UndoManager) -> Void) {
    // Undo managers are the main actor's, and so is what they take back.
    guard let undoManager, concurrencyType == .mainQueueConcurrencyType else { return }
    MainActorAccess.run { action(undoManager) }
  }

  /// Has a change of an object taken back by the next undo. What takes it back registers its own opposite, for redo.
  func registerUndo(
    of object: NSManagedObject, _ takeBack: @escaping (NSManagedObjectContext, NSManagedObject) -> Void
  ) {
    guard undoManager != nil else { return }
    // On the main actor throughout, as the context is.
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let takeBack = takeBack
    withUndoManager { manager in
      manager.registerUndo(withTarget: self) { takeBack($0, object) }
    }
  }
}
