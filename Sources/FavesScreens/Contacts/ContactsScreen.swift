import FavesCore
import SwiftUI

/// The list of contacts and, beside it, the one that is selected.
struct ContactsScreen: View {
  @Environment(ContactStore.self) private var store
  @State private var selection: Contact.ID?
  @State private var draft: ContactDraft?

  var body: some View {
    VStack(spacing: 0) {
      NavigationSplitView {
        ContactList(selection: $selection, add: { draft = ContactDraft() })
          .navigationTitle("Contacts")
      } detail: {
        if let selection, let entry = store[selection] {
          ContactDetails(entry: entry, edit: { draft = ContactDraft(entry.contact) })
            .id(selection)
        } else if store.count > 0 {
          ContentUnavailableView("No Contact Selected", systemImage: "person")
        } else {
          EmptyView()
        }
      }
      ContactUndoBar()
    }
    .fullScreenCover(item: $draft) { draft in
      ContactEditor(draft: draft, saved: { selection = $0.id })
    }
  }
}

private struct ContactUndoBar: View {
  @Environment(ContactStore.self) private var store

  var body: some View {
    UndoBar(deletion: store.lastDeletion?.id, message: message, undo: store.undoDelete)
  }

  private var message: String {
    let entries = store.lastDeletion?.items ?? []
    return entries.count == 1 ? "Deleted “\(entries[0].displayName)”" : "Deleted \(entries.count) contacts"
  }
}
