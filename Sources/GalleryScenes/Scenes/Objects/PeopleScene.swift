import SwiftUI

private struct Person: Codable, Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var town: String

  static let json = """
    [{"id": 7, "name": "Ann Forest", "town": "Oslo"}, {"id": 3, "name": "Mei Tanaka", "town": "Tokyo"},
     {"id": 9, "name": "Łukasz Nowak", "town": "Kraków"}, {"id": 4, "name": "Zoë Okafor", "town": "Lagos"}]
    """
}

@MainActor
private final class People: ObservableObject {
  @Published var people: [Person] = []

  /// Decodes off the main thread.
  func load() async {
    guard people.isEmpty else { return }
    people = await Task.detached { () -> [Person] in
      (try? JSONDecoder().decode([Person].self, from: Data(Person.json.utf8))) ?? []
    }.value
  }

  subscript(id id: Person.ID) -> Person {
    get { people.first { $0.id == id } ?? Person(id: id, name: "", town: "") }
    set { if let index = people.firstIndex(where: { $0.id == id }) { people[index] = newValue } }
  }

  var byID: [Person.ID: Person] {
    get { Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) }) }
    set { people = people.map { newValue[$0.id] ?? $0 } }
  }
}

/// People from JSON; three ways from a row to what edits it, and each edit is in the list at once.
struct PeopleScene: View {
  private enum Way: String, CaseIterable { case index, id, dictionary }
  @StateObject private var store = People()
  @State private var way = Way.id
  @State private var chosen: Person.ID = 7
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("PeopleScene", evaluations: evaluations.next()) {
      if store.people.isEmpty { ProgressView("Reading …") }
      ForEach(store.people) { person in
        Button("\(person.name), \(person.town)") { chosen = person.id }
          .buttonStyle(.link)
      }
      Button("Turn the list round") { store.people.reverse() }
      Picker("By", selection: $way) {
        ForEach(Way.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      if let person = binding { PersonEditor(way: way.rawValue, person: person) }
    }
    .task { await store.load() }
  }

  private var binding: Binding<Person>? {
    guard let index = store.people.firstIndex(where: { $0.id == chosen }) else { return nil }
    switch way {
    case .index: return $store.people[index]
    case .id: return $store[id: chosen]
    case .dictionary: return Binding($store.byID[chosen])
    }
  }
}

private struct PersonEditor: View {
  let way: String
  @Binding var person: Person
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("PersonEditor, by \(way)", evaluations: evaluations.next()) {
      TextField("Name", text: $person.name)
      TextField("Town", text: $person.town)
    }
  }
}
