import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Scopes of a search")
struct SearchScopeTests {
  private struct Search: View {
    let activation: SearchScopeActivation
    @State var text = ""
    @State var scope = 1
    var body: some View {
      Text("row")
        .searchable(text: $text, prompt: "Films")
        .searchScopes($scope, activation: activation) {
          Text("All").tag(1)
          Text("Some").tag(2)
        }
      TextField("Other", text: .constant(""))
    }
  }

  @Test("They are there while the search is presented")
  func presented() {
    let screen = Screen { Search(activation: .onSearchPresentation) }
    #expect(screen.front.first("picker") == nil)
    screen.field("Films").focus()
    #expect(screen.front.first("picker") != nil)
    screen.field("Other").focus()
    #expect(screen.front.first("picker") == nil)
    screen.field("Films").type("x")
    screen.field("Other").focus()
    #expect(screen.front.first("picker") != nil)
  }

  @Test("Or as soon as there is something to search for")
  func typed() {
    let screen = Screen { Search(activation: .onTextEntry) }
    screen.field("Films").focus()
    #expect(screen.front.first("picker") == nil)
    screen.field("Films").type("x")
    #expect(screen.front.first("picker") != nil)
    screen.picker("Scope").select("Some")
    #expect(screen.picker("Scope").value == "Some")
  }
}
