import Foundation
import Storage

/// What a person finds on the first start.
enum FirstContents {
  static func contacts(now: Date) -> [Contact] {
    [
      Contact(
        name: PersonName(given: "Madison", family: "Thompson"), position: "Sales", organisation: "Gale Foods",
        phones: [ContactField("4-(968) 705-1370", label: "Work")], created: now)
    ]
  }

  static func movies(now: Date) -> [Movie] {
    // Each a second older than the one before, so that "newest first" shows them in this order.
    [
      Movie(title: "The Matrix", genres: [.action, .sciFi], rating: 4, year: 1999, added: now),
      Movie(title: "Airplane!", genres: [.comedy], rating: 4.5, year: 1980, added: now - 1),
      Movie(title: "The Dark Knight", genres: [.action], rating: 4.5, year: 2008, added: now - 2),
    ]
  }

  static func insert(into connection: Connection, now: Date) throws {
    for contact in contacts(now: now) { try ContactRecords.save(contact, in: connection) }
    for movie in movies(now: now) { try MovieRecords.save(movie, in: connection) }
  }
}
