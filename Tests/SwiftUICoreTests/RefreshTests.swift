import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Refreshing")
struct RefreshTests {
  /// What a refresh waits for, and how often there was one.
  @MainActor
  private final class Server {
    var asked = 0
    var answered = 0
    var wasCancelled = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func load() async {
      asked += 1
      await withCheckedContinuation { waiting.append($0) }
      wasCancelled = Task.isCancelled
      answered += 1
    }
    func answer() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private struct Rows: View {
    let server: Server
    @State private var isThere = true
    @State private var count = 0
    var body: some View {
      Button("Leave") { isThere = false }
      if isThere {
        List { Text("loaded \(count)") }
          .refreshable {
            await server.load()
            count += 1
          }
      }
    }
  }

  @Test("A list is refreshed once at a time, and again after that")
  func once() async throws {
    let server = Server()
    let screen = Screen { Rows(server: server) }
    screen.list.refresh()
    await eventually { server.asked == 1 }
    screen.list.refresh()
    server.answer()
    try await screen.eventually { server.answered == 1 && screen.shows("loaded 1") }
    #expect(server.asked == 1 && !server.wasCancelled)
    // The body has run, and with it the action is another.
    await eventually {
      screen.list.refresh()
      return server.asked == 2
    }
    server.answer()
    try await screen.eventually { screen.shows("loaded 2") }
  }

  @Test("It is cancelled when the view that offers it goes")
  func cancelled() async {
    let server = Server()
    let screen = Screen { Rows(server: server) }
    screen.list.refresh()
    await eventually { server.asked == 1 }
    screen.button("Leave").tap()
    server.answer()
    await eventually { server.answered == 1 }
    #expect(server.wasCancelled)
  }

  @Test("Lists and what scrolls from top to bottom offer what is set around them, and cost nothing by it")
  func offered() {
    struct Scrolled: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        List { Text("row") }.refreshable { [count] in _ = count }
      }
    }
    // Asked while the screen is there: an offer ends with it.
    func isOffered(_ screen: Screen) -> Bool? {
      withExtendedLifetime(screen) { screen.the(ScrollDescription.self).refresh?.isOffered }
    }
    #expect(isOffered(Screen { ScrollView { Text("a") }.refreshable {} }) == true)
    #expect(isOffered(Screen { Form { Text("a") }.refreshable {} }) == true)
    #expect(isOffered(Screen { ScrollView { Text("a") } }) == false)
    #expect(isOffered(Screen { ScrollView(.horizontal) { Text("a") }.refreshable {} }) == nil)
    let screen = Screen { Scrolled() }
    screen.resetCounts()
    screen.button("Count 0").tap()
    #expect(screen.shows("Count 1"))
    #expect(!screen.operations.contains { $0.contains("list") }, "Another action is no other list")
  }
}
