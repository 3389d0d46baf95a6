import Foundation
import Storage

/// Contacts as rows.
enum ContactRecords {
  private enum Kind: String, SQLConvertible {
    case email
    case phone
  }

  // MARK: Reading

  /// All contacts that are not in the trash, in no order.
  static func all(in connection: Connection) throws -> [Contact] {
    let fields = try AllFields(in: connection)
    return try connection.rows(
      """
      SELECT id, full_name, given_name, family_name, position, organisation, birthday, note, photo, favourite,
        created, modified FROM contact WHERE deleted IS NULL
      """
    ) { row in try contact(row) { fields[$0] } }
  }

  /// The addresses of all contacts, those of each side by side.
  private struct AllFields {
    private struct Span {
      var start: Int
      var emails = 0
      var phones = 0
    }
    private var fields: [ContactField] = []
    private var spans: [Contact.ID: Span] = [:]

    init(in connection: Connection) throws {
      var id: Contact.ID?
      var span = Span(start: 0)
      // Kinds are in the order of the alphabet.
      _ = try connection.rows(
        "SELECT contact, kind, label, value FROM contact_field ORDER BY contact, kind, place"
      ) { row in
        let next: Contact.ID = try row[0]
        if next != id {
          if let id { spans[id] = span }
          id = next
          span = Span(start: fields.count)
        }
        switch try row[1] as Kind {
        case .email: span.emails += 1
        case .phone: span.phones += 1
        }
        fields.append(ContactField(try row[3], label: try row[2]))
      }
      if let id { spans[id] = span }
    }

    subscript(id: Contact.ID) -> (emails: [ContactField], phones: [ContactField]) {
      guard let span = spans[id] else { return ([], []) }
      let phones = span.start + span.emails
      return (Array(fields[span.start..<phones]), Array(fields[phones..<(phones + span.phones)]))
    }
  }

  /// One contact, unless it is in the trash.
  static func find(_ id: Contact.ID, in connection: Connection) throws -> Contact? {
    let fields = try connection.rows(
      "SELECT kind, label, value FROM contact_field WHERE contact = \(id) ORDER BY kind, place"
    ) { row in (try row[0] as Kind, ContactField(try row[2], label: try row[1])) }
    func all(_ kind: Kind) -> [ContactField] { fields.filter { $0.0 == kind }.map(\.1) }
    return try connection.first(
      """
      SELECT id, full_name, given_name, family_name, position, organisation, birthday, note, photo, favourite,
        created, modified FROM contact WHERE deleted IS NULL AND id = \(id)
      """
    ) { row in try contact(row) { _ in (all(.email), all(.phone)) } }
  }

  /// The contacts in the trash, the last thrown away first.
  static func trash(in connection: Connection) throws -> [TrashedContact] {
    try connection.rows(
      """
      SELECT id, full_name, given_name, family_name, deleted FROM contact
      WHERE deleted IS NOT NULL ORDER BY deleted DESC
      """
    ) { row in
      TrashedContact(
        id: try row[0], name: PersonName(storedGiven: try row[2], family: try row[3], full: try row[1]),
        deleted: try row[4])
    }
  }

  static func photo(_ id: UUID, in connection: Connection) throws -> Data? {
    try connection.first("SELECT data FROM photo WHERE id = \(id)") { try $0[0] }
  }

  private static func contact(
    _ row: borrowing Row, fields: (Contact.ID) -> (emails: [ContactField], phones: [ContactField])
  ) throws -> Contact {
    let id: UUID = try row[0]
    let fields = fields(id)
    return Contact(
      id: id, name: PersonName(storedGiven: try row[2], family: try row[3], full: try row[1]),
      position: try row[4], organisation: try row[5], emails: fields.emails, phones: fields.phones,
      birthday: try row[6], note: try row[7], photo: try row[8], isFavourite: try row[9],
      created: try row[10], modified: try row[11])
  }

  // MARK: Writing

  /// Inserts a contact or replaces what is stored of it; its vCard stays. One in the trash comes out of it.
  ///
  /// - Parameter photo: the bytes of its photo, when that may not be stored yet.
  static func save(_ contact: Contact, photo: Data? = nil, in connection: Connection) throws {
    let oldPhoto = try connection.first("SELECT photo FROM contact WHERE id = \(contact.id)") {
      try $0[0] as UUID?
    }
    if let photo, let id = contact.photo {
      try connection.execute("INSERT OR IGNORE INTO photo (id, data) VALUES (\(id), \(photo))")
    }
    try connection.execute(
      """
      INSERT INTO contact (id, full_name, given_name, family_name, position, organisation, birthday, note,
        photo, favourite, created, modified)
      VALUES (\(contact.id), \(contact.name.full), \(contact.name.given), \(contact.name.family),
        \(contact.position), \(contact.organisation), \(contact.birthday), \(contact.note), \(contact.photo),
        \(contact.isFavourite), \(contact.created), \(contact.modified))
      ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name, given_name = excluded.given_name,
        family_name = excluded.family_name, position = excluded.position,
        organisation = excluded.organisation, birthday = excluded.birthday, note = excluded.note,
        photo = excluded.photo, favourite = excluded.favourite, created = excluded.created,
        modified = excluded.modified, deleted = NULL
      """)
    try connection.execute("DELETE FROM contact_field WHERE contact = \(contact.id)")
    try insert(contact.emails, kind: .email, of: contact.id, in: connection)
    try insert(contact.phones, kind: .phone, of: contact.id, in: connection)
    if let oldPhoto = oldPhoto ?? nil, oldPhoto != contact.photo {
      try connection.execute("DELETE FROM photo WHERE id = \(oldPhoto)")
    }
  }

  private static func insert(
    _ fields: [ContactField], kind: Kind, of contact: Contact.ID, in connection: Connection
  ) throws {
    for (place, field) in fields.enumerated() {
      try connection.execute(
        """
        INSERT INTO contact_field (contact, kind, place, label, value)
        VALUES (\(contact), \(kind), \(place), \(field.label), \(field.value))
        """)
    }
  }

  static func setFavourite(_ isFavourite: Bool, of id: Contact.ID, in connection: Connection) throws {
    try connection.execute("UPDATE contact SET favourite = \(isFavourite) WHERE id = \(id)")
  }

  /// Moves contacts into the trash, or with `nil` back out of it.
  static func setDeleted(_ date: Date?, of ids: [Contact.ID], in connection: Connection) throws {
    for id in ids { try connection.execute("UPDATE contact SET deleted = \(date) WHERE id = \(id)") }
  }

  /// Deletes for good what went to the trash before `date`, photos too.
  static func purge(before date: Date, in connection: Connection) throws {
    try connection.execute("DELETE FROM contact WHERE deleted < \(date)")
    try connection.execute(
      "DELETE FROM photo WHERE id NOT IN (SELECT photo FROM contact WHERE photo IS NOT NULL)")
  }
}

extension Birthday: SQLConvertible {
  public var sqlValue: SQLValue { .text(text) }
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(text: text)
  }
}
