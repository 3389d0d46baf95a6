import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Red where it is underlined, and otherwise of no colour of its own.
private struct RedLines: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout AttributedTextFormatting.Attributes<Scope>) {
    container.foregroundColor = container.underlineStyle == nil ? nil : .red
    container.kern = 7
  }
}

private struct Formatting: AttributedTextFormattingDefinition {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  var body: some AttributedTextFormattingDefinition<Scope> { RedLines() }
}

@MainActor
@Suite("What looks an edited text may have")
struct TextFormattingDefinitionTests {
  @Test("A constraint changes its attribute by the others of a run, and no other")
  func constraint() {
    var underlined = AttributeContainer()
    underlined.underlineStyle = .single
    var blue = AttributeContainer()
    blue.foregroundColor = .blue
    let text = AttributedString("one", attributes: underlined) + AttributedString("two", attributes: blue)
    let rules = AttributedTextRules { Formatting()._constrain(&$0) }
    let allowed = rules.applied(to: text)
    #expect(String(allowed.characters) == "onetwo")
    #expect(allowed.runs.map { $0.foregroundColor } == [.red, nil])
    #expect(allowed.runs.allSatisfy { $0.kern == nil })
  }

  private struct Edited: View {
    @State var text = AttributedString("one")
    var body: some View {
      TextEditor(text: $text).attributedTextFormattingDefinition(Formatting())
      Text(text.runs.map { $0.foregroundColor == .red ? "red" : "plain" }.joined(separator: " "))
      Button("Underline") { text.underlineStyle = .single }
    }
  }

  @Test("What a person writes looks as is allowed; what the program sets stays until then")
  func editing() {
    let screen = Screen { Edited() }
    screen.editor.type("!")
    #expect(screen.shows("plain"))
    screen.button("Underline").tap()
    #expect(screen.shows("plain"))
    screen.editor.type("!")
    #expect(screen.shows("red"))
    #expect(screen.the(TextEditorDescription.self).spans.map(\.traits.color) == [.red])
    screen.close()
  }

  @Test("An outline in a table has a row for each element that is shown")
  func outline() {
    struct Part: Identifiable {
      let id: String
      var parts: [Part]?
    }
    let screen = Screen {
      Table(of: Part.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        OutlineGroup([Part(id: "a", parts: [Part(id: "b")]), Part(id: "c")], children: \.parts)
      }
    }
    #expect(screen.shows("a") && screen.shows("c") && !screen.shows("b"))
    screen.close()
  }
}
