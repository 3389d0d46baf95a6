import SwiftUI

struct PropertyScene: View {
  @State private var evaluations = Evaluations()
  @State private var name = "world"
  @State private var presses = 0

  var body: some View {
    Part("PropertyScene", evaluations: evaluations.next()) {
      TextField("Name", text: $name)
      Button("Run this body again (\(presses))") { presses += 1 }
      Greeting(name: name)
    }
  }
}

private struct Greeting: View {
  let name: String
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Greeting", evaluations: evaluations.next()) {
      Text("Hello, \(name)!").font(.title2)
    }
  }
}
