import SwiftUI

// MARK: 2019

private struct MarginKey: EnvironmentKey {
  static let defaultValue = 4.0
}

extension EnvironmentValues {
  fileprivate var oldMargin: Double {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}

// MARK: 2024

extension EnvironmentValues {
  @Entry fileprivate var newMargin = 4.0
  @Entry fileprivate var title: String?
}

extension Transaction {
  @Entry fileprivate var isByHand = false
}

/// A key of the environment by hand, and with @Entry.
struct EntryScene: View {
  @State private var evaluations = Evaluations()
  @State private var margin = 12.0
  @State private var title = ""

  var body: some View {
    Part("EntryScene", evaluations: evaluations.next()) {
      Slider(value: $margin, in: 0...40) { Text("Margin") }
      TextField("Title, none when empty", text: $title)
      Generations {
        OldReader().environment(\.oldMargin, margin)
        OldReader()
      } new: {
        NewReader().environment(\.newMargin, margin).environment(\.title, title.isEmpty ? nil : title)
        NewReader()
      }
    }
    Hand()
  }
}

private struct OldReader: View {
  @Environment(\.oldMargin) private var margin
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("EnvironmentKey", evaluations: evaluations.next()) {
      Text("Margin \(Int(margin))").padding(margin).border(.secondary)
    }
  }
}

private struct NewReader: View {
  @Environment(\.newMargin) private var margin
  @Environment(\.title) private var title
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("@Entry", evaluations: evaluations.next()) {
      Text("\(title ?? "Margin") \(Int(margin))").padding(margin).border(.secondary)
    }
  }
}

/// A transaction that carries a value of ours down to whoever looks at it.
private struct Hand: View {
  @State private var evaluations = Evaluations()
  @State private var count = 0
  @State private var isByHand: Bool?

  var body: some View {
    Part("A value of a transaction", evaluations: evaluations.next()) {
      HStack {
        Button("Count") { count += 1 }
        Button("Count, by hand") { withTransaction(\.isByHand, true) { count += 1 } }
      }
      Text("\(count)").transaction(value: count) { transaction in
        let byHand = transaction.isByHand
        Task { isByHand = byHand }
      }
      Text(isByHand.map { $0 ? "The last one was by hand" : "The last one was not" } ?? "Not counted yet")
    }
  }
}
