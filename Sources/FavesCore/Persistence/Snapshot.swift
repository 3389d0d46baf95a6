import Storage

/// Everything in the file, sorted, ready to be shown. Made on the disk's queue.
struct Snapshot: Sendable {
  var contacts = ContactFiling()
  var movies: [FiledMovie] = []
  var profile = UserProfile()

  init() {}

  init(contacts: [Contact], movies: [Movie], profile: UserProfile, order: NameOrder) {
    self.contacts = ContactFiling(contacts, by: order)
    self.movies = movies.map(FiledMovie.init)
    self.profile = profile
  }

  init(from connection: Connection, order: NameOrder) throws {
    self.init(
      contacts: try ContactRecords.all(in: connection), movies: try MovieRecords.all(in: connection),
      profile: try ProfileRecords.load(in: connection), order: order)
  }
}
