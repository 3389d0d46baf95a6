import FavesCore
import SwiftUI

/// Who uses the app.
struct UserScreen: View {
  @Environment(UserStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var profile: UserProfile

  init(profile: UserProfile) { _profile = State(initialValue: profile) }

  var body: some View {
    Form {
      Section {
        LabeledField("Name", text: $profile.name)
        GenrePicker("Favourite Genre", selection: $profile.favouriteGenre)
      }
    }
    .formStyle(.grouped)
    .onSubmit(update)
    .navigationTitle(profile.title())
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Update", action: update)
          .disabled(!store.phase.isEditable)
      }
    }
  }

  private func update() {
    guard store.phase.isEditable else { return }
    store.save(profile)
    dismiss()
  }
}
