import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What views give to the clipboard, and take from it")
struct ClipboardTable {
  @Test("The clipboard")
  func clipboard() {
    var table = ViewTable()
    let said = Kept<[String]>([])
    table("copyable", "pasteDestination", "cuttable") {
      Clip { said.value = $0 }
    } holds: {
      $0.button("Focus").tap()
      $0.press("c")
      $0.press("v")
      let copied = said.value
      $0.press("x")
      $0.press("v")
      return copied == ["one", "two"] && said.value == ["cut"]
    }
    table("onCopyCommand", "onPasteCommand") {
      OldClip { said.value.append($0) }
    } holds: {
      $0.button("Focus").tap()
      $0.press("c")
      $0.press("v")
      return said.value.last == "pasted 1"
    }
    table.check()
  }

  private struct Clip: View {
    let pasted: ([String]) -> Void
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn)
        .copyable(["one", "two"])
        .cuttable(for: String.self) { ["cut"] }
        .pasteDestination(for: String.self) {
          pasted($0)
        } validator: {
          $0.filter { !$0.isEmpty }
        }
      Button("Focus") { isOn = true }
    }
  }
  private struct OldClip: View {
    let pasted: (String) -> Void
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn)
        .onCopyCommand { [NSItemProvider(object: "words")] }
        .onPasteCommand(of: [.utf8PlainText]) { pasted("pasted \($0.count)") }
      Button("Focus") { isOn = true }
    }
  }
}
