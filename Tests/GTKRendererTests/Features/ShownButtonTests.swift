import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that are made for one purpose.
final class ShownButtonTests: GTKTestCase {
  private struct Renamed: View {
    let said: Kept<[String]>
    @FocusState private var isEdited: Bool
    var body: some View {
      RenameButton()
      VStack { RenameButton() }.renameAction { said.value.append("rename") }
      TextField("Name", text: .constant("")).focused($isEdited)
      VStack { RenameButton() }.renameAction($isEdited)
    }
  }

  func testRenamingAndHelpAreButtons() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("RenameButton", "renameAction") {
        Renamed(said: said)
      } holds: { screen in
        let buttons = screen.all("GtkButton")
        guard buttons.count == 3 else { return false }
        XCTAssertEqual(
          buttons.map { gtk_widget_get_sensitive($0) }, [0, 1, 1], "Nothing can be renamed there")
        gtk_button_clicked(cast(buttons[1]))
        XCTAssertEqual(said.value, ["rename"])
        gtk_button_clicked(cast(buttons[2]))
        settle(20)
        return gtk_window_get_focus(cast(screen.window)) == screen.entries[0]
      }
      table("HelpLink") {
        HelpLink { said.value.append("help") }
      } holds: { screen in
        let button = screen.the("GtkButton")
        gtk_button_clicked(cast(button))
        return said.value.last == "help" && screen.name(button) == "Help" && screen.has("FavesImage")
      }
    }
  }

  private struct Menus: View {
    let said: Kept<[String]>
    var body: some View {
      MenuButton("Pull down") { Button("Entry") { said.value.append("pulled") } }
        .menuButtonStyle(PullDownMenuButtonStyle())
      MenuButton("Bare") { Button("Entry") { said.value.append("bare") } }
        .menuButtonStyle(BorderlessButtonMenuButtonStyle())
    }
  }

  func testAnOlderMenuButtonOpensAMenuAndMayHaveNoFrame() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("MenuButton", "menuButtonStyle") {
        Menus(said: said)
      } holds: { screen in
        let buttons = screen.all("GtkMenuButton")
        XCTAssertEqual(buttons.map { screen.hasClass($0, GTK_STYLE_CLASS_FLAT) }, [false, true])
        for button in buttons {
          g_action_group_activate_action(gtk_widget_get_action_group(button, MenuModel.prefix), "a0", nil)
          settle(20)
        }
        return said.value == ["pulled", "bare"]
      }
    }
  }

  private struct Asking: View {
    let said: Kept<[String]>
    var body: some View { TextFieldLink("Name", prompt: Text("Who?")) { said.value.append($0) } }
  }

  func testATextFieldLinkAsksInADialog() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("TextFieldLink") {
        Asking(said: said)
      } holds: { screen in
        @MainActor func answer(_ title: String) {
          screen.click("Name")
          XCTAssertTrue(becomes { renderer.presented.last is AlertWidget })
          settle(100)
          let dialog = renderer.presented.last!.native
          XCTAssertTrue(parts(of: dialog, "GtkLabel").contains { screen.text($0) == "Who?" })
          let entry = parts(of: dialog, "GtkEntry")[0]
          XCTAssertEqual(String(cString: gtk_entry_get_text(cast(entry))), "", "It begins empty")
          gtk_entry_set_text(cast(entry), "Ann")
          settle(20)
          let button = parts(of: dialog, "GtkButton").first {
            gtk_button_get_label(cast($0)).map { String(cString: $0) } == title
          }
          gtk_button_clicked(cast(button!))
          XCTAssertTrue(becomes { renderer.presented.count == 1 })
        }
        answer("Cancel")
        XCTAssertEqual(said.value, [])
        answer("Done")
        return said.value == ["Ann"]
      }
    }
  }

  func testASharedItemIsOpened() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let opened = Kept<[URL]>([])
      let page = URL(string: "https://example.org/page")!
      table("ShareLink") {
        VStack {
          ShareLink(item: page)
          ShareLink("Page", item: page)
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.value.append(url)
            return .handled
          })
      } holds: { screen in
        screen.click("Page")
        XCTAssertEqual(opened.value, [page])
        let plain = screen.all("GtkButton").first { !screen.all("FavesImage", in: $0).isEmpty }
        guard let plain else { return false }
        gtk_button_clicked(cast(plain))
        settle(20)
        return opened.value == [page, page]
      }
    }
  }
}
