import SwiftUI

private struct IngredientsKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct PreferenceScene: View {
  @State private var ingredients: [String] = []
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("PreferenceScene", evaluations: evaluations.next()) {
      Text(ingredients.isEmpty ? "Nothing chosen" : ingredients.joined(separator: ", ")).font(.title3)
      VStack(alignment: .leading) {
        Ingredient(name: "Basil")
        Ingredient(name: "Olives")
        Ingredient(name: "Capers")
      }
      .onPreferenceChange(IngredientsKey.self) { ingredients = $0 }
    }
  }
}

private struct Ingredient: View {
  let name: String
  @State private var isChosen = false

  var body: some View {
    Toggle(name, isOn: $isChosen)
      .preference(key: IngredientsKey.self, value: isChosen ? [name] : [])
  }
}
