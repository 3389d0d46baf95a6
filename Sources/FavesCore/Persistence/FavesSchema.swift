import Foundation
import Storage

/// The tables. Dates are seconds since 2001, identifiers capitals, as `Storage` writes them.
enum FavesSchema {
  /// "Fave" in ASCII.
  static let applicationID: Int32 = 0x4661_7665

  /// Never change one that was released; add the next.
  static let migrations = [Migration(script: first)]

  /// - Parameter now: when the samples say they were added.
  static func schema(now: Date) -> Schema {
    Schema(applicationID: applicationID, migrations: migrations) {
      try FirstContents.insert(into: $0, now: now)
    }
  }

  /// Without samples.
  static let bare = Schema(applicationID: applicationID, migrations: migrations)

  private static let first = """
    CREATE TABLE photo (
      id TEXT PRIMARY KEY NOT NULL,
      data BLOB NOT NULL
    ) STRICT;

    CREATE TABLE contact (
      id TEXT PRIMARY KEY NOT NULL,
      full_name TEXT NOT NULL,
      given_name TEXT NOT NULL,
      family_name TEXT NOT NULL,
      position TEXT NOT NULL,
      organisation TEXT NOT NULL,
      birthday TEXT,
      note TEXT NOT NULL,
      photo TEXT REFERENCES photo (id),
      favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
      created REAL NOT NULL,
      modified REAL NOT NULL,
      -- When it went to the trash.
      deleted REAL,
      -- The vCard it came from, word for word.
      card TEXT
    ) STRICT;
    CREATE INDEX contact_photo ON contact (photo) WHERE photo IS NOT NULL;

    CREATE TABLE contact_field (
      contact TEXT NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      place INTEGER NOT NULL,
      label TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (contact, kind, place)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE movie (
      id TEXT PRIMARY KEY NOT NULL,
      title TEXT NOT NULL CHECK (title <> ''),
      rating REAL NOT NULL CHECK (rating BETWEEN 0 AND 5),
      year INTEGER,
      notes TEXT NOT NULL,
      watched REAL,
      added REAL NOT NULL,
      deleted REAL
    ) STRICT;

    CREATE TABLE movie_genre (
      movie TEXT NOT NULL REFERENCES movie (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      genre TEXT NOT NULL,
      PRIMARY KEY (movie, place)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE profile (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      name TEXT NOT NULL,
      genre TEXT NOT NULL
    ) STRICT;
    """
}
