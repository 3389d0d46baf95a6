import SwiftUITesting
import Testing

@MainActor
@Suite("Objects")
struct ObjectTests {
  @Observable final class Person {
    var name: String
    var age: Int
    init(_ name: String, _ age: Int) {
      self.name = name
      self.age = age
    }
  }
  struct PersonRow: View {
    let person: Person
    var body: some View { Text(person.name) }
  }
  struct People: View {
    let people: [Person]
    var body: some View { VStack { ForEach(people.indices, id: \.self) { PersonRow(person: people[$0]) } } }
  }

  @Test("Editing one of 10,000 observable rows is one body and one operation")
  func tenThousand() {
    let people = (0..<10_000).map { Person("p\($0)", $0) }
    let screen = Screen { People(people: people) }
    screen.resetCounts()
    screen.act { people[7_000].name = "Ann" }
    #expect(screen.evaluated == ["PersonRow"])
    #expect(screen.operations == ["update text \"Ann\": text"])
    screen.resetCounts()
    screen.act { people[7_000].age += 1 }
    #expect(screen.bodies == 0)
    screen.act { people[7_000].name = "Eve" }
    #expect(screen.evaluated == ["PersonRow"])
  }

  final class Model: ObservableObject {
    @Published var t1 = false
    @Published var other = 0
    let id = 1
  }
  struct Child: View {
    let value: Bool
    var body: some View { Text("\(value ? "on" : "off")") }
  }
  struct Constant: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }
  struct Owner: View {
    @StateObject var model = Model()
    var body: some View {
      VStack {
        Child(value: model.t1)
        Constant(value: 3)
      }.onAppear { model.t1.toggle() }
    }
  }

  @Test("A toggle in onAppear runs the owner twice, and of its children only the one whose input changed")
  func owner() {
    let screen = Screen { Owner() }
    #expect(screen.texts == ["on", "3"])
    #expect(screen.bodies == 5)
  }

  struct Leaf: View {
    @EnvironmentObject var model: Model
    @Environment(Person.self) var person
    @Environment(Person.self) var maybe: Person?
    var body: some View {
      VStack {
        Text("\(model.other) \(person.name)")
        Button("inc") { model.other += 1 }
      }
    }
  }
  struct Middle: View { var body: some View { Leaf() } }
  struct Root: View {
    @StateObject var model = Model()
    @State var person = Person("Ann", 3)
    var body: some View { Middle().environmentObject(model).environment(person) }
  }

  @Test("Objects in the environment reach any depth, skipping views that do not ask for them")
  func environment() {
    let screen = Screen { Root() }
    screen.resetCounts()
    screen.button("inc").tap()
    #expect(screen.texts.contains("1 Ann"))
    #expect(screen.evaluated == ["Root", "Leaf"] || screen.evaluated == ["Leaf", "Root"])
  }

  struct Editor: View {
    @Bindable var person: Person
    var body: some View {
      VStack {
        TextField("Name", text: $person.name)
        Text(person.name)
      }
    }
  }

  @Test("A binding from @Bindable writes the object")
  func bindable() {
    let person = Person("A", 1)
    let screen = Screen { Editor(person: person) }
    screen.field("Name").type("nn")
    #expect(person.name == "Ann")
    #expect(screen.texts.contains("Ann"))
  }
}
