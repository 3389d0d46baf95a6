import FavesCore
import SwiftUI

/// The contacts, favourites first, then by letter; or those in which the searched words are found.
struct ContactList: View {
  @Binding var selection: Set<Contact.ID>
  let add: @MainActor () -> Void
  let delete: @MainActor (Set<Contact.ID>) -> Void
  @Environment(ContactStore.self) private var store
  @State private var search = ""

  var body: some View {
    let sections = store.sections(matching: search)
    Group {
      if sections.isEmpty && !search.isEmpty {
        ContentUnavailableView.search(text: search.trimmingCharacters(in: .whitespacesAndNewlines))
      } else {
        List(selection: $selection) {
          ForEach(sections) { section in
            Section(section.title) {
              ForEach(section.entries) { entry in
                ContactRow(entry: entry)
              }
              .onDelete(perform: store.phase.isEditable ? { delete($0, of: section) } : nil)
            }
          }
        }
        .listStyle(.sidebar)
      }
    }
    .searchable(text: $search, prompt: "Search Contacts")
    .onSubmit(of: .search, selectFirst)
    .toolbar { AddContactItem(add: add) }
  }

  /// Enter in the search field shows what was found first.
  private func selectFirst() {
    if let first = store.sections(matching: search).first?.entries.first { selection = [first.id] }
  }

  /// The Delete key on one of several selected rows is meant for all of them, in whichever sections; not for
  /// such as the search hides.
  private func delete(_ offsets: IndexSet, of section: ContactSection) {
    let rows = Set(offsets.map { section.entries[$0].id })
    guard rows.isSubset(of: selection) else { return delete(rows) }
    let shown = store.sections(matching: search).flatMap(\.entries).map(\.id)
    delete(selection.intersection(shown))
  }
}

/// A contact in the list.
struct ContactRow: View {
  let entry: ContactEntry

  var body: some View {
    HStack(spacing: 10) {
      Avatar(name: entry.name, title: entry.displayName, size: 34)
      VStack(alignment: .leading, spacing: 1) {
        Text(entry.displayName).lineLimit(1)
        if !entry.position.isEmpty {
          Text(entry.position)
            .font(.caption)
            .foregroundColor(.secondary)
            .lineLimit(1)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
  }
}
