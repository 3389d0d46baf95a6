import AppKit
import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer

/// Keys and input methods in fields of UIKit's and AppKit's.
final class RepresentedFieldTests: GTKTestCase {
  private struct Shown<Kind: UIView>: UIViewRepresentable {
    let kind: Kind
    func makeUIView(context: Context) -> Kind { kind }
    func updateUIView(_ uiView: Kind, context: Context) {}
  }
  private struct MacShown<Kind: NSView>: NSViewRepresentable {
    let kind: Kind
    func makeNSView(context: Context) -> Kind { kind }
    func updateNSView(_ nsView: Kind, context: Context) {}
  }
  @MainActor private final class Said {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  private final class Listener: NSObject, UITextFieldDelegate, NSTextFieldDelegate {
    let said: Said
    init(_ said: Said) { self.said = said }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      said.lines.append("delegate")
      return true
    }
  }
  private struct Form: View {
    let field: UITextField
    let macField: NSTextField
    let said: Said
    var body: some View {
      VStack {
        Shown(kind: field)
        MacShown(kind: macField)
        Button("Done") { said.lines.append("done") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  func testReturnPressesTheDefaultButtonUnlessSomebodyListens() throws {
    try onScreen { renderer in
      let (said, field, macField) = (Said(), UITextField(), NSTextField())
      let screen = HostedScreen(renderer, Form(field: field, macField: macField, said: said))
      let window = renderer.presented[0] as! WindowWidget
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      /// What a real key does in the field, the first or the second.
      @MainActor func pressed(_ place: Int = 0) -> [String] {
        gtk_widget_grab_focus(screen.entries[place])
        window.press(GDK_KEY_Return)
        settle(300)
        return said.take()
      }
      XCTAssertEqual(pressed(), ["done"])
      var listener: Listener? = Listener(said)
      field.delegate = listener
      XCTAssertEqual(pressed(), ["delegate"])
      listener = nil
      XCTAssertEqual(pressed(), ["done"], "its delegate has gone")
      let action = UIAction { _ in said.lines.append("action") }
      field.addAction(action, for: .primaryActionTriggered)
      XCTAssertEqual(pressed(), ["action"])
      field.removeAction(action, for: .primaryActionTriggered)
      XCTAssertEqual(pressed(), ["done"])
      XCTAssertEqual(pressed(1), ["done"])
      listener = Listener(said)
      macField.delegate = listener
      XCTAssertEqual(pressed(1), ["done"], "AppKit tells its delegate nothing of Return")
      screen.close()
    }
  }

  private struct Editors: View {
    let view: UITextView
    @State private var isNumber = false
    var body: some View {
      VStack {
        Shown(kind: view).frame(height: 80)
        TextEditor(text: .constant("")).keyboardType(isNumber ? .numberPad : .emailAddress)
        TextField("Growing", text: .constant(""), axis: .vertical)
          .keyboardType(isNumber ? .numberPad : .emailAddress)
        Button("Numbers") { isNumber.toggle() }
      }
    }
  }

  func testInputMethodsAreToldWhatIsTypedAndOfAnotherKind() throws {
    try onScreen { renderer in
      let view = UITextView()
      let screen = HostedScreen(renderer, Editors(view: view))
      @MainActor func purposes() -> [GtkInputPurpose] {
        settle(50)
        return screen.all("GtkTextView").map { gtk_text_view_get_input_purpose(cast($0)) }
      }
      XCTAssertEqual(
        purposes(), [GTK_INPUT_PURPOSE_FREE_FORM, GTK_INPUT_PURPOSE_EMAIL, GTK_INPUT_PURPOSE_EMAIL])
      screen.click("Numbers")
      XCTAssertEqual(
        purposes(), [GTK_INPUT_PURPOSE_FREE_FORM, GTK_INPUT_PURPOSE_DIGITS, GTK_INPUT_PURPOSE_DIGITS])
      view.keyboardType = .URL
      view.autocorrectionType = .no
      XCTAssertEqual(purposes()[0], GTK_INPUT_PURPOSE_URL)
      let hints = gtk_text_view_get_input_hints(cast(screen.all("GtkTextView")[0]))
      XCTAssertEqual(hints.rawValue, GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
      view.keyboardType = .phonePad
      XCTAssertEqual(purposes()[0], GTK_INPUT_PURPOSE_PHONE)
      screen.click("Numbers")
      XCTAssertEqual(
        purposes(), [GTK_INPUT_PURPOSE_PHONE, GTK_INPUT_PURPOSE_EMAIL, GTK_INPUT_PURPOSE_EMAIL])
      screen.close()
    }
  }
}
