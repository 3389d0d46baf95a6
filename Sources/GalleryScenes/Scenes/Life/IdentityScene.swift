import SwiftUI

private struct Fruit: Identifiable {
  let id: Int
  let name: String
}

/// Whose state a row shows: that of its id, so an index is the wrong one.
struct IdentityScene: View {
  @State private var fruits = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana"), Fruit(id: 3, name: "Cherry"),
  ]
  @State private var round = 0
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("IdentityScene", evaluations: evaluations.next()) {
      Text("Count a fruit, then take the first one away.").foregroundStyle(.secondary)
      HStack {
        Button("Take the first away") { fruits = Array(fruits.dropFirst()) }.disabled(fruits.isEmpty)
        Button("Turn round") { fruits.reverse() }
        Button("Begin anew") {
          fruits = [
            Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana"), Fruit(id: 3, name: "Cherry"),
          ]
          round += 1
        }
      }
      HStack(alignment: .top, spacing: 12) {
        Part("By index: the trap") {
          ForEach(fruits.indices, id: \.self) { index in FruitRow(name: fruits[index].name) }
        }
        Part("By id") {
          ForEach(fruits) { fruit in FruitRow(name: fruit.name) }
        }
      }
      .id(round)
    }
    Same()
  }
}

private struct FruitRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

/// A view that says itself when it is the same as before.
private struct Same: View {
  @State private var number = 0
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("EquatableView, AnyView and branches", evaluations: evaluations.next()) {
      Button("Number \(number)") { number += 1 }
      Tens(number: number).equatable()
      if number.isMultiple(of: 2) {
        FruitRow(name: "The even branch's state")
      } else {
        FruitRow(name: "The odd one's")
      }
      AnyView(FruitRow(name: "Erased, and kept"))
    }
  }
}

private struct Tens: View, Equatable {
  let number: Int
  @State private var evaluations = Evaluations()

  nonisolated static func == (left: Tens, right: Tens) -> Bool { left.number / 10 == right.number / 10 }

  var body: some View {
    Part("Tens: \(number / 10)", evaluations: evaluations.next()) { Text("Runs at every tenth") }
  }
}
