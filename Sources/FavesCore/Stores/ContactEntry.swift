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
  /// nil: nothing has been searched since it came.
  @ObservationIgnored private var folded: SearchText?
  /// Where its text is among those that are folded ahead, as long as it is the contact that came.
  @ObservationIgnored private var placeInFolded: Int?
  @ObservationIgnored private var keys: NameKeys
  @ObservationIgnored var place: ContactPlace

  /// Made away from the main thread where there are many.
  nonisolated init(_ filed: FiledContact, place: ContactPlace, inFolded placeInFolded: Int? = nil) {
    self.placeInFolded = placeInFolded
    id = filed.contact.id
    _contact = filed.contact
    keys = filed.keys
    self.place = place
  }

  public subscript<Value>(dynamicMember property: KeyPath<Contact, Value>) -> Value {
    contact[keyPath: property]
  }

  /// Where it belongs in a list that is sorted by `order`.
  func place(by order: NameOrder) -> ContactPlace { keys.place(of: contact, by: order) }

  func update(_ filed: FiledContact) {
    keys = filed.keys
    guard contact != filed.contact else { return }
    folded = nil
    placeInFolded = nil
    contact = filed.contact
  }

  // MARK: Searching

  /// What a search looks through; folded when it is asked for the first time.
  var search: SearchText {
    if let folded { return folded }
    let text = SearchText(_contact)
    folded = text
    return text
  }

  var isFolded: Bool { folded != nil }

  /// Takes what was folded elsewhere, unless the contact has changed since.
  func take(_ texts: FoldedTexts) {
    if folded == nil, let placeInFolded { folded = texts[placeInFolded] }
    placeInFolded = nil
  }
}

extension ContactEntry: @MainActor Equatable {
  public static func == (a: ContactEntry, b: ContactEntry) -> Bool { a === b }
}
