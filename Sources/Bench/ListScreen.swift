import CBench
import SwiftUI

/// A row of the long lists, as a value.
struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var label: String

  init(_ number: Int) {
    id = number
    name = "Contact \(number)"
    label = String(cString: cbench_label(Int32(number)))
  }
}

/// The same as an object that its row observes.
@Observable
final class ObservedPerson: Identifiable {
  let id: Int
  var name: String
  var label: String

  init(_ number: Int) {
    id = number
    name = "Contact \(number)"
    label = String(cString: cbench_label(Int32(number)))
  }
}

/// What the benchmark writes to.
@MainActor
final class ListHandle {
  private(set) var people: Binding<[Person]>!
  private(set) var objects: Binding<[ObservedPerson]>!

  func hand(_ people: Binding<[Person]>) { self.people = people }
  func hand(_ objects: Binding<[ObservedPerson]>) { self.objects = objects }
}

/// A list of values; empty at first.
struct ListScreen: View {
  let handle: ListHandle
  @State private var people: [Person] = []

  var body: some View {
    let _ = handle.hand($people)
    List(people) { person in
      PersonRow(name: person.name, label: person.label)
    }
  }
}

struct ObservedListScreen: View {
  let handle: ListHandle
  @State private var objects: [ObservedPerson] = []

  var body: some View {
    let _ = handle.hand($objects)
    List(objects) { ObservedRow(person: $0) }
  }
}

struct ObservedRow: View {
  let person: ObservedPerson
  var body: some View { PersonRow(name: person.name, label: person.label) }
}

/// A picture, two texts and a button.
struct PersonRow: View {
  let name: String
  let label: String
  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "person.crop.circle")
      Text(name)
      Text(label)
      Button("x") {}
    }
  }
}
