import FavesCore
import SwiftUI

/// Who uses the app.
struct UserScreen: View {
  @Environment(UserStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var profile: UserProfile
  @State private var isAskingToDiscard = false

  init(profile: UserProfile) { _profile = State(initialValue: profile) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledField("Name", text: $profile.name)
          GenrePicker("Favourite Genre", selection: $profile.favouriteGenre)
        }
      }
      .formStyle(.grouped)
      .onSubmit(update)
      .interactiveDismissDisabled(hasChanges)
      .navigationTitle(profile.title())
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Update", action: update)
            .disabled(!store.phase.isEditable)
        }
      }
      .discardDialog(isPresented: $isAskingToDiscard) { dismiss() }
    }
    .modifier(FormSheet())
  }

  private var hasChanges: Bool { profile != store.profile }

  private func cancel() {
    if hasChanges { isAskingToDiscard = true } else { dismiss() }
  }

  private func update() {
    guard store.phase.isEditable else { return }
    store.save(profile)
    dismiss()
  }
}
