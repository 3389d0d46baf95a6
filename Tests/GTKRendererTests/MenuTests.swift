import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension FocusedValues {
  @Entry fileprivate var text: Binding<String>?
}

/// The primary menu, keys and windows of an app on real widgets.
final class MenuTests: GTKTestCase {
  private struct Commanding: Commands {
    @FocusedBinding(\.text) private var text
    var body: some Commands {
      CommandMenu("Text") {
        Button("Append") { text?.append("+") }.keyboardShortcut("j").disabled(text == nil)
        Toggle("Check", isOn: .constant(true))
      }
    }
  }

  /// What windows keep outlasts a run of the tests.
  private static let key = "kept-\(UUID().uuidString)"

  private struct Page: View {
    @Environment(\.openWindow) private var openWindow
    @State private var text = ""
    @State private var said: [String] = []
    @SceneStorage(key) private var kept = 0
    @AppStorage("menu-tests-shared") private var shared = 0
    var body: some View {
      VStack {
        Text("text \(text)")
        Text("kept \(kept)")
        Text("shared \(shared)")
        Text(said.joined(separator: " "))
        TextField("Field", text: $text).onSubmit { said.append("submit") }
        Button("Keep") { kept += 1 }
        Button("Share") { shared += 1 }
        Button("Open") { openWindow(id: "page") }
        Button("Save") { said.append("save") }.keyboardShortcut("s")
        Button("OK") { said.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Delete") { said.append("delete") }.keyboardShortcut(.delete, modifiers: [])
      }
      .focusedSceneValue(\.text, $text)
    }
  }

  private struct Pages: App {
    var body: some Scene {
      WindowGroup("Page", id: "page") { Page() }
        .defaultSize(width: 400, height: 400)
        .commands { Commanding() }
    }
  }

  override func setUp() { UserDefaults.standard.removeObject(forKey: "menu-tests-shared") }
  override func tearDown() { UserDefaults.standard.removeObject(forKey: "menu-tests-shared") }

