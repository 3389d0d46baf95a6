import SwiftUI

/// What made a view update, as `_printChanges` writes it to standard output.
struct ChangesScene: View {
  @State private var evaluations = Evaluations()
  @State private var count = 0
  @State private var name = "Ann"

  var body: some View {
    Part("ChangesScene", evaluations: evaluations.next()) {
      Text("Start the gallery in a terminal, and watch it there.").foregroundStyle(.secondary)
      Button("Count (\(count))") { count += 1 }
      TextField("Name", text: $name)
      Watched(name: name)
    }
  }
}

private struct Watched: View {
  let name: String
  @State private var presses = 0
  @State private var evaluations = Evaluations()

  var body: some View {
    // “Watched: @self changed.” or “Watched: _presses changed.”
    let _ = Self._printChanges()
    Part("Watched", evaluations: evaluations.next()) {
      Button("\(name) pressed \(presses) times") { presses += 1 }
    }
  }
}
