import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What fields for text describe")
struct TextEntryTable {
  @Test("Text entry")
  func text() {
    var table = ViewTable()
    let text = Kept("")
    let said = Kept<[String]>([])
    table("TextField", "onSubmit", "prompt") {
      TextField("Name", text: text.binding, prompt: Text("Ann")).onSubmit { said.value.append("submit") }
    } holds: {
      $0.field("Name").type("Bo")
      $0.field("Name").submit()
      return text.value == "Bo" && said.value == ["submit"]
        && $0.the(TextFieldDescription.self).prompt == "Ann"
    }
    table("axis") {
      TextField("Name", text: text.binding, axis: .vertical).lineLimit(2...4)
    } holds: {
      $0.the(TextFieldDescription.self).lines == 2...4
    }
    let number = Kept(5)
    table("format") {
      TextField("Number", value: number.binding, format: .number)
    } holds: {
      $0.field("Number").enter("12")
      return number.value == 12
    }
    table("onCommit") {
      TextField(
        "Name", text: text.binding, onEditingChanged: { _ in }, onCommit: { said.value.append("commit") })
    } holds: {
      $0.field("Name").submit()
      return said.value.last == "commit"
    }
    table("SecureField") {
      SecureField("Password", text: text.binding)
    } holds: {
      $0.field("Password").enter("x")
      return text.value == "x" && $0.the(TextFieldDescription.self).isSecure
    }
    table("TextEditor") {
      TextEditor(text: text.binding)
    } holds: {
      $0.editor.type("!")
      return text.value.hasSuffix("!")
    }
    table("keyboardType", "textInputAutocapitalization", "autocorrectionDisabled") {
      TextField("Name", text: text.binding).keyboardType(.emailAddress).textInputAutocapitalization(.words)
        .autocorrectionDisabled()
    } holds: {
      let input = $0.the(TextFieldDescription.self).input
      return input.keyboard == .emailAddress && input.capitals == .words && input.isSpellingIgnored
    }
    table("textContentType") {
      TextField("Name", text: text.binding).textContentType(.password)
    } holds: {
      $0.has("field")
    }
    table("PasteButton") {
      TextField("Name", text: text.binding).copyable(["copied"])
      PasteButton(payloadType: String.self) { text.value = $0.joined() }
    } holds: {
      let screen = $0
      screen.act { screen.renderer.copy([DragItem("pasted")]) }
      $0.button("Paste").tap()
      return text.value == "pasted"
    }
    table.check()
  }

  private struct Proposing: View {
    @State private var city = ""
    @State private var street = "old"
    let streets = ["High Street", "Mill Lane"]
    var body: some View {
      TextField("City", text: $city).textInputSuggestions {
        Text("Rome").textInputCompletion("Rome, Italy")
        Text("Oslo").textInputCompletion("Oslo, Norway")
      }
      TextField("Street", text: $street).textInputSuggestions(streets, id: \.self) {
        Text($0).textInputCompletion($0)
      }
      Text("\(city)|\(street)")
    }
  }

  @Test("Texts are proposed while their field has the focus, and put into it")
  func suggestions() {
    var table = ViewTable()
    table("textInputSuggestions", "textInputCompletion") {
      Proposing()
    } holds: { screen in
      let before = screen.shows("Rome") || screen.shows("Mill Lane")
      screen.field("City").focus()
      let ofCity = screen.shows("Rome") && screen.shows("Oslo") && !screen.shows("Mill Lane")
      screen.button("Oslo").focus()
      let stays = screen.shows("Oslo")
      screen.button("Oslo").tap()
      let isTaken = screen.shows("Oslo, Norway|old")
      screen.field("Street").focus()
      let ofStreet = screen.shows("High Street") && !screen.shows("Rome")
      screen.button("Mill Lane").tap()
      screen.unfocus()
      return !before && ofCity && stays && isTaken && ofStreet && screen.shows("Oslo, Norway|Mill Lane")
        && !screen.shows("High Street")
    }
    table.check()
  }
}
