import Observation

/// A contact in the store: one object for as long as it is there, so that an edit concerns only the views
/// that show it.
///
/// Its contact's properties can be read directly: `entry.displayName`.
@MainActor @Observable @dynamicMemberLookup
public final class ContactEntry: Identifiable {
  public nonisolated let id: Contact.ID
  public private(set) var contact: Contact
  /// Whether it has left the store. An undo brings back the same object.
  public internal(set) var isDeleted = false

  // Read for all contacts in a search: tracking that would make every row depend on every contact.
  @ObservationIgnored private(set) var search: SearchText
  @ObservationIgnored private var keys: NameKeys
  @ObservationIgnored var place: ContactPlace

  init(_ filed: FiledContact, place: ContactPlace) {
    id = filed.contact.id
    contact = filed.contact
    search = filed.search
    keys = filed.keys
    self.place = place
  }

  public subscript<Value>(dynamicMember property: KeyPath<Contact, Value>) -> Value {
    contact[keyPath: property]
  }

  /// Where it belongs in a list that is sorted by `order`.
  func place(by order: NameOrder) -> ContactPlace { keys.place(of: contact, by: order) }

  func update(_ filed: FiledContact) {
    search = filed.search
    keys = filed.keys
    if contact != filed.contact { contact = filed.contact }
  }
}

extension ContactEntry: @MainActor Equatable {
  public static func == (a: ContactEntry, b: ContactEntry) -> Bool { a === b }
}
