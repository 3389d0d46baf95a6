import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("UIKit's search bar and what fields say of their text")
struct SearchBarTests {
  private struct SearchBar: UIViewRepresentable {
    @Binding var text: String
    @Binding var log: [String]
    var scopes: [String]?

    final class Coordinator: NSObject, UISearchBarDelegate {
      @Binding var text: String
      @Binding var log: [String]
      init(_ text: Binding<String>, _ log: Binding<[String]>) { (_text, _log) = (text, log) }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "!" }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search \(searchBar.text!)") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        log.append("cancel")
        text = ""
        searchBar.setShowsCancelButton(false, animated: true)
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begins") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ends") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text, $log) }
    func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
      let bar = UISearchBar(frame: .zero)
      bar.delegate = context.coordinator
      bar.placeholder = "Films"
      bar.searchBarStyle = .minimal
      bar.autocapitalizationType = .none
      bar.showsCancelButton = true
      bar.scopeButtonTitles = scopes
      bar.showsScopeBar = scopes != nil
      return bar
    }
    func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
      uiView.text = text
    }
  }
  private struct Host: View {
    var scopes: [String]?
    @State private var text = "bl"
    @State private var log: [String] = []
    var body: some View {
      SearchBar(text: $text, log: $log, scopes: scopes)
      Text("searches \(text)")
      Text(log.joined(separator: ", "))
    }
  }

  @Test("Its delegate hears of words, of Return and of the end; it follows the state")
  func words() {
    let screen = Screen { Host() }
    let field = screen.field("Films")
    #expect(field.value == "bl")
    field.focus()
    field.type("ade")
    #expect(screen.shows("searches blade"))
    field.type("!")
    #expect(screen.shows("searches blade"))
    field.submit()
    #expect(screen.shows("begins, search blade"))
    screen.button("Cancel").tap()
    #expect(screen.shows("searches "))
    #expect(screen.shows("begins, search blade, cancel, ends"))
    #expect(screen.field("Films").value == "")
    #expect(!screen.front.all.contains { $0.kind == "button" })
    screen.close()
  }

  @Test("What is searched in is chosen below the field")
  func scopes() {
    let screen = Screen { Host(scopes: ["Titles", "Actors"]) }
    screen.picker("Scope").select("Actors")
    #expect(screen.shows("scope 1"))
    screen.close()
  }

  private struct Address: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      #expect(field.autocapitalizationType == .sentences)
      field.placeholder = "Address"
      field.autocapitalizationType = .words
      field.keyboardType = .emailAddress
      field.autocorrectionType = .no
      field.textContentType = .username
      field.returnKeyType = .done
      #expect(field.returnKeyType == .done)
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  @Test("What is said of a field's text is told as SwiftUI's modifiers tell it")
  func traits() throws {
    let screen = Screen {
      Address()
      SearchBar(text: .constant(""), log: .constant([]))
      TextField("Plain", text: .constant(""))
    }
    func input(_ name: String) throws -> TextInput {
      try #require(screen.field(name).widget.anyDescription as? TextFieldDescription).input
    }
    let address = try input("Address")
    #expect(address.keyboard == .emailAddress && address.capitals == .words)
    #expect(address.isSpellingIgnored && address.content == .username)
    #expect(try input("Films").capitals == TextInput.Capitals.none)
    #expect(try input("Plain") == TextInput())
    screen.close()
  }
}
