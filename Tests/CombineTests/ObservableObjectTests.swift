import Combine
import Testing

private class Animal: ObservableObject {
  @Published var name = "Rex"
}

private final class Dog: Animal {
  @Published var age = 3
  @Published var tricks: [String] = [] {
    didSet { trickWrites.append((oldValue, tricks)) }
  }
  var trickWrites: [([String], [String])] = []
}

private final class Plain: ObservableObject {}

@Suite("Observable objects", .untying) struct ObservableObjectTests {
  @Test("objectWillChange is one publisher per object, for subclasses and objects without @Published too")
  func identity() {
    let (dog, other, plain) = (Dog(), Dog(), Plain())
    #expect(dog.objectWillChange === dog.objectWillChange)
    #expect(dog.objectWillChange === (dog as Animal).objectWillChange)
    #expect(dog.objectWillChange !== other.objectWillChange)
    #expect(plain.objectWillChange === plain.objectWillChange)
  }

  @Test("Writing any @Published property, inherited ones included, sends before the value changes")
  func willSet() {
    let dog = Dog()
    var seen: [String] = []
    let token = dog.objectWillChange.sink { seen.append("\(dog.name) \(dog.age)") }
    dog.name = "Fido"
    dog.age = 4
    dog.tricks.append("roll")
    #expect(seen == ["Rex 3", "Fido 3", "Fido 4"])
    #expect(dog.trickWrites.count == 1)
    #expect(dog.trickWrites[0].0 == [] && dog.trickWrites[0].1 == ["roll"])
    token.cancel()
    dog.age = 5
    #expect(seen.count == 3)
  }

  @Test("$property sends the current value, then each new one while the property still has the old one")
  func projected() {
    let dog = Dog()
    var seen: [String] = []
    let token = dog.$age.sink { seen.append("\($0) while \(dog.age)") }
    dog.age = 4
    dog.age = 4
    #expect(seen == ["3 while 3", "4 while 3", "4 while 4"])
    token.cancel()
  }

  @Test("An observer may remove another, and add one, during a send")
  func observersChangeDuringSend() {
    let publisher = ObservableObjectPublisher()
    var log: [String] = []
    var second: ObservableObjectObserver?
    let first = publisher.addObserver {
      log.append("first")
      if let second { publisher.removeObserver(second) }
      _ = publisher.addObserver { log.append("late") }
    }
    second = publisher.addObserver { log.append("second") }
    publisher.send()
    #expect(log == ["first"])
    publisher.removeObserver(first)
    publisher.send()
    #expect(log == ["first", "late"])
  }
}
