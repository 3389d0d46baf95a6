import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("What UIKit's text views say of their text")
struct TextTraitTests {
  private struct Notes: UIViewRepresentable {
    let view: UITextView
    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ uiView: UITextView, context: Context) {}
  }

  @Test("A text view's is told as SwiftUI's modifiers tell it, also what is said later")
  func textView() throws {
    let view = UITextView()
    let screen = Screen { Notes(view: view) }
    func input() throws -> TextInput {
      screen.flush()
      return try #require(screen.editor.widget.anyDescription as? TextEditorDescription).input
    }
    #expect(try input() == TextInput())
    #expect(view.keyboardType == .default && view.autocapitalizationType == .sentences)
    view.keyboardType = .emailAddress
    #expect(try input().keyboard == .emailAddress)
    view.autocapitalizationType = .words
    view.textContentType = .username
    #expect(try input().capitals == .words)
    #expect(try input().content == .username)
    #expect(try !input().isSpellingIgnored)
    view.autocorrectionType = .no
    #expect(try input().isSpellingIgnored)
    view.autocorrectionType = .default
    #expect(try !input().isSpellingIgnored)
    view.spellCheckingType = .no
    #expect(try input().isSpellingIgnored)
    view.keyboardType = .numberPad
    #expect(try input().keyboard == .numberPad)
    screen.close()
  }

  @Test("What it does not say stays as it is around")
  func around() throws {
    let view = UITextView()
    let screen = Screen { Notes(view: view).keyboardType(.URL).autocorrectionDisabled() }
    let input = try #require(screen.editor.widget.anyDescription as? TextEditorDescription).input
    #expect(input.keyboard == .URL && input.isSpellingIgnored)
    screen.close()
  }
}
