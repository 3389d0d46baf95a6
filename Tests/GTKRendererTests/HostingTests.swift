import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform

/// Views that a program puts into windows by hand.
final class HostingTests: GTKTestCase {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)")
      Button("Add") { count += 1 }
    }
  }

  @MainActor private static func texts(_ renderer: GTKRenderer) -> [String] {
    guard let window = renderer.presented.last as? WindowWidget else { return [] }
    return parts(of: window.native, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
  }

  @MainActor private static func add(_ renderer: GTKRenderer) throws {
    let window = try XCTUnwrap(renderer.presented.last as? WindowWidget)
    gtk_button_clicked(cast(try XCTUnwrap(parts(of: window.native, "GtkButton").last)))
    settle(30)
  }

  func testAControllersViewKeepsItsStateWhenItIsReplaced() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let controller = UIHostingController(rootView: Counter(name: "first"))
      controller.title = "By hand"
      let presenter = UIViewController()
      presenter.present(controller, animated: true)
      settle(50)
      XCTAssertEqual(Self.texts(renderer).filter { $0.hasPrefix("first") }, ["first 0"])
      XCTAssertEqual((renderer.presented.last as? WindowWidget)?.description.title, "By hand")
      try Self.add(renderer)
      XCTAssertTrue(Self.texts(renderer).contains("first 1"))
      controller.rootView = Counter(name: "second")
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("second 1"))
      presenter.dismiss(animated: true)
      settle(50)
      XCTAssertTrue(renderer.presented.isEmpty)
    }
  }

  /// What the default button of the alert in front answers, whether the alert is waited for or not.
  @MainActor
  private static func answer(_ titles: [String], in renderer: GTKRenderer) -> [NSApplication.ModalResponse] {
    func alert() -> NSAlert {
      let alert = NSAlert()
      alert.messageText = "Really?"
      for title in titles { alert.addButton(withTitle: title) }
      return alert
    }
    func press() {
      guard let shown = renderer.presented.last as? AlertWidget else { return XCTFail("Nothing is asked.") }
      gtk_window_activate_default(cast(shown.native))
    }
    var answers: [NSApplication.ModalResponse] = []
    alert().beginSheetModal(for: NSWindow()) { answers.append($0) }
    settle(100)
    press()
    settle(100)
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(200))
      press()
    }
    answers.append(alert().runModal())
    settle(100)
    XCTAssertFalse(renderer.presented.contains { $0 is AlertWidget })
    return answers
  }

  func testReturnPressesTheButtonThatAnAlertWasGivenFirst() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let first = NSApplication.ModalResponse.alertFirstButtonReturn
      XCTAssertEqual(Self.answer(["Yes", "No"], in: renderer), [first, first])
      XCTAssertEqual(Self.answer(["Save", "Don't Save", "Cancel"], in: renderer), [first, first])
    }
  }

  func testAWindowShowsAHostingView() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
        backing: .buffered, defer: false)
      window.title = "Hosted"
      window.contentView = NSHostingView(rootView: Counter(name: "mac"))
      window.makeKeyAndOrderFront(nil)
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("mac 0"))
      try Self.add(renderer)
      XCTAssertTrue(Self.texts(renderer).contains("mac 1"))
      window.close()
      settle(50)
      XCTAssertTrue(renderer.presented.isEmpty)
    }
  }

  func testAWindowThatIsHiddenIsOffTheScreen() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      window.rootViewController = UIHostingController(rootView: Counter(name: "phone"))
      XCTAssertTrue(window.isHidden)
      for _ in 0..<2 {
        window.isHidden = false
        settle(50)
        XCTAssertFalse(window.isHidden)
        XCTAssertTrue(Self.texts(renderer).contains("phone 0"))
        window.isHidden = true
        settle(50)
        XCTAssertTrue(window.isHidden)
        XCTAssertTrue(renderer.presented.isEmpty)
      }
    }
  }

  func testTheScreenHasTheNameThatTheDesktopHasForIt() throws {
    try onScreen { _ in
      let monitor = gdk_display_get_monitor(gdk_display_get_default(), 0)
      let name = try XCTUnwrap(gdk_monitor_get_model(monitor).map { String(cString: $0) })
      XCTAssertFalse(name.isEmpty)
      XCTAssertEqual(NSScreen.main?.localizedName, name)
    }
  }

  private struct Field: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: $text).focused($isFocused)
      Text(isFocused ? "edited" : "left")
    }
  }

  func testEndEditingTakesTheFocusFromTheField() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: Field())
      window.makeKeyAndVisible()
      settle(50)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      gtk_widget_grab_focus(try XCTUnwrap(parts(of: shown.native, "GtkEntry").first))
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("edited"))
      XCTAssertTrue(window.endEditing(true))
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("left"))
      window.close()
    }
  }

  func testAWindowWithoutARootIsEmptyAndStaysOpen() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      settle(50)
      XCTAssertTrue(window.isVisible)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      window.rootViewController = UIHostingController(rootView: Counter(name: "late"))
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("late 0"))
      window.rootViewController = nil
      settle(50)
      XCTAssertTrue(renderer.presented.last === shown)
      XCTAssertTrue(window.isVisible)
      XCTAssertFalse(Self.texts(renderer).contains("late 0"))
      window.close()
      settle(50)
      XCTAssertTrue(renderer.presented.isEmpty)
      XCTAssertFalse(window.isVisible)
    }
  }

  func testAWindowTellsThatItCloses() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      var closed = 0
      let token = NotificationCenter.default.publisher(for: NSWindow.willCloseNotification)
        .sink { _ in closed += 1 }
      defer { token.cancel() }
      let window = NSWindow(
        contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
      XCTAssertEqual(window.styleMask, [.titled, .closable])
      window.contentView = NSHostingView(rootView: Counter(name: "mac"))
      window.makeKeyAndOrderFront(nil)
      settle(50)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      XCTAssertFalse(shown.description.isResizable)
      // As a person does.
      shown.description.close()
      settle(50)
      XCTAssertEqual(closed, 1)
      XCTAssertFalse(window.isVisible)

      window.styleMask.insert(.resizable)
      window.makeKeyAndOrderFront(nil)
      settle(50)
      XCTAssertTrue(try XCTUnwrap(renderer.presented.last as? WindowWidget).description.isResizable)
      window.close()
      settle(50)
      XCTAssertEqual(closed, 2)
      XCTAssertTrue(renderer.presented.isEmpty)
    }
  }

  func testAnotherRootTakesThePlaceOfTheOneThatIsShown() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let window = UIWindow(frame: .zero)
      window.title = "Sign in"
      window.rootViewController = UIHostingController(rootView: Counter(name: "login"))
      window.makeKeyAndVisible()
      settle(50)
      let shown = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      window.rootViewController = UIHostingController(rootView: Text("Home"))
      window.title = "At home"
      settle(50)
      XCTAssertEqual(renderer.presented.count, 1)
      XCTAssertTrue(renderer.presented.last === shown)
      XCTAssertEqual(shown.description.title, "At home")
      XCTAssertTrue(Self.texts(renderer).contains("Home"))
      XCTAssertFalse(Self.texts(renderer).contains("login 0"))
      XCTAssertTrue(window.isVisible)
      window.close()

      let mac = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled], backing: .buffered,
        defer: false)
      mac.contentView = NSHostingView(rootView: Counter(name: "first"))
      mac.makeKeyAndOrderFront(nil)
      settle(50)
      mac.contentView = NSHostingView(rootView: Counter(name: "second"))
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("second 0"))
      try Self.add(renderer)
      XCTAssertTrue(Self.texts(renderer).contains("second 1"))
      mac.close()
      settle(50)
      XCTAssertTrue(renderer.presented.isEmpty)
    }
  }
}
