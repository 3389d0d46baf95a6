import SwiftUITesting
import Testing

@MainActor
@Suite("AppStorage, wherever it stands")
struct AppStoragePlacesTests {
  struct Name: View {
    @AppStorage("user.name.v2") var name = "nobody"
    var body: some View { Text(verbatim: "name \(name)") }
  }
  struct Badge: ViewModifier {
    @AppStorage("badge") var badge = "-"
    func body(content: Content) -> some View {
      HStack {
        content
        Text("badge \(badge)")
      }
    }
  }
  struct Setting: DynamicProperty {
    @AppStorage("nested") var value = 1
  }
  struct Nested: View {
    var setting = Setting()
    let store: UserDefaults
    @AppStorage var explicit: Int
    init(store: UserDefaults) {
      self.store = store
      _explicit = AppStorage(wrappedValue: 5, "explicit", store: store)
    }
    var body: some View {
      Text("\(setting.value) \(explicit)").modifier(Badge())
      Stepper(value: $explicit)
    }
  }
  struct Stepper: View {
    @Binding var value: Int
    var body: some View { Button("More") { value += 1 } }
  }

  @Test("It works in a modifier, in a property of one's own, in init and through a binding in a child")
  func places() {
    let defaults = TestDefaults()
    let other = TestDefaults()
    defer { for each in [defaults, other] { each.remove() } }
    let screen = Screen { Nested(store: other.store).defaultAppStorage(defaults.store) }
    screen.act {
      defaults.store.set("new", forKey: "badge")
      defaults.store.set(2, forKey: "nested")
    }
    #expect(screen.shows("badge new") && screen.shows("2 5"))
    screen.button("More").tap()
    #expect(screen.shows("2 6"))
    #expect(other.store.integer(forKey: "explicit") == 6)
    #expect(defaults.store.object(forKey: "explicit") == nil)
  }

  struct Switching: View {
    let first: UserDefaults
    let second: UserDefaults
    @State private var usesSecond = false
    @State private var key = "a"
    var body: some View {
      Keyed(key: key).defaultAppStorage(usesSecond ? second : first)
      Button("Switch") { usesSecond.toggle() }
      Button("Key") { key = "b" }
    }
  }
  struct Keyed: View {
    @AppStorage var value: String
    init(key: String) { _value = AppStorage(wrappedValue: "default of \(key)", key) }
    var body: some View { Text(value) }
  }

  @Test("Another default store or another key is followed from then on")
  func switching() {
    let defaults = TestDefaults()
    let other = TestDefaults()
    defer { for each in [defaults, other] { each.remove() } }
    other.store.set("second", forKey: "a")
    let screen = Screen { Switching(first: defaults.store, second: other.store) }
    #expect(screen.shows("default of a"))
    screen.button("Switch").tap()
    #expect(screen.shows("second"))
    screen.button("Key").tap()
    #expect(screen.shows("default of b"))
    screen.act { other.store.set("B", forKey: "b") }
    #expect(screen.shows("B"))
  }

  final class Settings: ObservableObject {
    @AppStorage var volume: Int
    init(_ store: UserDefaults) { _volume = AppStorage(wrappedValue: 3, "volume", store: store) }
  }
  struct Volume: View {
    @ObservedObject var settings: Settings
    var body: some View {
      Text("volume \(settings.volume)")
      Button("Louder") { settings.volume += 1 }
      Stepper(value: settings.$volume)
    }
  }

  @Test("In an ObservableObject a write sends objectWillChange, before the value changes")
  func inAnObject() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let settings = Settings(defaults.store)
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.volume) }
    let screen = Screen { Volume(settings: settings) }
    screen.button("Louder").tap()
    #expect(screen.shows("volume 4"))
    #expect(seen == [3])
    screen.button("More").tap()
    #expect(screen.shows("volume 5"))
    screen.act { defaults.store.set(9, forKey: "volume") }
    #expect(screen.shows("volume 9"))
    #expect(seen.count == 3)
    withExtendedLifetime(subscription) {}
  }

  struct ThemedApp: App {
    @MainActor static var store = UserDefaults.standard
    @AppStorage("title", store: Self.store) var title = "First"
    var body: some Scene {
      WindowGroup(title) {
        Name()
        Button("Retitle") { title = "Second" }
      }
      .defaultAppStorage(Self.store)
    }
  }

  @Test("It works in an App, whose windows can have defaults of their own")
  func inAnApp() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    ThemedApp.store = defaults.store
    defaults.store.set("Ann", forKey: "user.name.v2")
    let screen = Screen(app: ThemedApp())
    #expect(screen.title == "First" && screen.shows("name Ann"))
    screen.button("Retitle").tap()
    #expect(screen.title == "Second")
  }
}
