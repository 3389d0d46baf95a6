import SwiftUI

struct Profile {
  var username: String
  var prefersNotifications: Bool
  var seasonalPhoto: Season

  static let `default` = Self(username: "g_kumar", prefersNotifications: true, seasonalPhoto: .winter)

  enum Season: String, CaseIterable {
    case spring = "🌷"
    case summer = "🌞"
    case autumn = "🍂"
    case winter = "☃️"
  }
}

struct ProfileHost: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var profile = Profile.default
  @State private var draftProfile = Profile.default
  @State private var isEditing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        if isEditing {
          Button("Cancel") {
            self.draftProfile = self.profile
            self.isEditing = false
          }
        }
        Spacer()
        Button(isEditing ? "Done" : "Edit") {
          self.isEditing.toggle()
        }
      }
      if isEditing {
        ProfileEditor(profile: $draftProfile)
          .onAppear { self.draftProfile = self.profile }
          .onDisappear { self.profile = self.draftProfile }
      } else {
        ProfileSummary(profile: profile)
      }
      Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
        Text("Close")
      }
    }
    .padding()
  }
}

struct ProfileSummary: View {
  var profile: Profile

  var body: some View {
    List {
      Text(profile.username)
        .bold()
        .font(.title)
      Text("Notifications: \(self.profile.prefersNotifications ? "On" : "Off")")
      Text("Seasonal Photos: \(self.profile.seasonalPhoto.rawValue)")
    }
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile

  var body: some View {
    List {
      HStack {
        Text("Username").bold()
        Divider()
        TextField("Username", text: $profile.username)
      }

      Toggle(isOn: $profile.prefersNotifications) {
        Text("Enable Notifications")
      }

      VStack(alignment: .leading, spacing: 20) {
        Text("Seasonal Photo").bold()

        Picker("Seasonal Photo", selection: $profile.seasonalPhoto) {
          ForEach(Profile.Season.allCases, id: \.self) { season in
            Text(season.rawValue).tag(season)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
      .padding(.top)
    }
  }
}

struct ProfileHost_Previews: PreviewProvider {
  static var previews: some View {
    ProfileHost()
    ProfileEditor(profile: .constant(.default))
  }
}
