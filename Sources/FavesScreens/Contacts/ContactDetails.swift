import FavesCore
import SwiftUI

/// All that is known of a contact.
struct ContactDetails: View {
  let entry: ContactEntry
  let edit: @MainActor () -> Void
  let delete: @MainActor () -> Void
  @Environment(ContactStore.self) private var store

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        ContactHeading(contact: entry.contact)
        ContactFacts(contact: entry.contact)
      }
      .padding(24)
      .frame(maxWidth: 560)
    }
    .navigationTitle(entry.displayName)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Group {
          Button("Edit", action: edit)
          FavouriteButton(entry: entry)
          Button(action: delete) { Image(systemName: "trash") }
            .help("Delete this contact")
            .accessibilityLabel("Delete")
        }
        .disabled(!store.phase.isEditable)
      }
    }
  }
}

/// The star that makes a contact a favourite.
struct FavouriteButton: View {
  let entry: ContactEntry
  @Environment(ContactStore.self) private var store

  var body: some View {
    Button {
      store.setFavourite(!entry.isFavourite, for: entry.id)
    } label: {
      Image(systemName: entry.isFavourite ? "star.fill" : "star")
    }
    .help(title)
    .accessibilityLabel(title)
  }

  private var title: String { entry.isFavourite ? "Remove from Favourites" : "Favourite" }
}

private struct ContactHeading: View {
  let contact: Contact

  var body: some View {
    VStack(spacing: 6) {
      Avatar(name: contact.name, title: contact.displayName, size: 198)
        .padding(.bottom, 12)
      Text(contact.displayName)
        .font(.largeTitle)
        .bold()
      if !contact.position.isEmpty { Text(contact.position).foregroundColor(.secondary) }
      if !contact.organisation.isEmpty, !contact.name.isEmpty {
        Text(contact.organisation).foregroundColor(.secondary)
      }
    }
    .multilineTextAlignment(.center)
  }
}

private struct ContactFacts: View {
  let contact: Contact

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(contact.emails.enumerated()), id: \.offset) { _, email in
        Fact(title: title("Email", email.label)) { LinkOrText(email.value, destination: email.mailURL) }
      }
      ForEach(Array(contact.phones.enumerated()), id: \.offset) { _, phone in
        Fact(title: title("Phone", phone.label)) { LinkOrText(phone.value, destination: phone.phoneURL) }
      }
      if let birthday = contact.birthday { Fact(title: "Birthday") { Text(birthday.words) } }
      if !contact.note.isEmpty { Fact(title: "Note") { Text(contact.note) } }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func title(_ kind: String, _ label: String) -> String {
    label.isEmpty ? kind : "\(kind) (\(label))"
  }
}

private struct LinkOrText: View {
  let title: String
  let destination: URL?

  init(_ title: String, destination: URL?) {
    self.title = title
    self.destination = destination
  }

  var body: some View {
    if let destination { Link(title, destination: destination) } else { Text(title) }
  }
}
