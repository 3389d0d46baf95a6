import SwiftUI

/// Hears what happens to the program; being observable, it is in the environment of its views.
@MainActor
package final class GalleryDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published package private(set) var events: [String] = []

  package func applicationDidFinishLaunching(_ notification: Notification) {
    events.append("did finish launching")
  }

  package func application(_ application: NSApplication, open urls: [URL]) {
    events += urls.map { "open \($0.lastPathComponent)" }
  }

  package func applicationWillTerminate(_ notification: Notification) { events.append("will terminate") }
}

/// What the delegate of the gallery heard, from the environment.
struct DelegateScene: View {
  @EnvironmentObject private var delegate: GalleryDelegate
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("DelegateScene", evaluations: evaluations.next()) {
      if delegate.events.isEmpty { Text("Nothing heard") }
      ForEach(delegate.events, id: \.self) { Label($0, systemImage: "checkmark") }
    }
  }
}
