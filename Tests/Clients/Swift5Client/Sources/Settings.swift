import SwiftUI

class UserSettings: ObservableObject {
  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
  }

  @Published var theme = Theme.system
  @Published var fontSize: Double = 14
  @Published var isPrivate: Bool = UserDefaults.standard.object(forKey: "isPrivate") as? Bool ?? true {
    didSet { UserDefaults.standard.set(isPrivate, forKey: "isPrivate") }
  }
  var scheme: ColorScheme? {
    switch theme {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

struct SettingsView: View {
  @EnvironmentObject var settings: UserSettings
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  @State private var showsAdvanced = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("LOOKS")) {
          Picker(selection: $settings.theme, label: Text("Theme")) {
            ForEach(UserSettings.Theme.allCases) { theme in
              Text(theme.rawValue.capitalized).tag(theme)
            }
          }
          Slider(
            value: $settings.fontSize, in: 10...30, minimumValueLabel: Text("A").font(.caption),
            maximumValueLabel: Text("A").font(.title)
          ) {
            Text("Font size")
          }
          Text("Sample").font(.system(size: CGFloat(settings.fontSize), weight: .medium, design: .rounded))
        }
        Section(header: Text("PRIVACY"), footer: privacyNote) {
          Toggle("Private account", isOn: $settings.isPrivate)
          Toggle(isOn: $showsAdvanced.animation()) { Text("Advanced") }
          if showsAdvanced {
            Link("Read our policy", destination: URL(string: "https://example.com/privacy")!)
            Link(destination: URL(string: "mailto:help@example.com")!) {
              HStack {
                Image(systemName: "envelope")
                Text("Write to us")
              }
            }
          }
        }
        Section(header: Text("ABOUT")) {
          HStack {
            Text("Version")
            Spacer()
            Text("2.2.1").foregroundColor(colorScheme == .dark ? .white : .gray)
          }
          NavigationLink(destination: LoginView()) { Text("Sign in") }
        }
      }
      .navigationBarTitle("Settings")
    }
    .preferredColorScheme(settings.scheme)
  }

  var privacyNote: some View {
    Text("Only people you accept see what you write.").font(.footnote)
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .environmentObject(UserSettings())
      .environment(\.colorScheme, .dark)
  }
}
