import AppKit
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Return in fields of UIKit's and AppKit's")
struct ReturnInFieldTests {
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
  private final class Listener: NSObject, UITextFieldDelegate, UISearchBarDelegate, NSTextFieldDelegate {}

  /// Whether Return in the field with this prompt would be its own.
  private func takesReturn(_ name: String, _ screen: Screen) throws -> Bool {
    try #require(screen.field(name).widget.anyDescription as? TextFieldDescription).takesReturn()
  }

  @Test("It is a field's own while somebody hears of it, and else the default button's")
  func defaultButton() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let screen = Screen { Shown(kind: field) }
    #expect(try !takesReturn("Name", screen))
    var listener: Listener? = Listener()
    field.delegate = listener
    #expect(try takesReturn("Name", screen))
    field.delegate = nil
    #expect(try !takesReturn("Name", screen))
    field.delegate = listener
    listener = nil
    #expect(try !takesReturn("Name", screen), "A delegate that has gone hears nothing")
    var sent = 0
    let action = UIAction { _ in sent += 1 }
    field.addAction(action, for: .editingChanged)
    #expect(try !takesReturn("Name", screen), "Of that it does not hear")
    field.addAction(action, for: .editingDidEndOnExit)
    #expect(try takesReturn("Name", screen))
    screen.field("Name").submit()
    #expect(sent == 1)
    field.removeAction(action, for: .editingDidEndOnExit)
    #expect(try !takesReturn("Name", screen))
    screen.close()
  }

  @Test("A search bar's delegate hears of it as long as it is there")
  func searchBar() throws {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Films"
    let screen = Screen { Shown(kind: bar) }
    #expect(try !takesReturn("Films", screen))
    var listener: Listener? = Listener()
    bar.delegate = listener
    #expect(try takesReturn("Films", screen))
    listener = nil
    #expect(try !takesReturn("Films", screen))
    screen.close()
  }

  @Test("AppKit's field leaves it to the button, also with a delegate; a view around it may hear of it")
  func appKit() throws {
    let field = NSTextField()
    field.placeholderString = "Name"
    let listener = Listener()
    var heard = 0
    for isAround in [false, true] {
      let screen = Screen {
        if isAround { MacShown(kind: field).onSubmit { heard += 1 } } else { MacShown(kind: field) }
      }
      field.delegate = nil
      #expect(try takesReturn("Name", screen) == isAround)
      field.delegate = listener
      #expect(try takesReturn("Name", screen) == isAround)
      screen.field("Name").submit()
      #expect(heard == (isAround ? 1 : 0))
      screen.close()
    }
  }
}
