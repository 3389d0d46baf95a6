import SwiftUI

/// A profile and the sheet that edits it: a copy to save or drop, or the object itself.
struct ProfileScene: View {
  var body: some View {
    ValueProfile()
    ObjectProfile()
  }
}

private struct Profile: Equatable {
  var name = "Ann"
  var town = "Oslo"
}

private struct ValueProfile: View {
  @State private var profile = Profile()
  @State private var isEditing = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("By value: the sheet edits a draft", evaluations: evaluations.next()) {
      Text("\(profile.name), \(profile.town)").font(.title3)
      Button("Edit the Draft…") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { DraftEditor(profile: $profile) }
  }
}

private struct DraftEditor: View {
  @Binding var profile: Profile
  @State private var draft: Profile
  @Environment(\.dismiss) private var dismiss

  init(profile: Binding<Profile>) {
    _profile = profile
    _draft = State(initialValue: profile.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Town", text: $draft.town)
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            profile = draft
            dismiss()
          }
          .disabled(draft == profile)
        }
      }
    }
    .frame(minWidth: 360, minHeight: 180)
  }
}

@Observable @MainActor
private final class ProfileModel {
  var name = "Mei"
  var town = "Tokyo"
}

private struct ObjectProfile: View {
  @State private var profile = ProfileModel()
  @State private var isEditing = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("By object: each keystroke is here at once", evaluations: evaluations.next()) {
      Text("\(profile.name), \(profile.town)").font(.title3)
      Button("Edit the Object…") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { ModelEditor(profile: profile) }
  }
}

private struct ModelEditor: View {
  @Bindable var profile: ProfileModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $profile.name)
        TextField("Town", text: $profile.town)
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 360, minHeight: 180)
  }
}
