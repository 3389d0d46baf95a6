import SwiftUI

private struct IngredientsKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What children send up, combined in view order; and places in them, for a parent to draw on.
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
      .transformPreference(IngredientsKey.self) { if !$0.isEmpty { $0.append("salt") } }
      .onPreferenceChange(IngredientsKey.self) { ingredients = $0 }
    }
    Marked()
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

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Marked: View {
  @State private var chosen = 1
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Marked, draws around the place that a child sent", evaluations: evaluations.next()) {
      HStack(spacing: 16) {
        ForEach([1, 2, 3], id: \.self) { number in
          Button(["One", "Number two", "3"][number - 1]) { chosen = number }
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [number: $0] }
        }
      }
      .padding(8)
      .overlayPreferenceValue(BoundsKey.self) { places in
        GeometryReader { proxy in
          if let place = places[chosen] {
            let area = proxy[place].insetBy(dx: -4, dy: -4)
            RoundedRectangle(cornerRadius: 8)
              .stroke(.orange, lineWidth: 2)
              .frame(width: area.width, height: area.height)
              .offset(x: area.minX, y: area.minY)
          }
        }
      }
    }
  }
}
