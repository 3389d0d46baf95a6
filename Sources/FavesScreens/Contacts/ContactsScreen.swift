import FavesCore
import SwiftUI

/// The list of contacts and, beside it, the one that is selected.
struct ContactsScreen: View {
  @Environment(ContactStore.self) private var store
  @Environment(\.undoManager) private var undoManager
  @State private var selection: Contact.ID?
  @State private var draft: ContactDraft?

  var body: some View {
    VStack(spacing: 0) {
      if store.count > 0 {
        NavigationSplitView {
          ContactList(selection: $selection, add: add, delete: delete)
            .navigationTitle("Contacts")
        } detail: {
          if let selection, let entry = store[selection] {
            ContactDetails(
              entry: entry, edit: { draft = ContactDraft(entry.contact) }, delete: { delete([entry.id]) }
            )
            .id(selection)
          } else {
            ContentUnavailableView("Select a Contact", systemImage: "person")
          }
        }
      } else {
        NoContacts(add: add)
      }
      ContactUndoBar(restored: { selection = $0 })
    }
    .onChange(of: isSelectionGone) { if isSelectionGone { selection = nil } }
    .fullScreenCover(item: $draft) { draft in
      ContactEditor(draft: draft, saved: { selection = $0.id })
    }
  }

  /// Whether who was selected is not there any more.
  private var isSelectionGone: Bool { selection.map { store[$0] == nil } ?? false }

  private func add() { draft = ContactDraft() }

  private func delete(_ ids: Set<Contact.ID>) {
    store.delete(ids, undoManager: undoManager, actionName: "Delete Contact") {
      if ids.count == 1 { selection = ids.first }
    }
  }
}

private struct NoContacts: View {
  let add: @MainActor () -> Void
  @Environment(ContactStore.self) private var store

  var body: some View {
    ContentUnavailableView {
      Label("No Contacts Yet", systemImage: "person.2")
    } description: {
      Text("People you add appear here.")
    } actions: {
      Button("Add Contact", action: add).disabled(!store.phase.isEditable)
    }
    .navigationTitle("Contacts")
    .toolbar { AddContactItem(add: add) }
  }
}

/// The button in the bar that adds a contact; with the list, not beside one's details in a narrow window.
struct AddContactItem: ToolbarContent {
  let add: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .navigation) { AddContactButton(add: add) }
  }
}

private struct AddContactButton: View {
  let add: @MainActor () -> Void
  @Environment(ContactStore.self) private var store

  var body: some View {
    Button(action: add) { Image(systemName: "plus") }
      .disabled(!store.phase.isEditable)
      .help("Add a contact")
      .accessibilityLabel("Add Contact")
  }
}

private struct ContactUndoBar: View {
  /// Gets the contact that came back, where it was one.
  let restored: (Contact.ID) -> Void
  @Environment(ContactStore.self) private var store
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    UndoBar(deletion: store.lastDeletion?.id, message: message, undo: undo)
  }

  private func undo() {
    guard let deletion = store.lastDeletion else { return }
    store.undoDelete(deletion.id, undoManager: undoManager)
    if deletion.items.count == 1 { restored(deletion.items[0].id) }
  }

  private var message: String {
    let entries = store.lastDeletion?.items ?? []
    guard entries.count == 1 else { return "Deleted \(entries.count) contacts" }
    return "Deleted “\(entries[0].displayName)”"
  }
}
