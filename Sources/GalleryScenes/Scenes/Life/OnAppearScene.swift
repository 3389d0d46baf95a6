import SwiftUI

/// Writes in one event are one update; each explicit transaction is its own.
struct OnAppearScene: View {
  @State private var round = 0
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("OnAppearScene", evaluations: evaluations.next()) {
      Button("Once more") { round += 1 }
      Written().id(round)
    }
  }
}

private struct Written: View {
  @State private var value = 0
  @State private var changes: [String] = []
  @State private var seen = Seen()
  @State private var evaluations = Evaluations()

  var body: some View {
    seen.add(value)
    return Part("Written, 1 and 2, then 3 and 4 with an animation", evaluations: evaluations.next()) {
      Text("Its body saw \(seen.values.map(String.init).formatted())")
      Text("onChange saw \(changes.formatted())")
    }
    .onChange(of: value) { old, new in changes.append("\(old)→\(new)") }
    .onAppear {
      value = 1
      value = 2
      withAnimation {
        value = 3
        value = 4
      }
    }
  }
}

@MainActor
private final class Seen {
  private(set) var values: [Int] = []

  func add(_ value: Int) { if values.last != value { values.append(value) } }
}
