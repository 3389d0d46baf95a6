import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What letters and fields describe")
struct LetterTable {
  private func traits(_ screen: Screen, _ text: String) -> TextTraits? {
    (screen.text(text).widget.anyDescription as? TextDescription)?.spans.first?.traits
  }

  @Test("Designs and distances of letters, of a text and of all in a view")
  func letters() {
    var table = ViewTable()
    table("fontDesign") {
      Text("own").fontDesign(.serif)
      VStack { Text("all") }.fontDesign(.rounded)
    } holds: {
      traits($0, "own")?.design == .serif && traits($0, "all")?.design == .rounded
    }
    table("monospaced", "monospacedDigit") {
      Text("own").monospaced()
      Text("designed").fontDesign(.monospaced)
      VStack { Text("all") }.monospaced()
      Text("digits").monospacedDigit()
    } holds: {
      traits($0, "own")?.isMonospaced == true && traits($0, "designed")?.isMonospaced == true
        && traits($0, "all")?.isMonospaced == true && traits($0, "digits")?.isMonospacedDigit == true
        && traits($0, "digits")?.isMonospaced == nil
    }
    table("tracking", "kerning", "baselineOffset") {
      Text("own").tracking(3).baselineOffset(4)
      VStack { Text("all") }.tracking(5).baselineOffset(6)
    } holds: {
      traits($0, "own")?.kerning == 3 && traits($0, "own")?.baselineOffset == 4
        && traits($0, "all")?.kerning == 5 && traits($0, "all")?.baselineOffset == 6
    }
    table.check()
  }

  @Test("The older names of what fields tell the input method, and what Return is called")
  func fields() {
    var table = ViewTable()
    let text = Kept("")
    func input(_ screen: Screen) -> TextInput { screen.the(TextFieldDescription.self).input }
    for (style, capitals) in [
      (UITextAutocapitalizationType.none, TextInput.Capitals.none), (.words, .words),
      (.sentences, .sentences), (.allCharacters, .all),
    ] {
      table("autocapitalization") {
        TextField("Name", text: text.binding).autocapitalization(style)
      } holds: {
        input($0).capitals == capitals
      }
    }
    table("disableAutocorrection") {
      TextField("Name", text: text.binding).disableAutocorrection(true)
    } holds: {
      input($0).isSpellingIgnored
    }
    table("disableAutocorrection") {
      TextField("Name", text: text.binding).disableAutocorrection(nil).disableAutocorrection(true)
    } holds: {
      !input($0).isSpellingIgnored
    }
    let said = Kept(0)
    table("submitLabel") {
      TextField("Name", text: text.binding).submitLabel(.go).onSubmit { said.value += 1 }
    } holds: {
      $0.field("Name").submit()
      return said.value == 1
    }
    table("submitScope") {
      VStack { TextField("Name", text: text.binding).submitScope() }.onSubmit { said.value += 1 }
    } holds: {
      $0.field("Name").submit()
      return said.value == 1
    }
    table.check()
  }
}
