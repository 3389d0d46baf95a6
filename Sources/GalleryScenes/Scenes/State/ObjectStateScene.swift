import SwiftUI

/// An object in a state: made once for the view's identity, gone with it.
struct ObjectStateScene: View {
  @State private var evaluations = Evaluations()
  @State private var isShown = true
  @State private var runs = 0

  var body: some View {
    Part("ObjectStateScene", evaluations: evaluations.next()) {
      Toggle("Show the stopwatch (hiding it frees its object)", isOn: $isShown)
      Button("Run this body again (\(runs))") { runs += 1 }
      Text("Objects alive: \(Laps.alive.count)")
      if isShown { Stopwatch(runs: runs) }
    }
  }
}

/// How many objects there are; its own object, so that it can be followed.
@Observable @MainActor
private final class Population {
  var count = 0
}

@Observable @MainActor
private final class Laps {
  static let alive = Population()
  var times: [Int] = []

  init() { Self.alive.count += 1 }

  isolated deinit { Self.alive.count -= 1 }
}

private struct Stopwatch: View {
  let runs: Int
  @State private var laps: Laps?
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Stopwatch, given \(runs)", evaluations: evaluations.next()) {
      Button("Lap") { laps?.times.append(runs) }
      Text(laps.map { "Laps: \($0.times.count)" } ?? "No laps")
    }
    .onAppear { laps = laps ?? Laps() }
  }
}
