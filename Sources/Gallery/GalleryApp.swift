import SwiftUI

/// Data flow by example: each mechanism a small scene, with a live count of body evaluations.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") { Gallery() }
      .defaultSize(width: 860, height: 700)
  }
}

struct Gallery: View {
  @State private var selected: Example? = .property

  var body: some View {
    NavigationSplitView {
      List(Example.allCases, selection: $selected) { example in
        Text(example.title).padding(.vertical, 4)
      }
      .listStyle(.sidebar)
    } detail: {
      if let selected {
        ScrollView {
          VStack(alignment: .leading, spacing: 18) {
            Text(selected.mechanism).foregroundColor(.secondary)
            selected.scene
          }
          .padding(24)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .id(selected)
        .navigationTitle(selected.title)
      } else {
        Text("Choose a scene").foregroundColor(.secondary)
      }
    }
  }
}
