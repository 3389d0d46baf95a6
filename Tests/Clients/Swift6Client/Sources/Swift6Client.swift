import SwiftUI

@main
struct Swift6Client: App {
  @State private var model = AppModel()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(model)
        .environment(\.accent, .indigo)
    }
  }
}

@Observable @MainActor
final class AppModel {
  var selection = Panel.recipes
  var recipes = Recipe.samples
  var favourites: Set<Recipe.ID> = []
  let account = Account()

  func isFavourite(_ recipe: Recipe) -> Bool { favourites.contains(recipe.id) }

  func toggleFavourite(_ recipe: Recipe) {
    if favourites.remove(recipe.id) == nil { favourites.insert(recipe.id) }
  }
}

enum Panel: Hashable, CaseIterable {
  case recipes, mail, trips, workout, account
}

extension EnvironmentValues {
  @Entry var accent: Color = .blue
  @Entry var onShare: (@MainActor (String) -> Void)?
}

struct ContentView: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.selection) {
      RecipesView()
        .tabItem { Label("Recipes", systemImage: "fork.knife") }
        .tag(Panel.recipes)
      MailView()
        .tabItem { Label("Mail", systemImage: "envelope") }
        .tag(Panel.mail)
      TripsView()
        .tabItem { Label("Trips", systemImage: "airplane") }
        .tag(Panel.trips)
      WorkoutView()
        .tabItem { Label("Workout", systemImage: "figure.run") }
        .tag(Panel.workout)
      AccountView(account: model.account)
        .tabItem { Label("Account", systemImage: "person") }
        .tag(Panel.account)
    }
    .tint(.orange)
  }
}

#Preview {
  ContentView()
    .environment(AppModel())
}
