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
    // Its lines are broken where the column ends.
    func written(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "/" } }
    #expect(screen.texts.map(written).contains(written(source)))
  }

  @Test("A scene that is shown again begins anew")
  func again() throws {
    let example = try #require(ExampleGroup.example("PropertyScene"))
    for _ in 0..<2 {
      let screen = Screen { ExampleView(example: example).environmentObject(GalleryDelegate()) }
      #expect(screen.texts.contains("PropertyScene: body ran once"))
    }
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

  @Test("Source in a narrow column is broken where a person would break it, and goes on further in")
  func lines() {
    let source = """
        /// A line of words that is too long.
        Picker("One of three", selection: $choice) {
          Text("Short")
        }
      .datePickerStyle(.graphical).labelsHidden()
      """
    #expect(
      SourceLines.wrapped(source, columns: 28) == """
          /// A line of words that
          /// is too long.
          Picker("One of three",
              selection: $choice) {
            Text("Short")
          }
        .datePickerStyle(.graphical)
            .labelsHidden()
        """)
    #expect(SourceLines.wrapped(source, columns: 100) == source)
    for columns in 1..<60 {
      let lines = SourceLines.wrapped(source, columns: columns).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= max(columns, 16) })
    }
  }
}