  func testTwoWindowsHaveStateAndStorageOfTheirOwnAndShareStoresLive() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      app.click("Open", in: app.windows[0])
      XCTAssertEqual(app.windows.count, 2)
      let (first, second) = (app.windows[0], app.windows[1])
      app.click("Keep", in: second)
      app.click("Share", in: first)
      app.activate(second)
      second.press(GDK_KEY_s, GDK_CONTROL_MASK)
      XCTAssertEqual(app.texts(first).prefix(4), ["text ", "kept 0", "shared 1", ""])
      XCTAssertEqual(app.texts(second).prefix(4), ["text ", "kept 1", "shared 1", "save"])
      // Each closes for itself.
      gtk_window_close(cast(first.native))
      settle(50)
      XCTAssertEqual(app.windows.count, 1)
      XCTAssertEqual(app.texts(second).prefix(2), ["text ", "kept 1"])
      app.close()
    }
  }

  func testAMenuCommandActsOnTheDocumentOfTheActiveWindow() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      app.click("Open", in: app.windows[0])
      let (first, second) = (app.windows[0], app.windows[1])
      app.activate(first)
      first.press(GDK_KEY_j, GDK_CONTROL_MASK)
      XCTAssertEqual(app.texts(first)[0], "text +")
      XCTAssertEqual(app.texts(second)[0], "text ")
      app.activate(second)
      second.press(GDK_KEY_J, GDK_CONTROL_MASK)
      XCTAssertEqual(app.texts(second)[0], "text +")
      app.close()
    }
  }

  func testF10OpensAMenuWithItsItemsAndTheirKeys() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      let window = app.windows[0]
      app.activate(window)
      XCTAssertTrue(window.press(GDK_KEY_F10))
      let menu = try XCTUnwrap(window.screen?.bar?.menu.menu)
      settle(100)
      XCTAssertEqual(
        items(of: menu).map(\.title), ["New Window", "Text", "Keyboard Shortcuts", "About Tests"])
      let inside = items(of: gtk_menu_item_get_submenu(cast(items(of: menu)[1].native))!)
      XCTAssertEqual(inside.map(\.title), ["Append", "Check"])
      var key: guint = 0
      var modifiers = GdkModifierType(0)
      gtk_accel_label_get_accel(cast(gtk_bin_get_child(cast(inside[0].native))!), &key, &modifiers)
      XCTAssertEqual(key, guint(GDK_KEY_j))
      XCTAssertEqual(modifiers.rawValue, GDK_CONTROL_MASK.rawValue)
      XCTAssertNotEqual(gtk_check_menu_item_get_active(cast(inside[1].native)), 0)
      gtk_menu_item_activate(cast(inside[0].native))
      gtk_menu_shell_deactivate(cast(menu))
      settle(50)
      XCTAssertEqual(app.texts(window)[0], "text +")
      app.close()
    }
  }

  func testPlainKeysGoToTheFieldFirst() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      let window = app.windows[0]
      app.activate(window)
      let field = parts(of: window.native, "GtkEntry")[0]
      gtk_window_set_focus(cast(window.native), nil)
      window.press(GDK_KEY_BackSpace)
      window.press(GDK_KEY_Return)
      XCTAssertEqual(app.texts(window)[3], "delete ok")
      gtk_widget_grab_focus(field)
      window.press(GDK_KEY_a)
      window.press(GDK_KEY_BackSpace)
      XCTAssertEqual(app.texts(window)[3], "delete ok")
      // The field does something on Return, and keeps it.
      window.press(GDK_KEY_Return)
      XCTAssertEqual(app.texts(window)[3], "delete ok submit")
      app.close()
    }
  }

  func testTheShortcutsAndTheAboutWindowComeUp() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Pages())
      let window = app.windows[0]
      app.activate(window)
      let before = toplevels()
      window.press(GDK_KEY_question, GDK_CONTROL_MASK, GDK_SHIFT_MASK)
      settle(200)
      let shortcuts = try XCTUnwrap(toplevels().first { !before.contains($0) })
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(shortcuts))), "Keyboard Shortcuts")
      let titles = parts(of: shortcuts, "GtkLabel").map { String(cString: gtk_label_get_text(cast($0))) }
      for title in ["Page", "Save", "Text", "Menu", "New Window", "General", "Quit"] {
        XCTAssertTrue(titles.contains(title), "\(title) in \(titles)")
      }
      gtk_window_close(cast(shortcuts))
      settle(50)
      XCTAssertEqual(toplevels().count, before.count)
      renderer.showAbout(over: window)
      settle(100)
      let about = try XCTUnwrap(
        toplevels().first { String(cString: faves_type_name($0)) == "GtkAboutDialog" })
      XCTAssertEqual(String(cString: gtk_about_dialog_get_program_name(cast(about))), "Tests")
      gtk_dialog_response(cast(about), Int32(GTK_RESPONSE_CLOSE.rawValue))
      settle(50)
      XCTAssertFalse(toplevels().contains { String(cString: faves_type_name($0)) == "GtkAboutDialog" })
      app.close()
    }
  }

  func testAMetainfoFileTellsWhatTheAppIs() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    let xml = """
      <component><name>Notes</name><name xml:lang="de">Notizen</name><summary>Keeps &amp; finds</summary>
      <url type="bugtracker">https://b</url><url type="homepage">https://h</url>
      <releases><release version="2.1"/><release version="2.0"/></releases></component>
      """
    try Data(xml.utf8).write(to: file)
    let metainfo = try XCTUnwrap(Metainfo(file: file.path))
    XCTAssertEqual(
      ["name", "summary", "homepage", "version"].map { metainfo[$0] },
      ["Notes", "Keeps & finds", "https://h", "2.1"])
    try Data("<component><name>".utf8).write(to: file)
    XCTAssertNil(Metainfo(file: file.path)?["version"])
  }
}

@MainActor
private func items(of menu: Native) -> [(title: String, native: Native)] {
  let children = gtk_container_get_children(cast(menu))
  defer { g_list_free(children) }
  var found: [(title: String, native: Native)] = []
  var item = children
  while let current = item {
    let native = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    if let title = gtk_menu_item_get_label(cast(native)), gtk_bin_get_child(cast(native)) != nil {
      found.append((String(cString: title), native))
    }
    item = current.pointee.next
  }
  return found
}

@MainActor
private func toplevels() -> [Native] {
  let list = gtk_window_list_toplevels()
  defer { g_list_free(list) }
  var found: [Native] = []
  var item = list
  while let current = item {
    found.append(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
    item = current.pointee.next
  }
  return found
}
