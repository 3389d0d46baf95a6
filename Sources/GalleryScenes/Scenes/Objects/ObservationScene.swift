import SwiftUI

@Observable @MainActor
private final class Store {
  var name = "Ann"
  var count = 0
}

struct ObservationScene: View {
  @State private var store = Store()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("ObservationScene, reads nothing", evaluations: evaluations.next()) {
      NameEditor(store: store)
      CountView()
    }
    .environment(store)
  }
}

private struct NameEditor: View {
  @Bindable var store: Store
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("NameEditor, @Bindable", evaluations: evaluations.next()) {
      TextField("Name", text: $store.name)
      Text("Hello, \(store.name)!")
    }
  }
}

private struct CountView: View {
  @Environment(Store.self) private var store
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("CountView, from the environment", evaluations: evaluations.next()) {
      HStack {
        Button("Count") { store.count += 1 }
        Text("\(store.count)")
      }
    }
  }
}
