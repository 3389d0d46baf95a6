import SwiftUI

struct StateScene: View {
  @State private var evaluations = Evaluations()
  @State private var isOn = false
  @State private var showsCounter = true

  var body: some View {
    Part("StateScene", evaluations: evaluations.next()) {
      Toggle(isOn ? "ON" : "OFF", isOn: $isOn)
      Toggle("Show the counter (hiding it forgets its count)", isOn: $showsCounter)
      if showsCounter { Counter() }
    }
  }
}

private struct Counter: View {
  @State private var evaluations = Evaluations()
  @State private var count = 0

  var body: some View {
    Part("Counter", evaluations: evaluations.next()) {
      HStack {
        Button("Count") { count += 1 }
        Button("Count three times at once") {
          count += 1
          count += 1
          count += 1
        }
        Text("\(count)").font(.title3)
      }
    }
  }
}
