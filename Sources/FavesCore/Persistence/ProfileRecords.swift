import Storage

/// The user's profile: one row, or none before it was saved for the first time.
enum ProfileRecords {
  static func load(in connection: Connection) throws -> UserProfile {
    try connection.first("SELECT name, genre FROM profile WHERE id = 1") { row in
      UserProfile(name: try row[0], favouriteGenre: try row[1])
    } ?? UserProfile()
  }

  static func save(_ profile: UserProfile, in connection: Connection) throws {
    try connection.execute(
      """
      INSERT INTO profile (id, name, genre) VALUES (1, \(profile.name), \(profile.favouriteGenre))
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, genre = excluded.genre
      """)
  }
}
