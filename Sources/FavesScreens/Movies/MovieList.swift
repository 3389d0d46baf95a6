import FavesCore
import SwiftUI

/// The films that the filter lets through.
struct MovieList: View {
  let add: @MainActor () -> Void
  let open: @MainActor (Movie.ID) -> Void
  let delete: @MainActor (Set<Movie.ID>) -> Void
  @Environment(MovieStore.self) private var store
  @State private var filter = MovieFilter()

  var body: some View {
    if store.count == 0 {
      NoMovies(add: add)
    } else {
      VStack(spacing: 0) {
        MovieFilterBar(filter: $filter)
        found(store.movies(matching: filter))
      }
      .searchable(text: $filter.text, prompt: "Search Films")
      .onSubmit(of: .search, openFirst)
    }
  }

  @ViewBuilder
  private func found(_ movies: [Movie]) -> some View {
    if movies.isEmpty {
      ContentUnavailableView {
        Label("No Films Found", systemImage: "magnifyingglass")
      } description: {
        Text("None of your films is like that.")
      } actions: {
        Button("Show All") { filter = MovieFilter() }
      }
    } else {
      List {
        ForEach(movies) { movie in
          NavigationLink(value: movie.id) { MovieRow(movie: movie) }
        }
        .onDelete(perform: store.phase.isEditable ? { delete($0, of: movies) } : nil)
      }
    }
  }

  /// Enter in the search field opens what was found first.
  private func openFirst() {
    if let first = store.movies(matching: filter).first { open(first.id) }
  }

  private func delete(_ offsets: IndexSet, of movies: [Movie]) {
    delete(Set(offsets.map { movies[$0].id }))
  }
}

private struct NoMovies: View {
  let add: @MainActor () -> Void
  @Environment(MovieStore.self) private var store

  var body: some View {
    ContentUnavailableView {
      Label("No Films Yet", systemImage: "film")
    } description: {
      Text("Films you add appear here.")
    } actions: {
      Button("Add Movie", action: add).disabled(!store.phase.isEditable)
    }
  }
}

/// A film in the list.
struct MovieRow: View {
  let movie: Movie

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(movie.title).font(.title2).lineLimit(1)
        if !movie.genres.isEmpty {
          Text(movie.genreText)
            .font(.caption)
            .foregroundColor(.secondary)
            .lineLimit(1)
        }
      }
      Spacer()
      StarRating(rating: movie.rating)
    }
    .padding(.vertical, 6)
  }
}
