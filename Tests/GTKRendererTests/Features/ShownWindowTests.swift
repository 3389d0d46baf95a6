import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that open windows, that ask before theirs closes, and that take addresses.
final class ShownWindowTests: GTKTestCase {
  @MainActor
  private static func title(_ window: WindowWidget) -> String {
    String(cString: gtk_window_get_title(cast(window.native)))
  }

  private struct Tools: App {
    var body: some Scene {
      Window("Main", id: "main") {
        WindowVisibilityToggle(windowID: "tools")
        SettingsLink { Text("Options") }
      }
      Window("Toolbox", id: "tools") { Text("hammer") }
      Settings { Text("settings") }
    }
  }

  func testATitleOpensItsWindowAndClosesItAgain() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Tools())
      @MainActor func titles() -> [String] { app.windows.map(Self.title) }
      XCTAssertEqual(titles(), ["Main"])
      for _ in 0..<2 {
        app.click("Toolbox", in: app.windows[0])
        XCTAssertEqual(titles(), ["Main", "Toolbox"])
        XCTAssertEqual(app.texts(app.windows[1]), ["hammer"])
        app.click("Toolbox", in: app.windows[0])
        XCTAssertEqual(titles(), ["Main"])
      }
      app.close()
    }
  }

  func testALinkOpensTheSettingsOnce() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Tools())
      for _ in 0..<2 {
        app.click("Options", in: app.windows[0])
        XCTAssertEqual(app.windows.count, 2)
        XCTAssertEqual(app.windows.last.map(app.texts), ["settings"])
      }
      app.close()
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "empty"
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }
  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note("empty")) { file in
        Text(file.document.text)
        NewDocumentButton("Another")
        NewDocumentButton(Text("Template"), for: Note.self) { Note("of a template") }
      }
    }
  }

  func testAButtonOpensAWindowWithANewDocument() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Notes())
      XCTAssertEqual(app.windows.count, 1)
      app.click("Another", in: app.windows[0])
      XCTAssertEqual(app.windows.count, 2)
      XCTAssertEqual(app.texts(app.windows[1]).first, "empty")
      app.click("Template", in: app.windows[0])
      XCTAssertTrue(becomes { app.windows.count == 3 })
      settle(50)
      XCTAssertEqual(app.windows.last.map(app.texts)?.first, "of a template")
      app.close()
    }
  }

  private struct Closing: App {
    let said: Kept<[String]>
    init() { self.init(Kept([])) }
    init(_ said: Kept<[String]>) { self.said = said }
    var body: some Scene {
      Window("Draft", id: "draft") { Draft(said: said) }
      // An app ends with its last window.
      Window("Other", id: "other") { Text("other") }.defaultLaunchBehavior(.presented)
    }
  }
  private struct Draft: View {
    let said: Kept<[String]>
    @State private var isEdited = false
    var body: some View {
      Button(isEdited ? "Edited" : "Edit") { isEdited.toggle() }
        .dismissalConfirmationDialog("Close?", shouldPresent: isEdited) {
          Button("Save") { said.value.append("save") }
          Button("Stay", role: .cancel) { said.value.append("stay") }
        } message: {
          Text("It was edited.")
        }
    }
  }

  func testAWindowAsksBeforeThePersonClosesIt() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let app = ShownApp(renderer, Closing(said))
      let window = app.windows.first { Self.title($0) == "Draft" }!
      app.click("Edit", in: window)
      @MainActor func answer(_ title: String) throws {
        gtk_window_close(cast(window.native))
        XCTAssertTrue(becomes { renderer.presented.last is AlertWidget })
        settle(100)
        let dialog = renderer.presented.last!.native
        let words = parts(of: dialog, "GtkLabel").map { String(cString: gtk_label_get_text(cast($0))) }
        XCTAssertTrue(words.contains("Close?") && words.contains("It was edited."), "\(words)")
        let button = parts(of: dialog, "GtkButton").first {
          gtk_button_get_label(cast($0)).map { String(cString: $0) } == title
        }
        gtk_button_clicked(cast(try XCTUnwrap(button)))
        XCTAssertTrue(becomes { !(renderer.presented.last is AlertWidget) })
      }
      try answer("Stay")
      settle(50)
      XCTAssertEqual(app.windows.count, 2, "It stays")
      try answer("Save")
      XCTAssertTrue(becomes { app.windows.map(Self.title) == ["Other"] })
      XCTAssertEqual(said.value, ["stay", "save"])
      app.close()
    }
  }

  func testAWindowWithNothingToAskCloses() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Closing())
      gtk_window_close(cast(app.windows.first { Self.title($0) == "Draft" }!.native))
      XCTAssertTrue(becomes { app.windows.map(Self.title) == ["Other"] })
      XCTAssertFalse(renderer.presented.contains { $0 is AlertWidget })
      app.close()
    }
  }

  private struct Receiver: View {
    let name: String
    @State private var got = ""
    var body: some View { Text("\(name): \(got)").onOpenURL { got = $0.absoluteString } }
  }
  private struct Addressed: App {
    var body: some Scene {
      Window("Mail", id: "mail") {
        Receiver(name: "mail").handlesExternalEvents(preferring: ["mailto:"], allowing: ["note:"])
      }
      Window("Notes", id: "notes") {
        Receiver(name: "notes").handlesExternalEvents(preferring: [], allowing: ["*"])
      }
      .defaultLaunchBehavior(.presented)
    }
  }

  func testAnAddressGoesToTheWindowThatPrefersItAndOtherwiseToTheActiveOne() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Addressed())
      for (address, active, receiver) in [
        ("mailto:ann", "Notes", "mail"), ("note:1", "Mail", "mail"), ("note:2", "Notes", "notes"),
        ("other:3", "Mail", "notes"),
      ] {
        app.activate(app.windows.first { Self.title($0) == active }!)
        app.running.directory.deliver([URL(string: address)!])
        settle(50)
        let got = app.windows.flatMap(app.texts).filter { $0.hasSuffix(": " + address) }
        XCTAssertEqual(got, ["\(receiver): \(address)"], "\(active) is active")
      }
      app.close()
    }
  }
}
