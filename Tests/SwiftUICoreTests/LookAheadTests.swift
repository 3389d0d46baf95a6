import Testing

@testable import SwiftUICore

@Suite("What is looked up before an app's first window")
struct LookAheadTests {
  /// Whether the walk through an app's types comes by a picture, which is made of nothing but types.
  private func findsPicture<S: Scene>(@SceneBuilder _ scene: () -> S) -> Bool {
    LookAhead.mayShowPictures(S.self)
  }

  private struct Symbol: View {
    var body: some View { Image(systemName: "star") }
  }
  private struct Marked: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        Symbol()
      }
    }
  }
  private struct Endless<Content: View>: View {
    var body: some View { Endless<Endless<Content>>() }
  }

  @MainActor
  @Test("A window's views are walked through, whatever they are in")
  func window() {
    #expect(!findsPicture { WindowGroup { Text("none") } })
    #expect(findsPicture { WindowGroup { Symbol() } })
    #expect(findsPicture { WindowGroup { Text("one").modifier(Marked()) } })
    #expect(
      findsPicture { WindowGroup { List { ForEach(0..<3) { _ in Label("one", systemImage: "star") } } } })
    #expect(
      findsPicture {
        WindowGroup {
          NavigationSplitView {
            Text("none")
          } detail: {
            TabView { NavigationStack { if Bool.random() { Text("none") } else { Symbol() } } }
          }
        }
      })
    #expect(findsPicture { WindowGroup { Text("none").toolbar { Text("none") }.overlay { Symbol() } } })
  }

  @MainActor
  @Test("So are those of every scene")
  func scenes() {
    #expect(
      findsPicture {
        WindowGroup { Text("none") }
        Window("Other", id: "other") { Symbol() }
      })
    #expect(
      findsPicture {
        WindowGroup { Symbol() }.commands { EmptyCommands() }.defaultSize(width: 9, height: 9)
      })
    #expect(findsPicture { Group { WindowGroup { Symbol() } } })
    #expect(
      findsPicture {
        if Bool.random() { WindowGroup { Symbol() } }
      })
  }

  @MainActor
  @Test("Types without end come to one")
  func endless() {
    #expect(!findsPicture { WindowGroup { Endless<Text>() } })
  }
}
