import Foundation

/// A contact with what is needed to sort it.
struct FiledContact: Sendable {
  let contact: Contact
  let keys: NameKeys

  init(_ contact: Contact) {
    self.contact = contact
    keys = NameKeys(contact)
  }

  func place(by order: NameOrder) -> ContactPlace { keys.place(of: contact, by: order) }
}

extension SearchText {
  /// All that a contact is found by.
  init(_ contact: Contact) {
    let name = contact.name
    let parts = name.full == "\(name.given) \(name.family)" ? [] : [name.given, name.family]
    self.init(
      [name.full] + parts + [contact.position, contact.organisation] + contact.emails.map(\.value)
        + [contact.note, contact.birthday?.text ?? ""],
      phones: contact.phones.map(\.value))
  }
}

/// A contact's name, folded for sorting.
struct NameKeys: Sendable {
  private let given: String
  private let family: String

  init(_ contact: Contact) {
    // A name of one part, or what stands in for a name, sorts the same either way.
    given = (contact.name.given.isEmpty ? contact.displayName : contact.name.given).folded
    family = contact.name.family.folded
  }

  func place(of contact: Contact, by order: NameOrder) -> ContactPlace {
    let key = order == .family && !family.isEmpty ? "\(family) \(given)" : "\(given) \(family)"
    return ContactPlace(section: .init(key: key, isFavourite: contact.isFavourite), key: key, id: contact.id)
  }
}

/// Where a contact stands in the list. Places of different contacts are never equal.
struct ContactPlace: Comparable, Sendable {
  let section: ContactSection.ID
  let key: String
  let id: Contact.ID

  static func < (a: Self, b: Self) -> Bool {
    let (first, second) = (a.section.rank, b.section.rank)
    if first != second { return first < second }
    if a.key != b.key { return a.key < b.key }
    return a.id < b.id
  }
}
