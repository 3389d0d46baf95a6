import SwiftUI

/// The windows of the gallery: data flow by example, each mechanism a small scene with a live count of body evaluations
/// and its source; and the windows that a scene opens.
package struct GalleryWindows: Scene {
  package init() {}

  package var body: some Scene {
    WindowGroup("Gallery") { Gallery() }
      .defaultSize(width: 1180, height: 760)
    WindowGroup("Note", id: "note", for: Int.self) { NoteWindow(number: $0) }
    Window("Counter", id: "counter") { CounterWindow() }
  }
}
