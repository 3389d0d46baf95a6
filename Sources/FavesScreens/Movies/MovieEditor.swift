import FavesCore
import SwiftUI

/// Adds or edits a film.
struct MovieEditor: View {
  @Environment(MovieStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  private let isNew: Bool
  @State private var draft: MovieDraft
  @State private var isAskingToDiscard = false

  init(draft: MovieDraft) {
    isNew = draft.original == nil
    _draft = State(initialValue: draft)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledField("Title", text: $draft.movie.title, prompt: Movie.untitled)
          GenrePicker("Genre", selection: $draft.movie.genre)
          RatingRow(rating: $draft.movie.rating)
        }
        Section {
          LabeledField("Year", text: $draft.year)
          LabeledField("Notes", text: $draft.movie.notes)
        }
      }
      .formStyle(.grouped)
      .modifier(KeepsUnsaved(draft: $draft))
      .onSubmit(save)
      .navigationTitle(isNew ? "Add Movie" : "Edit Movie")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          MovieSaveButton(title: isNew ? "Add" : "Save", draft: $draft, save: save)
        }
      }
      .discardDialog(isPresented: $isAskingToDiscard) { dismiss() }
    }
    .modifier(FormSheet())
  }

  private func cancel() {
    if draft.hasChanges { isAskingToDiscard = true } else { dismiss() }
  }

  private func save() {
    guard draft.canSave, let movie = draft.result else { return }
    if isNew { store.add(movie) } else { store.update(movie) }
    dismiss()
  }
}

private struct MovieSaveButton: View {
  let title: String
  @Binding var draft: MovieDraft
  let save: @MainActor () -> Void

  var body: some View {
    Button(title, action: save).disabled(!draft.canSave)
  }
}

/// Esc and the window's close button are Cancel as long as something is not saved.
private struct KeepsUnsaved: ViewModifier {
  @Binding var draft: MovieDraft

  func body(content: Content) -> some View {
    content.interactiveDismissDisabled(draft.hasChanges)
  }
}

/// A slider from 0 to 5 in halves, and the stars it gives.
struct RatingRow: View {
  @Binding var rating: Double

  var body: some View {
    FormRow("Rating") {
      Slider(value: $rating, in: 0...5, step: 0.5) { Text("Rating") }
      StarRating(rating: rating)
    }
  }
}
