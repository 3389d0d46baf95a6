import SwiftUI

/// The scenes of the gallery.
enum Example: String, CaseIterable, Identifiable {
  case property, state, binding, pizza, observableObject, environmentObject, environment, observation,
    preference, appStorage, sceneStorage, focus, gestures,
    matchedGeometry, fetch

  var id: Self { self }

  var title: String {
    switch self {
    case .property: "Property"
    case .state: "State"
    case .binding: "Binding: a number"
    case .pizza: "Binding: a struct"
    case .observableObject: "ObservableObject"
    case .environmentObject: "EnvironmentObject"
    case .environment: "Environment values"
    case .observation: "Observation"
    case .preference: "Preferences"
    case .fetch: "FetchRequest"
    case .appStorage: "AppStorage"
    case .sceneStorage: "SceneStorage"
    case .focus: "FocusState"
    case .gestures: "GestureState"
    case .matchedGeometry: "Matched geometry"
    }
  }

  /// What the scene shows, in a line.
  var mechanism: String {
    switch self {
    case .property: "A stored property: the child runs again only when the value it is given differs."
    case .state: "@State: owned by the view, kept while the view's identity lasts."
    case .binding: "@Binding: a child writes its parent's state; a grandchild gets the plain value."
    case .pizza: "Bindings to the fields of one struct: a field's view runs for its own field alone."
    case .observableObject:
      "@StateObject and @ObservedObject: sliders in a sheet repaint the scene behind it."
    case .environmentObject: "@EnvironmentObject: it passes through a view that does not ask for it."
    case .environment: "@Environment: a key of our own, with a default, read two levels down."
    case .observation: "@Observable: a view follows just the properties that its body read."
    case .preference: "Preferences: what children send up, combined in view order."
    case .fetch: "@FetchRequest: rows of a store, up to date with what is saved here and elsewhere."
    case .appStorage: "@AppStorage: kept in the user's defaults, in step wherever it is read."
    case .sceneStorage: "@SceneStorage: kept by this window, there again at the next start."
    case .focus: "@FocusState: where the focus is, and a way to move it; @FocusedValue: what is said there."
    case .gestures: "@GestureState: set while a gesture goes on, and back by itself when it is over."
    case .matchedGeometry: "@Namespace: views that share an id in it move into each other's place."
    }
  }

  @ViewBuilder @MainActor
  var scene: some View {
    switch self {
    case .property: PropertyScene()
    case .state: StateScene()
    case .binding: BindingScene()
    case .pizza: PizzaScene()
    case .observableObject: ColorScene()
    case .environmentObject: LoginScene()
    case .environment: ThemeScene()
    case .observation: ObservationScene()
    case .preference: PreferenceScene()
    case .fetch: FetchScene()
    case .appStorage: AppStorageScene()
    case .sceneStorage: SceneStorageScene()
    case .focus: FocusScene()
    case .gestures: GestureScene()
    case .matchedGeometry: MatchedGeometryScene()
    }
  }
}
