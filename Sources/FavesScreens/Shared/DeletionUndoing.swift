import FavesCore
import SwiftUI

/// Something that deletes items and can take that back.
@MainActor protocol DeletionUndoing: AnyObject {
  associatedtype ItemID: Hashable & Sendable
  func delete(_ ids: Set<ItemID>) -> DeletionID?
  func undoDelete(_ id: DeletionID?)
}

extension ContactStore: DeletionUndoing {}
extension MovieStore: DeletionUndoing {}

extension DeletionUndoing {
  /// Deletes; Ctrl+Z in the window brings back, and Ctrl+Shift+Z deletes again.
  ///
  /// - Parameters:
  ///   - actionName: for a menu: "Delete Contact".
  ///   - broughtBack: is called after each Ctrl+Z.
  func delete(
    _ ids: Set<ItemID>, undoManager: UndoManager?, actionName: String,
    broughtBack: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    guard let deletion = delete(ids), let undoManager else { return }
    // What is undone in another way goes with the deletion: see `undoDelete(_:undoManager:)`.
    undoManager.registerUndo(withTarget: deletion) { [weak self, weak undoManager] deletion in
      guard let self else { return }
      undoDelete(deletion)
      broughtBack()
      undoManager?.registerUndo(withTarget: self) { store in
        store.delete(ids, undoManager: undoManager, actionName: actionName, broughtBack: broughtBack)
      }
    }
    undoManager.setActionName(actionName)
  }

  /// Takes a deletion back without Ctrl+Z, which then goes on with the one before.
  func undoDelete(_ deletion: DeletionID, undoManager: UndoManager?) {
    undoDelete(deletion)
    undoManager?.removeAllActions(withTarget: deletion)
  }
}
