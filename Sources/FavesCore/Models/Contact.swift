import Foundation

/// One person, as the store holds it in memory and on disk. To change one, save a `ContactDraft`.
public struct Contact: Identifiable, Hashable, Sendable {
  /// The same for as long as the contact exists, also in the trash.
  public let id: UUID
  public var name: PersonName
  /// The job.
  public var position: String
  public var organisation: String
  /// The first is the primary one.
  public var emails: [ContactField]
  /// The first is the primary one.
  public var phones: [ContactField]
  public var birthday: Birthday?
  public var note: String
  /// Names the photo's bytes, which stay on disk: `ContactStore.photo(_:)` reads them. Another photo is
  /// another name.
  public var photo: UUID?
  public var isFavourite: Bool
  public var created: Date
  /// The last time its content was saved; marking it as a favourite does not count.
  public var modified: Date

  public init(
    id: UUID = UUID(), name: PersonName = .none, position: String = "", organisation: String = "",
    emails: [ContactField] = [], phones: [ContactField] = [], birthday: Birthday? = nil, note: String = "",
    photo: UUID? = nil, isFavourite: Bool = false, created: Date = Date(), modified: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.position = position
    self.organisation = organisation
    self.emails = emails
    self.phones = phones
    self.birthday = birthday
    self.note = note
    self.photo = photo
    self.isFavourite = isFavourite
    self.created = created
    self.modified = modified ?? created
  }

  /// The name, or what stands in for it: the organisation, an email, a phone.
  public var displayName: String {
    [name.full, organisation, emails.first?.value ?? "", phones.first?.value ?? ""].first { !$0.isEmpty }
      ?? "No Name"
  }

  /// The primary email.
  public var email: String? { emails.first?.value }
  /// The primary phone number as it was typed.
  public var phone: String? { phones.first?.value }
}

/// An email or a phone number, and what kind it is.
public struct ContactField: Hashable, Sendable {
  /// Such as "Home" or "Work"; may be empty.
  public var label: String
  public var value: String

  public init(_ value: String, label: String = "") {
    self.value = value
    self.label = label
  }
}
