import FavesCore
import SwiftUI

/// All that is noted about a film.
struct MovieDetails: View {
  let id: Movie.ID
  let edit: (Movie) -> Void
  /// Deletes the film and goes back to the list.
  let delete: @MainActor () -> Void
  @Environment(MovieStore.self) private var store

  var body: some View {
    if let movie = store[id] {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          // What it is called stands over the page.
          StarRating(rating: movie.rating)
          MovieFacts(movie: movie)
        }
        .padding(12)
        .frame(maxWidth: 560, alignment: .leading)
        // Under the title, which stands at the leading edge.
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle(movie.title)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Group {
            Button("Edit") { edit(movie) }
            Button(action: delete) { Image(systemName: "trash") }
              .help("Delete this film")
              .accessibilityLabel("Delete")
          }
          .disabled(!store.phase.isEditable)
        }
      }
    } else {
      ContentUnavailableView("This film is not there any more", systemImage: "film")
    }
  }
}

private struct MovieFacts: View {
  let movie: Movie

  var body: some View {
    if !movie.genres.isEmpty { Fact(title: "Genre") { Text(movie.genreText) } }
    if let year = movie.year { Fact(title: "Year") { Text(String(year)) } }
    if let watched = movie.watched {
      Fact(title: "Watched") { Text(watched.formatted(date: .long, time: .omitted)) }
    }
    if !movie.notes.isEmpty { Fact(title: "Notes") { Text(movie.notes) } }
  }
}
