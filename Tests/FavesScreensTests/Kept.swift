import FavesCore

/// Everything that is kept.
struct Kept: Equatable {
  let contacts: Set<Contact>
  let movies: Set<Movie>
  let profile: UserProfile

  @MainActor
  init(_ library: FavesLibrary) {
    contacts = Set(library.contacts.sections.flatMap(\.entries).map(\.contact))
    movies = Set(library.movies.movies)
    profile = library.user.profile
  }
}
