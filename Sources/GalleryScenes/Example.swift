import SwiftUI

/// A scene of the gallery.
@MainActor
struct Example: Identifiable {
  /// The name of the scene's view, and of the file that it is in.
  nonisolated let id: String
  let title: String
  /// What the scene shows, in a line.
  let mechanism: String
  /// Whether it scrolls by itself.
  let fills: Bool
  /// Makes the scene anew: what is in its states from the start is counted, or held, by one showing of it alone.
  let scene: @MainActor () -> AnyView

  init<Scene: View>(
    _ title: String, _ mechanism: String, _ scene: @autoclosure @escaping @MainActor () -> Scene,
    fills: Bool = false
  ) {
    id = String(describing: Scene.self)
    self.title = title
    self.mechanism = mechanism
    self.fills = fills
    self.scene = { AnyView(scene()) }
  }

  /// Whether a person who looks for `words` means this one.
  func matches(_ words: String) -> Bool {
    words.split(separator: " ").allSatisfy {
      title.localizedCaseInsensitiveContains($0) || mechanism.localizedCaseInsensitiveContains($0)
    }
  }
}

/// Scenes about one thing.
@MainActor
struct ExampleGroup: Identifiable {
  let title: String
  let examples: [Example]

  nonisolated var id: String { title }
}
