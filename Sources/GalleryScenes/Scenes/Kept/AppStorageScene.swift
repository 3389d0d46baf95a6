import SwiftUI

/// What the user prefers, kept in the user's defaults: there at the next start, the same in every view that reads it.
struct AppStorageScene: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("AppStorageScene", evaluations: evaluations.next()) {
      GreetingEditor()
      GreetingReader()
      SizeChoice()
      Button("Write through UserDefaults itself") {
        UserDefaults.standard.set("Written behind the views' back", forKey: "gallery.greeting")
      }
      Button("Forget") {
        UserDefaults.standard.removeObject(forKey: "gallery.greeting")
        UserDefaults.standard.removeObject(forKey: "gallery.size")
      }
    }
  }
}

private struct GreetingEditor: View {
  @AppStorage("gallery.greeting") private var greeting = "Hello"
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("GreetingEditor", evaluations: evaluations.next()) {
      TextField("Greeting", text: $greeting)
    }
  }
}

private struct GreetingReader: View {
  @AppStorage("gallery.greeting") private var greeting = "Hello"
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("GreetingReader", evaluations: evaluations.next()) {
      Text(greeting).font(.title3)
    }
  }
}

private enum CupSize: String, CaseIterable, Identifiable {
  case small, medium, large
  var id: Self { self }
}

private struct SizeChoice: View {
  @AppStorage("gallery.size") private var size: CupSize?
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("SizeChoice", evaluations: evaluations.next()) {
      Picker("Cup", selection: $size) {
        Text("none").tag(CupSize?.none)
        ForEach(CupSize.allCases) { Text($0.rawValue).tag(Optional($0)) }
      }
    }
  }
}
