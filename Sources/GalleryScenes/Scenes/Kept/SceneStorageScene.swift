import SwiftUI

/// What this window keeps: close the gallery and start it again.
struct SceneStorageScene: View {
  @SceneStorage("gallery.page") private var page = 1
  @SceneStorage("gallery.note") private var note = ""
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("SceneStorageScene", evaluations: evaluations.next()) {
      HStack {
        Button("Back") { page -= 1 }.disabled(page == 1)
        Text("Page \(page)").font(.title3)
        Button("On") { page += 1 }
      }
      TextField("Note", text: $note)
      PageReader()
    }
  }
}

private struct PageReader: View {
  @SceneStorage("gallery.page") private var page = 1
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("PageReader", evaluations: evaluations.next()) {
      Text("This view reads the same key: \(page)")
    }
  }
}
