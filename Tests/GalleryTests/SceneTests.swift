import SwiftUI
import SwiftUITesting
import Testing

@testable import GalleryScenes

@MainActor @Suite("The scenes of the gallery")
struct SceneTests {
  @Test("Each scene opens, says what it shows, and stands beside its source")
  func opens() throws {
    for example in ExampleGroup.all.flatMap(\.examples) { try open(example) }
  }

  private func open(_ example: Example) throws {
    let screen = Screen { ExampleView(example: example).environmentObject(GalleryDelegate()) }
    #expect(screen.texts.contains(example.mechanism))
    let source = try #require(SceneSource.file(declaring: example.id))
    #expect(screen.texts.contains(source))
  }

  @Test("No two scenes have one title")
  func titles() {
    let titles = ExampleGroup.all.flatMap { $0.examples.map(\.title) }
    #expect(Set(titles).count == titles.count)
    #expect(titles.count > 40)
  }

  @Test("A search finds a scene by its title and by what it shows")
  func search() throws {
    let found = { (words: String) in
      ExampleGroup.all.flatMap { $0.examples.filter { $0.matches(words) }.map(\.title) }
    }
    #expect(found("pizza") == [])
    #expect(found("@FETCH") == ["FetchRequest"])
    #expect(found("sheet slider") == ["ObservedObject"])
    #expect(found("").count == ExampleGroup.all.flatMap(\.examples).count)
  }
}
