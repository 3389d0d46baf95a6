import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is asked of the desktop's notification service, with one on the bus that writes down what it gets.
final class NotificationServiceTests: GTKTestCase {
  /// Answers as a desktop's service does, writes a line for each call, and chooses or dismisses what it is told to.
  private static let program = """
    import sys, gi
    gi.require_version("Gio", "2.0")
    from gi.repository import Gio, GLib
    xml = '''<node><interface name="org.freedesktop.Notifications">
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
    </interface></node>'''
    last = 40
    def say(*words): print(*words, sep="|", flush=True)
    def emit(bus, signal, *values):
        bus.emit_signal(None, "/org/freedesktop/Notifications", "org.freedesktop.Notifications", signal,
                        GLib.Variant("(us)" if signal == "ActionInvoked" else "(uu)", values))
    def called(bus, sender, path, interface, method, arguments, invocation):
        global last
        a = arguments.unpack()
        if method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["actions", "body", "body-markup"],)))
        elif method == "Notify":
            last = a[1] or last + 1
            say("notify", a[1], a[3], a[4], ",".join(a[5]), a[6].get("urgency"), a[6].get("suppress-sound"))
            invocation.return_value(GLib.Variant("(u)", (last,)))
            if a[3] == "choose": GLib.timeout_add(50, emit, bus, "ActionInvoked", last, "later")
            if a[3] == "dismiss": GLib.timeout_add(50, emit, bus, "NotificationClosed", last, 2)
        else:
            say("close", a[0])
            invocation.return_value(None)
    def acquired(bus, name):
        bus.register_object("/org/freedesktop/Notifications", Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], called)
    Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.Notifications", 0, acquired,
                     lambda *_: say("ready"), lambda *_: sys.exit(1))
    GLib.MainLoop().run()
    """

  func testWhatIsShownChosenAndTakenBack() throws {
    try onScreen { renderer in
      let desktop = Process()
      desktop.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      desktop.arguments = ["-c", Self.program]
      let output = Pipe()
      desktop.standardOutput = output
      try desktop.run()
      defer {
        desktop.terminate()
        desktop.waitUntilExit()
      }
      var said = ""
      func next() -> String {
        while !said.contains("\n") {
          let data = output.fileHandleForReading.availableData
          if data.isEmpty { break }
          said += String(decoding: data, as: UTF8.self)
        }
        let line = said.prefix { $0 != "\n" }
        said = String(said.dropFirst(line.count + 1))
        return String(line)
      }
      XCTAssertEqual(next(), "ready")

      let service = try XCTUnwrap(NotificationService.shared)
      var events: [(name: String, event: NotificationEvent)] = []
      service.happened = { events.append(($0, $1)) }
      defer { service.happened = { _, _ in } }
      @MainActor func settle(until isSo: () -> Bool = { false }) {
        for _ in 0..<30 where !isSo() { renderer.wait(milliseconds: 20) }
      }

      var notification = DesktopNotification(title: "choose", body: "1 < 2 & 3\nlast")
      notification.actions = [("default", "Open"), ("later", "Later")]
      notification.isSilent = true
      service.show(notification, as: "one")
      settle { !events.isEmpty }
      XCTAssertEqual(next(), "notify|0|choose|1 &lt; 2 &amp; 3")
      XCTAssertEqual(next(), "last|default,Open,later,Later|1|True")
      XCTAssertEqual(events.map(\.event), [.chosen("later")])
      XCTAssertEqual(events.map(\.name), ["one"])

      // In the same place.
      service.show(DesktopNotification(title: "again", body: ""), as: "one")
      settle()
      XCTAssertEqual(next(), "notify|41|again|||1|None")
      service.remove("one")
      settle()
      XCTAssertEqual(next(), "close|41")

      service.show(DesktopNotification(title: "dismiss", body: ""), as: "two")
      settle { events.count == 2 }
      XCTAssertEqual(events.last?.name, "two")
      XCTAssertEqual(events.last?.event, .closed(byPerson: true))
      XCTAssertEqual(next(), "notify|0|dismiss|||1|None")

      // Before the service has answered.
      for title in ["first", "second", "third"] {
        service.show(DesktopNotification(title: title, body: ""), as: "three")
      }
      service.show(DesktopNotification(title: "short", body: ""), as: "four")
      service.remove("four")
      settle()
      XCTAssertEqual(
        [next(), next(), next(), next()].sorted(),
        ["close|44", "notify|0|first|||1|None", "notify|0|short|||1|None", "notify|43|third|||1|None"])
    }
  }
}
