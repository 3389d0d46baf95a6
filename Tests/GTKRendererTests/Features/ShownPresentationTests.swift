import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Sheets, covers, bubbles and dialogs as GTK shows them.
final class ShownPresentationTests: GTKTestCase {
  private struct Item: Identifiable { let id: Int }
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  func testWhatStandsInFront() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      @MainActor func front() -> GTKWidget { renderer.presented.last! }
      let item = Kept<Item?>(Item(id: 3))
      table("sheet") {
        Text("a").sheet(item: item.binding) { Text(verbatim: "item \($0.id)") }
      } holds: { screen in
        let sheet = front().native
        let isModal = gtk_window_get_modal(cast(sheet)) != 0
        let words = parts(of: sheet, "FavesLabel").map(screen.text)
        gtk_window_close(cast(sheet))
        settle(50)
        return isModal && words.contains("item 3") && item.value == nil
      }
      let covers = Kept(true)
      table("fullScreenCover") {
        Text("a").fullScreenCover(isPresented: covers.binding) { Text("over") }
      } holds: { screen in
        settle(300)
        let inSight = screen.all("FavesLabel").filter { gtk_widget_get_mapped($0) != 0 }.map(screen.text)
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Escape)
        settle(50)
        return inSight.contains("over") && !inSight.contains("a") && !covers.value
      }
      let bubbles = Kept(true)
      table("popover") {
        Text("a").popover(isPresented: bubbles.binding) { Text("over") }
      } holds: { _ in
        let bubble = front().native
        let isPopover = faves_is_a(bubble, gtk_popover_get_type()) != 0
        gtk_popover_popdown(cast(bubble))
        settle(300)
        return isPopover && !bubbles.value
      }
      table("inspector") {
        Text("a").inspector(isPresented: .constant(true)) { Text("beside") }
      } holds: {
        $0.frame(of: $0.label("beside")).minX > $0.frame(of: $0.label("a")).maxX
      }
      let asks = Kept(true)
      let said = Kept<[String]>([])
      let which = Kept(true)
      table("confirmationDialog") {
        Text("a").confirmationDialog("Which?", isPresented: which.binding, titleVisibility: .visible) {
          Button("This") {}
        }
      } holds: { _ in
        settle(100)
        let dialog = front().native
        let titles = parts(of: dialog, "GtkButton").compactMap { gtk_button_get_label(cast($0)) }
        gtk_dialog_response(cast(dialog), GTK_RESPONSE_CANCEL.rawValue)
        settle(100)
        return titles.map { String(cString: $0) }.contains("This") && !which.value
      }
      let saves = Kept(true)
      table("fileExporter") {
        Text("a").fileExporter(
          isPresented: saves.binding, document: Note(), contentType: .plainText, defaultFilename: "note"
        ) { _ in }
      } holds: { _ in
        (front() as? FileDialogWidget)?.description.purpose == .save("note.txt")
      }
      table("alert") {
        Text("a").alert("Sure?", isPresented: asks.binding) {
          Button("Yes") { said.value.append("yes") }
        } message: {
          Text("It goes.")
        }
      } holds: { _ in
        settle(100)
        let dialog = front().native
        let button = parts(of: dialog, "GtkButton").first {
          String(cString: gtk_button_get_label(cast($0))) == "Yes"
        }
        if let button { gtk_button_clicked(cast(button)) }
        settle(100)
        return faves_is_a(dialog, gtk_message_dialog_get_type()) != 0 && said.value == ["yes"] && !asks.value
      }
      let renames = Kept(true)
      let name = Kept("old")
      table("alert", "TextField", "SecureField") {
        Text("a").alert("Name", isPresented: renames.binding) {
          TextField("Title", text: name.binding)
          SecureField("Password", text: .constant(""))
          Button("Cancel", role: .cancel) { said.value.append("cancelled") }
          Button("Save") { said.value.append("saved \(name.value)") }
        } message: {
          Text("It has one.")
        }
      } holds: { screen in
        settle(100)
        let dialog = front().native
        let entries = parts(of: dialog, "GtkEntry")
        guard entries.count == 2 else { return false }
        XCTAssertEqual(gtk_window_get_focus(cast(dialog)), entries[0])
        func top(_ widget: Native) -> Double {
          var (x, y): (Int32, Int32) = (0, 0)
          gtk_widget_translate_coordinates(widget, dialog, 0, 0, &x, &y)
          return Double(y)
        }
        let message = parts(of: dialog, "GtkLabel").first { screen.text($0) == "It has one." }
        let button = parts(of: dialog, "GtkButton")[0]
        let tops = [message!, entries[0], entries[1], button].map(top)
        let isShown = String(cString: gtk_entry_get_text(cast(entries[0]))) == "old"
        gtk_entry_set_text(cast(entries[0]), "new")
        settle(50)
        let isWritten = name.value == "new"
        gtk_widget_activate(entries[0])
        // GTK shows the button pressed for a quarter of a second.
        settle(500)
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(said.value.last, "saved new")
        return isShown && isWritten && gtk_entry_get_visibility(cast(entries[1])) == 0 && !renames.value
      }
      let opens = Kept(true)
      table("fileImporter") {
        Text("a").fileImporter(isPresented: opens.binding, allowedContentTypes: [.png]) { _ in
        }
      } holds: { _ in
        front() is FileDialogWidget
      }
    }
  }
}
