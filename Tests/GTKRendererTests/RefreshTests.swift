import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How a person refreshes.
final class RefreshTests: GTKTestCase {
  @MainActor
  private final class Log {
    var began: [String] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    func load(_ name: String) async {
      began.append(name)
      await withCheckedContinuation { waiting.append($0) }
    }
    func finish() {
      for continuation in waiting { continuation.resume() }
      waiting = []
      settle(50)
    }
  }

  private struct TwoLists: View {
    let log: Log
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        ScrollView { ForEach(0..<50) { Text("Line \($0)") } }.refreshable { await log.load("first") }
        List(0..<50, id: \.self) { Text("Row \($0)") }.refreshable { await log.load("second") }
      }
    }
  }

  @MainActor private static func marks(_ window: WindowWidget) -> Int {
    func count(_ widget: GTKWidget) -> Int {
      widget.children.reduce((widget as? any RefreshedWidget)?.busyMark == nil ? 0 : 1) { $0 + count($1) }
    }
    return count(window)
  }

  func testKeysRefreshWhatHasTheFocusOrElseTheFirst() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(renderer, TwoLists(log: log))
      let window = renderer.presented[0] as! WindowWidget
      XCTAssertTrue(window.press(GDK_KEY_F5))
      settle(50)
      XCTAssertEqual(log.began, ["first"])
      XCTAssertEqual(Self.marks(window), 1)
      window.press(GDK_KEY_r, GDK_CONTROL_MASK)
      settle(50)
      XCTAssertEqual(log.began, ["first"], "It is going on")
      log.finish()
      XCTAssertEqual(Self.marks(window), 0)
      gtk_widget_grab_focus(shown.all("FavesList")[0])
      XCTAssertTrue(window.press(GDK_KEY_r, GDK_CONTROL_MASK))
      settle(50)
      XCTAssertEqual(log.began, ["first", "second"])
      log.finish()
      shown.close()
    }
  }

  func testTheBusyMarkIsDrawnOverTheContentWhichStaysWhereItIs() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(
        renderer,
        ScrollView { Color.white.frame(height: 900) }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .refreshable { await log.load("it") })
      let window = renderer.presented[0] as! WindowWidget
      let scrolled = shown.all("GtkScrolledWindow")[0]
      let (place, before) = (shown.frame(of: scrolled), Self.picture(of: scrolled))
      window.press(GDK_KEY_F5)
      settle(50)
      XCTAssertEqual(shown.frame(of: scrolled), place)
      XCTAssertNotEqual(Self.picture(of: scrolled), before)
      log.finish()
      XCTAssertEqual(Self.picture(of: scrolled), before)
      shown.close()
    }
  }

  func testAWindowThatGoesMeanwhileTakesTheMarkAlong() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(renderer, TwoLists(log: log))
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_F5)
      settle(50)
      shown.close()
      log.finish()
    }
  }

  func testWithNothingToRefreshTheKeysAreNobodys() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, List { Text("row") })
      let window = renderer.presented[0] as! WindowWidget
      XCTAssertFalse(window.press(GDK_KEY_F5))
      XCTAssertFalse(window.press(GDK_KEY_r, GDK_CONTROL_MASK))
      XCTAssertFalse(
        ShortcutsWindow.general(refreshes: window.refreshed != nil).contains { $0.title == "Refresh" })
      XCTAssertTrue(ShortcutsWindow.general(refreshes: true).contains { $0.title == "Refresh" })
      shown.close()
    }
  }

  private struct Sheeted: View {
    let log: Log
    @State private var isPresented = true
    var body: some View {
      List { Text("row") }.refreshable { await log.load("behind") }
        .fullScreenCover(isPresented: $isPresented) {
          List { Text("over") }.refreshable { await log.load("front") }
        }
    }
  }

  func testTheKeysAreForTheScreenInFront() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(renderer, Sheeted(log: log))
      settle(400)
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_F5)
      settle(50)
      XCTAssertEqual(log.began, ["front"])
      log.finish()
      shown.close()
    }
  }

  func testFingersThatPullRefreshAndWheelsDoNot() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(
        renderer, List(0..<100, id: \.self) { Text("Row \($0)") }.refreshable { await log.load("it") })
      Self.scrollUp(shown, by: GDK_SOURCE_MOUSE)
      XCTAssertEqual(log.began, [])
      settle(500)
      Self.scrollUp(shown, by: GDK_SOURCE_TOUCHPAD)
      XCTAssertEqual(log.began, ["it"])
      let list = renderer.presented[0].children(ListWidget.self)[0]
      XCTAssertNotNil(list.busyMark)
      log.finish()
      XCTAssertNil(list.busyMark)
      shown.close()
    }
  }

  /// Scrolls far beyond the top, as fingers on a touchpad or a wheel do.
  @MainActor private static func scrollUp(_ shown: HostedScreen, by source: GdkInputSource) {
    let scrolled = shown.all("GtkScrolledWindow")[0]
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))!
    let device = device(like: pointer, source)
    defer { g_object_unref(UnsafeMutableRawPointer(device)) }
    for _ in 0..<30 {
      let event = gdk_event_new(GDK_SCROLL)!
      let window = gtk_widget_get_window(gtk_bin_get_child(cast(scrolled)))!
      event.pointee.any.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(window)))
      event.pointee.any.send_event = 1
      event.pointee.scroll.direction = GDK_SCROLL_SMOOTH
      event.pointee.scroll.delta_y = -1
      (event.pointee.scroll.x, event.pointee.scroll.y) = (20, 20)
      event.pointee.scroll.time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
      gdk_event_set_device(event, pointer)
      gdk_event_set_source_device(event, device)
      gtk_main_do_event(event)
      gdk_event_free(event)
    }
    settle(50)
  }

  /// A device of another kind than Xvfb has.
  @MainActor private static func device(like pointer: OpaquePointer, _ source: GdkInputSource)
    -> OpaquePointer
  {
    var values = [GValue(), GValue(), GValue()]
    g_value_init(&values[0], gdk_display_get_type())
    g_value_set_object(&values[0], UnsafeMutableRawPointer(gdk_display_get_default()))
    g_value_init(&values[1], gdk_device_type_get_type())
    g_value_set_enum(&values[1], Int32(GDK_DEVICE_TYPE_SLAVE.rawValue))
    g_value_init(&values[2], gdk_input_source_get_type())
    g_value_set_enum(&values[2], Int32(source.rawValue))
    let texts = (["display", "type", "input-source"] as [String]).map { strdup($0) }
    defer {
      for text in texts { free(text) }
      for index in values.indices { g_value_unset(&values[index]) }
    }
    var names = texts.map { UnsafePointer<CChar>($0) }
    let type = g_type_from_name(faves_type_name(UnsafeRawPointer(pointer)))
    return OpaquePointer(g_object_new_with_properties(type, 3, &names, values))
  }

  /// What a widget looks like.
  @MainActor private static func picture(of widget: Native) -> Data {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return Data(
      bytes: cairo_image_surface_get_data(surface),
      count: Int(cairo_image_surface_get_stride(surface)) * Int(height))
  }
}

extension GTKWidget {
  fileprivate func children<W: GTKWidget>(_ type: W.Type) -> [W] {
    children.flatMap { ($0 as? W).map { [$0] } ?? $0.children(type) }
  }
}
