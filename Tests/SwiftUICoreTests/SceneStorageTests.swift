import SwiftUITesting
import Testing

@MainActor
@Suite("SceneStorage")
struct SceneStorageTests {
  enum Page: String { case home, settings }
  enum Size: Int { case small, large }

  struct Window: View {
    @SceneStorage("page") private var page = Page.home
    @SceneStorage("count") private var count = 0
    @SceneStorage("note") private var note: String?
    @SceneStorage("size") private var size: Size?
    @SceneStorage("url") private var url: URL?
    @SceneStorage("on") private var isOn = false
    @SceneStorage("data") private var data = Data()
    @SceneStorage("part") private var part = 0.5
    var body: some View {
      VStack {
        Text("\(page.rawValue) \(count) \(note ?? "nil") \(size == .large ? "large" : "nil")")
        Text(verbatim: "\(url?.absoluteString ?? "nil") \(isOn) \(data.count) \(part)")
        Button("Change") {
          page = .settings
          note = "remember"
          size = .large
          url = URL(string: "https://a.example/?q=1")
          isOn = true
          data = Data([1, 2, 3])
          part = 0.75
        }
        Button("Forget") { note = nil }
        Child(count: $count)
        Sharing()
        Bystander()
      }
    }
  }
  struct Child: View {
    @Binding var count: Int
    var body: some View { Button("Add") { count += 1 } }
  }
  struct Sharing: View {
    @SceneStorage("count") var count = 0
    var body: some View { Text("also \(count)") }
  }
  struct Bystander: View {
    @SceneStorage("other") var other = 0
    var body: some View { Text("other \(other)") }
  }

  @Test("A window's values are there in the next launch")
  func restored() {
    let first = Screen { Window() }
    #expect(first.texts.prefix(2) == ["home 0 nil nil", "nil false 0 0.5"])
    #expect(first.sceneState == SceneState(), "A default is not kept")
    first.button("Change").tap()
    first.button("Add").tap()
    let values: ArraySlice = ["settings 1 remember large", "https://a.example/?q=1 true 3 0.75"]
    #expect(first.texts.prefix(2) == values)
    let second = Screen(restoring: first.sceneState) { Window() }
    #expect(second.texts.prefix(2) == values)
    second.button("Forget").tap()
    #expect(Screen(restoring: second.sceneState) { Window() }.shows("settings 1 nil large"))
  }

  @Test("Views of one window share a key, only its readers run, and equal values run nothing")
  func shared() {
    let screen = Screen { Window() }
    screen.resetCounts()
    screen.button("Add").tap()
    #expect(screen.shows("also 1"))
    #expect(Set(screen.evaluated) == ["Window", "Sharing"])
    screen.button("Change").tap()
    screen.resetCounts()
    screen.button("Change").tap()
    #expect(screen.bodies == 0)
  }

  struct TwoScenes: App {
    var body: some Scene {
      WindowGroup("One", id: "one") { Window() }
      WindowGroup("Two", id: "two") { Window() }.defaultLaunchBehavior(.presented)
    }
  }

  @Test("Each window keeps values of its own")
  func perWindow() {
    let screen = Screen(app: TwoScenes())
    screen.presented[0].button("Add").tap()
    #expect(screen.presented[0].texts.contains("also 1"))
    #expect(screen.presented[1].texts.contains("also 0"))
    let second = Screen(app: TwoScenes(), restoring: screen.sceneState)
    #expect(second.presented[0].texts.contains("also 1"))
    #expect(second.presented[1].texts.contains("also 0"))
  }

  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Window() }
      Sharing()
    }
  }

  @Test("A sheet belongs to the window it is shown over")
  func sheet() {
    let screen = Screen { Sheet() }
    screen.button("Show").tap()
    screen.button("Add").tap()
    #expect(screen.presented[0].texts.contains("also 1"))
  }

  struct Mistaken: View {
    @SceneStorage("count") var text = "fallback"
    @SceneStorage("page") var size = Size.small
    var body: some View { Text("\(text) \(size)") }
  }

  @Test("A value of another type counts as none")
  func mismatch() {
    let first = Screen { Window() }
    first.button("Add").tap()
    first.button("Change").tap()
    #expect(Screen(restoring: first.sceneState) { Mistaken() }.texts == ["fallback small"])
  }
}
