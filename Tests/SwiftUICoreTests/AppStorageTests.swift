import SwiftUITesting
import Testing

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
  enum Fruit: String, CaseIterable { case apple, pear }
  enum Level: Int {
    case low = 1
    case high
  }

  struct AllTypes: View {
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "none"
    @AppStorage("url") var url = URL(string: "https://default.example/")!
    @AppStorage("data") var data = Data([0])
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("fruit") var fruit = Fruit.apple
    @AppStorage("level") var level = Level.low

    var body: some View {
      VStack {
        Text(verbatim: "\(bool) \(int) \(double) \(string) \(url.absoluteString)")
        Text(verbatim: "\([UInt8](data)) \(date.timeIntervalSince1970) \(fruit.rawValue) \(level.rawValue)")
        Button("Write") {
          bool = true
          int = -7
          double = 2.25
          string = "é\u{1F600}\n"
          url = URL(string: "https://a.example/b?c=d#e")!
          data = Data([1, 2])
          date = Date(timeIntervalSince1970: 86_400)
          fruit = .pear
          level = .high
        }
      }
    }
  }

  @Test("Every type of value is kept and comes back in another launch")
  func types() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { AllTypes().defaultAppStorage(defaults.store) }
    #expect(screen.texts[0] == "false 1 1.5 none https://default.example/")
    #expect(screen.texts[1] == "[0] 0.0 apple 1")
    #expect(defaults.store.object(forKey: "bool") == nil, "A default is not written")
    screen.button("Write").tap()
    let written = ["true -7 2.25 é\u{1F600}\n https://a.example/b?c=d#e", "[1, 2] 86400.0 pear 2"]
    #expect(Array(screen.texts.prefix(2)) == written)
    DefaultsWriting.finish()
    #expect(defaults.onDisk.count == 9)
    // What the file holds, read into defaults that have nothing else.
    let again = TestDefaults()
    defer { again.remove() }
    again.store.setPersistentDomain(defaults.onDisk, forName: again.name)
    let second = Screen { AllTypes().defaultAppStorage(again.store) }
    #expect(Array(second.texts.prefix(2)) == written)
  }

  struct Optionals: View {
    @AppStorage("bool") var bool: Bool?
    @AppStorage("int") var int: Int?
    @AppStorage("double") var double: Double?
    @AppStorage("string") var string: String?
    @AppStorage("url") var url: URL?
    @AppStorage("data") var data: Data?
    @AppStorage("date") var date: Date?
    @AppStorage("fruit") var fruit: Fruit?
    @AppStorage("level") var level: Level?

    var body: some View {
      let values: [Any?] = [bool, int, double, string, url, data, date, fruit, level]
      Text("\(values.filter { $0 != nil }.count) set")
      Button("Set") {
        (bool, int, double, string, url) = (false, 0, 0, "", URL(fileURLWithPath: "/tmp/ü"))
        (data, date, fruit, level) = (Data(), .distantPast, .pear, .low)
      }
      Button("Clear") {
        (bool, int, double, string, url) = (nil, nil, nil, nil, nil)
        (data, date, fruit, level) = (nil, nil, nil, nil)
      }
      Text(url?.path ?? "no url")
    }
  }

  @Test("An optional is nil until it is written, and writing nil takes the key away")
  func optionals() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { Optionals().defaultAppStorage(defaults.store) }
    #expect(screen.texts.first == "0 set")
    screen.button("Set").tap()
    #expect(screen.texts.first == "9 set")
    #expect(screen.shows("/tmp/ü"))
    screen.button("Clear").tap()
    #expect(screen.texts.first == "0 set")
    #expect(defaults.store.object(forKey: "string") == nil)
    DefaultsWriting.finish()
    #expect(defaults.onDisk.isEmpty)
  }

  struct Name: View {
    @AppStorage("user.name.v2") var name = "nobody"
    var body: some View { Text(verbatim: "name \(name)") }
  }
  struct Age: View {
    @AppStorage("age") var age = 0
    var body: some View { Text("age \(age)") }
  }
  struct Editor: View {
    @AppStorage("user.name.v2") private var name = "nobody"
    var body: some View {
      TextField("Name", text: $name)
      Button("Same") { name = String(name) }
    }
  }
  struct Family: View {
    var body: some View {
      VStack {
        Name()
        Name()
        Age()
        Editor()
      }
    }
  }

  @Test("Two views on one key stay in step, and only readers of that key run")
  func inStep() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { Family().defaultAppStorage(defaults.store) }
    screen.resetCounts()
    screen.field("Name").enter("Ann")
    #expect(screen.texts.filter { $0 == "name Ann" }.count == 2)
    #expect(Set(screen.evaluated).isSubset(of: ["Name", "Editor"]))
    #expect(screen.evaluated.filter { $0 == "Name" }.count == 2)
    #expect(defaults.store.string(forKey: "user.name.v2") == "Ann")
  }

  @Test("Writing an equal value runs nothing")
  func equal() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { Family().defaultAppStorage(defaults.store) }
    screen.resetCounts()
    screen.button("Same").tap()
    #expect(screen.bodies == 0)
    #expect(defaults.store.string(forKey: "user.name.v2") == "nobody", "It is kept all the same")
    screen.act { defaults.store.set("nobody", forKey: "user.name.v2") }
    #expect(screen.bodies == 0)
  }

  @Test("A change made through UserDefaults itself is seen, also through another object for the same file")
  func plainChanges() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { Family().defaultAppStorage(defaults.store) }
    screen.resetCounts()
    screen.act { defaults.store.set("Bob", forKey: "user.name.v2") }
    #expect(screen.field("Name").value == "Bob")
    #expect(!screen.evaluated.contains("Age"))
    screen.act { defaults.another.set(41, forKey: "age") }
    #expect(screen.shows("age 41"))
    screen.act { defaults.store.removeObject(forKey: "age") }
    #expect(screen.shows("age 0"))
  }

  @Test("A value of another type counts as none and is not overwritten by that")
  func mismatch() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    defaults.store.set("not a number", forKey: "int")
    defaults.store.set(["a", "b"], forKey: "string")
    defaults.store.set("cherry", forKey: "fruit")
    defaults.store.set(99, forKey: "level")
    defaults.store.set(3, forKey: "double")
    defaults.store.set(1, forKey: "bool")
    let screen = Screen { AllTypes().defaultAppStorage(defaults.store) }
    #expect(screen.texts[0].hasPrefix("true 1 3.0 none"))
    #expect(screen.texts[1].hasSuffix("apple 1"))
    #expect(defaults.store.string(forKey: "int") == "not a number")
    #expect(!EventTurn.isToBeEnded, "What cannot be compared does not keep the loop awake")
    screen.button("Write").tap()
    #expect(screen.texts[0].hasPrefix("true -7 2.25"))
  }

  @Test("A value that is not a number does not keep the loop awake")
  func notANumber() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { AllTypes().defaultAppStorage(defaults.store) }
    screen.act { defaults.store.set(Double.nan, forKey: "double") }
    #expect(screen.texts[0].contains("nan"))
    #expect(!EventTurn.isToBeEnded)
  }

  @Test("A screen that is dropped without being closed leaves no reader behind")
  func dropped() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let nodes = Screen.liveNodes
    do { _ = Screen { Family().defaultAppStorage(defaults.store) } }
    #expect(Screen.liveNodes == nodes)
    defaults.store.set("after", forKey: "user.name.v2")
    EventTurn.end()
  }
}
