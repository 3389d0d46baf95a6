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

  @Test("A text view shows text with looks where nobody edits it; other text takes its place")
  func attributedText() {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .underlineStyle: 1])
    #expect(view.text == "red")
    let screen = Screen { Notes(view: view) }
    func spans() -> [TextSpan] {
      screen.flush()
      return screen.front.all.lazy.compactMap { $0.widget.anyDescription as? TextDescription }.first?.spans
        ?? []
    }
    #expect(spans().map(\.text) == ["red"] && spans()[0].traits.isUnderlined == true)
    view.text = "plain"
    #expect(spans().isEmpty && screen.shows("plain"))
    #expect(view.attributedText == NSAttributedString(string: "plain"))
    screen.close()
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("A controller says whether its view is light or dark")
  func interfaceStyle() {
    let controller = UIHostingController(rootView: Scheme())
    controller.overrideUserInterfaceStyle = .dark
    let screen = Screen { Controlled(controller: controller) }
    #expect(screen.texts == ["dark"])
    controller.overrideUserInterfaceStyle = .light
    screen.flush()
    #expect(screen.texts == ["light"])
    screen.close()
  }

  private final class Shaken: UIViewController {
    var subtypes: [UIEvent.EventSubtype] = []
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      subtypes.append(motion)
    }
  }

  @Test("A controller may listen to being shaken, which no desktop is")
  func motion() {
    let shaken = Shaken()
    shaken.motionEnded(.motionShake, with: UIEvent())
    #expect(shaken.subtypes == [.motionShake])
  }
}
