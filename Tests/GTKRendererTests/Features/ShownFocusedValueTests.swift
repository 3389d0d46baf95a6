import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension FocusedValues {
  @Entry fileprivate var word: String?
}

/// What views say while the focus is in them, and keys of the clipboard there.
final class ShownFocusedValueTests: GTKTestCase {
  @MainActor
  private final class Drawing: ObservableObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Saying: View {
    @FocusedValue(\.word) private var word
    @FocusedObject private var drawing: Drawing?
    @StateObject private var first = Drawing("drawing one")
    var body: some View {
      Text(word ?? "no word")
      Text(drawing?.name ?? "no drawing")
      TextField("First", text: .constant("")).focusedValue(\.word, "one").focusedObject(first)
      TextField("Second", text: .constant("")).focusedValue(\.word, "two")
    }
  }

  private struct OfTheWindow: View {
    @FocusedObject private var drawing: Drawing?
    @StateObject private var own = Drawing("the window's")
    var body: some View {
      Text(drawing?.name ?? "none").focusedSceneObject(own)
    }
  }

  func testValuesFollowTheFocus() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("focusedValue", "focusedObject") {
        Saying()
      } holds: { screen in
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        gtk_widget_grab_focus(screen.entries[0])
        settle(20)
        XCTAssertEqual(Array(screen.texts.prefix(2)), ["one", "drawing one"])
        gtk_widget_grab_focus(screen.entries[1])
        settle(20)
        return Array(screen.texts.prefix(2)) == ["two", "no drawing"]
      }
      table("focusedSceneObject") {
        OfTheWindow()
      } holds: { screen in
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        return becomes(within: 50) { screen.texts == ["the window's"] }
      }
    }
  }

  private struct Clipped: View {
    let said: Kept<[String]>
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn)
        .onCopyCommand {
          said.value.append("copy")
          return [NSItemProvider(object: "copied" as NSString)]
        }
        .onCutCommand {
          said.value.append("cut")
          return [NSItemProvider(object: "cut" as NSString)]
        }
        .onPasteCommand(of: [.plainText]) { said.value.append("paste \($0.count)") }
      Button("Focus") { isOn = true }
    }
  }

  func testTheClipboardsKeys() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onCopyCommand", "onCutCommand", "onPasteCommand") {
        Clipped(said: said)
      } holds: { screen in
        screen.click("Focus")
        for key in [GDK_KEY_c, GDK_KEY_x, GDK_KEY_v] {
          renderer.heldKeys = []
          screen.shownWindow.press(key, GDK_CONTROL_MASK)
          settle(100)
        }
        return said.value == ["copy", "cut", "paste 1"]
      }
    }
  }
}
