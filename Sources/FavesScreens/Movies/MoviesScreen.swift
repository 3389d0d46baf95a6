import FavesCore
import SwiftUI

/// The films, and who loves them.
struct MoviesScreen: View {
  @Environment(MovieStore.self) private var store
  @Environment(UserStore.self) private var user
  @Environment(\.undoManager) private var undoManager
  @State private var path: [Movie.ID] = []
  @State private var draft: MovieDraft?
  @State private var isShowingUser = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        MovieList(add: add, open: { path.append($0) }, delete: delete)
        MovieUndoBar()
      }
      .navigationTitle("Fave Flicks")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button {
            isShowingUser = true
          } label: {
            UserLabel(name: user.profile.name)
          }
          .help("Who you are")
          .accessibilityLabel("User")
        }
        ToolbarItem(placement: .primaryAction) {
          Button(action: add) { Image(systemName: "plus") }
            .disabled(!store.phase.isEditable)
            .help("Add a film")
            .accessibilityLabel("Add Movie")
        }
      }
      .navigationDestination(for: Movie.ID.self) { id in
        MovieDetails(
          id: id, edit: { draft = MovieDraft($0) },
          delete: {
            delete([id])
            path.removeLast()
          })
      }
    }
    .sheet(item: $draft) { MovieEditor(draft: $0) }
    .sheet(isPresented: $isShowingUser) { UserScreen(profile: user.profile) }
  }

  private func add() { draft = MovieDraft(favouriteGenre: user.profile.favouriteGenre) }

  private func delete(_ ids: Set<Movie.ID>) {
    store.delete(ids, undoManager: undoManager, actionName: "Delete Film")
  }
}

/// A person, with a name when there is one.
private struct UserLabel: View {
  let name: String

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "person")
      if !name.isEmpty { Text(name).lineLimit(1) }
    }
  }
}

private struct MovieUndoBar: View {
  @Environment(MovieStore.self) private var store
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    UndoBar(deletion: store.lastDeletion?.id, message: message, undo: undo)
  }

  private func undo() {
    guard let deletion = store.lastDeletion else { return }
    store.undoDelete(deletion.id, undoManager: undoManager)
  }

  private var message: String {
    let movies = store.lastDeletion?.items ?? []
    return movies.count == 1 ? "Deleted “\(movies[0].title)”" : "Deleted \(movies.count) films"
  }
}
