import SwiftUI

/// What a view is told while it lives, in order.
struct LifecycleScene: View {
  @State private var isShown = false
  @State private var number = 1
  @State private var lines: [String] = []
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("LifecycleScene", evaluations: evaluations.next()) {
      HStack {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        Button("Number \(number + 1)") { number += 1 }
        Button("Forget") { lines = [] }
      }
      if isShown { Living(number: number) { lines.append($0) } }
      ForEach(Array(lines.suffix(10).enumerated()), id: \.offset) { Text($0.element).font(.caption) }
    }
  }
}

private struct Living: View {
  let number: Int
  let tell: (String) -> Void
  @State private var seconds = 0

  var body: some View {
    Text("Number \(number), \(seconds) s with it")
      .onAppear { tell("onAppear") }
      .onChange(of: number) { old, new in tell("onChange \(old) to \(new)") }
      .onDisappear { tell("onDisappear") }
      .task(id: number) {
        tell("task for \(number)")
        seconds = 0
        while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
        tell("task for \(number) is cancelled")
      }
  }
}
