import SwiftUITesting
import Testing

@testable import SwiftUICore

/// How views look that leave it to where they stand.
@MainActor
@Suite("Looks that depend on the place")
struct AutomaticLookTests {
  struct Plant: Identifiable {
    let id: Int
  }

  @Test("A toggle in a table is a check box, unless the program says otherwise")
  func togglesInTables() {
    let screen = Screen {
      VStack {
        Toggle("outside", isOn: .constant(true))
        Table([Plant(id: 1)]) {
          TableColumn("Favourite") { _ in Toggle("inside", isOn: .constant(true)) }
          TableColumn("Shown") { _ in Toggle("said", isOn: .constant(true)).toggleStyle(.switch) }
        }
      }
    }
    #expect(screen.all(ToggleDescription.self).map(\.look) == [.switch, .checkbox, .switch])
  }

  struct Searched: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        VStack {
          ContentUnavailableView.search
          ContentUnavailableView.search(text: "own")
        }
        .searchable(text: $query)
      }
    }
  }

  @Test("That nothing was found names what is in the search field around")
  func unavailableSearch() {
    let screen = Screen { Searched() }
    #expect(screen.shows("No Results") && screen.shows("No Results for “own”"))
    screen.field("Search").enter("pear")
    #expect(screen.shows("No Results for “pear”") && screen.shows("No Results for “own”"))
  }

  struct Linked: View {
    @State private var size = 1
    var body: some View {
      NavigationStack {
        Form {
          Picker(selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          } label: {
            Label("Size", systemImage: "ruler")
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
  }

  @Test("The page of a picker is called what its label says, with a symbol or not")
  func linkedPicker() {
    let screen = Screen { Linked() }
    screen.front.all.first { $0.kind == "button" }!.tap()
    #expect(screen.title == "Size")
  }
}
