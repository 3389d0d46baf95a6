import SwiftUI

@main
struct Swift5Client: App {
  @StateObject private var userData = UserData()
  @StateObject private var settings = UserSettings()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(userData)
        .environmentObject(settings)
    }
  }
}

struct RootView: View {
  @State private var selectedTab = 0

  var body: some View {
    TabView(selection: $selectedTab) {
      LandmarkList()
        .tabItem {
          Image(systemName: "star")
          Text("Landmarks")
        }
        .tag(0)
      TodoList()
        .tabItem { Label("To do", systemImage: "list.bullet") }
        .tag(1)
      ExpenseList()
        .tabItem { Label("Expenses", systemImage: "creditcard") }
        .tag(2)
      OrderView()
        .tabItem {
          VStack {
            Image(systemName: "cart")
            Text("Cupcakes")
          }
        }
        .tag(3)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(4)
    }
    .accentColor(.orange)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView()
      .environmentObject(UserData())
      .environmentObject(UserSettings())
  }
}
