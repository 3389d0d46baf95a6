import FavesCore
import SwiftUI

/// The films that the filter lets through.
struct MovieList: View {
  let add: @MainActor () -> Void
  let delete: @MainActor (Set<Movie.ID>) -> Void
  @Environment(MovieStore.self) private var store
  @State private var filter = MovieFilter()

  var body: some View {
    let movies = store.movies(matching: filter)
    VStack(spacing: 0) {
      if store.count > 0 { MovieFilterBar(filter: $filter) }
      if store.count == 0 {
        ContentUnavailableView {
          Label("No Films Yet", systemImage: "film")
        } description: {
          Text("Films you add appear here.")
        } actions: {
          Button("Add Movie", action: add).disabled(!store.phase.isEditable)
        }
      } else if movies.isEmpty {
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
  }

  private func delete(_ offsets: IndexSet, of movies: [Movie]) {
    delete(Set(offsets.map { movies[$0].id }))
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

/// Search, and what to show in which order.
struct MovieFilterBar: View {
  @Binding var filter: MovieFilter
  @Environment(MovieStore.self) private var store

  var body: some View {
    @Bindable var store = store
    VStack(spacing: 6) {
      TextField("Search Films", text: $filter.text)
      HStack(spacing: 6) {
        Picker("Genre", selection: $filter.genre) {
          Text("All Genres").tag(Genre?.none)
          ForEach(Genre.allCases) { Text($0.title).tag(Genre?.some($0)) }
        }
        .fixedSize()
        Picker("Minimum Rating", selection: $filter.minimumRating) {
          Text("Any Rating").tag(0.0)
          ForEach(1...5, id: \.self) { stars in
            Text(stars == 5 ? "5 Stars" : "\(stars)+ Stars").tag(Double(stars))
          }
        }
        .fixedSize()
        Spacer(minLength: 0)
        Picker("Sort By", selection: $store.order) {
          ForEach(MovieOrder.allCases) { Text($0.words).tag($0) }
        }
        .fixedSize()
      }
      .labelsHidden()
    }
    .padding(8)
  }
}

extension MovieOrder {
  /// As a menu says it.
  var words: String {
    switch self {
    case .title: "By Title"
    case .year: "By Year"
    case .rating: "By Rating"
    case .added: "Last Added"
    }
  }
}
