import SwiftUI

struct CounterView: View {
  @State private var count = 0
  @State private var name = "Ann"
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text("Hello \(name)").font(.largeTitle)
        Text("Count \(count)").foregroundColor(.secondary)
        HStack {
          Button("Less") { count -= 1 }
          Button("More") { count += 1 }
        }
        if count > 3 { Text("More than three").bold() }
      }
      .padding()
      .navigationTitle("Gallery")
    }
  }
}

struct GalleryApp: App {
  var body: some Scene { WindowGroup("Gallery") { CounterView() } }
}
GalleryApp.main()
