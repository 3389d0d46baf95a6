import Foundation

/// A contact while it is edited. Nothing reaches the store, or the contact it was made from, until it is
/// saved.
///
///     @State var draft = ContactDraft(contact)
///     TextField("Name", text: $draft.name)
///     Button("Save") { store.save(draft) }.disabled(!draft.canSave)
public struct ContactDraft: Hashable, Sendable, Identifiable {
  /// The id of the contact that saving makes or changes.
  public let id: Contact.ID
  /// What is edited; `nil` for a new contact.
  public let original: Contact?

  public var name: String
  public var position: String
  public var organisation: String
  public var emails: [Field]
  public var phones: [Field]
  public var birthday: Birthday?
  public var note: String
  public var photo: Photo
  public var isFavourite: Bool

  /// An email or phone row. It keeps its identity while it is edited and moved.
  public struct Field: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var label: String
    public var value: String

    public init(_ value: String = "", label: String = "") {
      id = UUID()
      self.label = label
      self.value = value
    }
  }

  public enum Photo: Hashable, Sendable {
    case unchanged
    case removed
    /// Another picture, as the bytes of its file.
    case replaced(Data)
  }

  /// A new contact.
  public init() { self.init(original: nil, contact: Contact()) }

  /// A copy of `contact` to edit.
  public init(_ contact: Contact) { self.init(original: contact, contact: contact) }

  private init(original: Contact?, contact: Contact) {
    id = contact.id
    self.original = original
    name = contact.name.full
    position = contact.position
    organisation = contact.organisation
    emails = contact.emails.map { Field($0.value, label: $0.label) }
    phones = contact.phones.map { Field($0.value, label: $0.label) }
    birthday = contact.birthday
    note = contact.note
    photo = .unchanged
    isFavourite = contact.isFavourite
  }

  /// The primary email; writing it to a draft without one adds one.
  public var email: String {
    get { emails.first?.value ?? "" }
    set { Self.setPrimary(newValue, in: &emails) }
  }

  /// The primary phone; writing it to a draft without one adds one.
  public var phone: String {
    get { phones.first?.value ?? "" }
    set { Self.setPrimary(newValue, in: &phones) }
  }

  private static func setPrimary(_ value: String, in fields: inout [Field]) {
    if fields.isEmpty {
      if !value.isEmpty { fields.append(Field(value)) }
    } else {
      fields[0].value = value
    }
  }

  /// The contact as saving makes it: outer white space and rows without a value are gone. A replaced photo
  /// gets a new name.
  public func contact(now: Date) -> Contact {
    var contact = original ?? Contact(id: id, created: now)
    // The parts of a name that was not touched may say more than its words do.
    if PersonName(name).full != contact.name.full { contact.name = PersonName(name) }
    contact.position = Self.tidy(position)
    contact.organisation = Self.tidy(organisation)
    contact.emails = Self.tidy(emails)
    contact.phones = Self.tidy(phones)
    contact.birthday = birthday
    contact.note = Self.tidy(note)
    contact.isFavourite = isFavourite
    switch photo {
    case .unchanged: break
    case .removed: contact.photo = nil
    case .replaced: contact.photo = UUID()
    }
    contact.modified = now
    return contact
  }

  private static func tidy(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private static func tidy(_ fields: [Field]) -> [ContactField] {
    fields.map { ContactField(tidy($0.value), label: tidy($0.label)) }.filter { !$0.value.isEmpty }
  }
}
