import FavesCore
import SwiftUI

/// The list of contacts and, beside it, the one that is selected, or how many are.
struct ContactsScreen: View {
  @Environment(ContactStore.self) private var store
  @Environment(\.undoManager) private var undoManager
  @State private var selection: Set<Contact.ID> = []
  @State private var draft: ContactDraft?

  var body: some View {
    VStack(spacing: 0) {
      if store.count > 0 || store.phase == .loading {
        NavigationSplitView {
          ContactList(selection: $selection, add: add, delete: delete)
            .navigationTitle("Contacts")
            // The list is what the window is for.
            .toolbar(removing: .sidebarToggle)
        } detail: {
          if selection.count > 1 {
            SeveralContacts(count: selection.count, delete: { delete(selection) })
          } else if let id = selection.first, let entry = store[id] {
            ContactDetails(
              entry: entry, edit: { draft = ContactDraft(entry.contact) }, delete: { delete([id]) }
            )
            .id(id)
          } else {
            ContentUnavailableView("Select a Contact", systemImage: "person")
          }
        }
      } else {
        NoContacts(add: add)
      }
      ContactUndoBar(restored: { selection = $0 })
    }
    .onChange(of: gone) { selection.subtract(gone) }
    .fullScreenCover(item: $draft) { draft in
      ContactEditor(draft: draft, saved: { selection = [$0.id] })
    }
  }

  /// Who is selected and not there any more.
  private var gone: Set<Contact.ID> { selection.filter { store[$0] == nil } }

  private func add() { draft = ContactDraft() }

  private func delete(_ ids: Set<Contact.ID>) {
    let name = ids.count == 1 ? "Delete Contact" : "Delete \(ids.count) Contacts"
    store.delete(ids, undoManager: undoManager, actionName: name) { selection = ids }
  }
}

/// Shown while more than one contact is selected.
private struct SeveralContacts: View {
  let count: Int
  let delete: @MainActor () -> Void
  @Environment(ContactStore.self) private var store

  var body: some View {
    ContentUnavailableView {
      Label("\(count) Contacts Selected", systemImage: "person.2")
    } actions: {
      Button("Delete \(count) Contacts", role: .destructive, action: delete)
        .disabled(!store.phase.isEditable)
    }
    .navigationTitle("\(count) Contacts")
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
  /// Gets the contacts that came back.
  let restored: (Set<Contact.ID>) -> Void
  @Environment(ContactStore.self) private var store
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    UndoBar(deletion: store.lastDeletion?.id, message: message, undo: undo)
  }

  private func undo() {
    guard let deletion = store.lastDeletion else { return }
    store.undoDelete(deletion.id, undoManager: undoManager)
    restored(Set(deletion.items.map(\.id)))
  }

  private var message: String {
    let entries = store.lastDeletion?.items ?? []
    guard entries.count == 1 else { return "Deleted \(entries.count) contacts" }
    return "Deleted “\(entries[0].displayName)”"
  }
}
