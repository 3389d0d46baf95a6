import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Animations on GTK's frame clock, gestures from synthesised events, and the desktop's text scale.
final class MotionTests: GTKTestCase {
  @MainActor
  private final class Host {
    let graph: Graph
    let running: _RunningNode
    let renderer: GTKRenderer
    var window: Native { renderer.presented[0].native }

    init<V: View>(_ renderer: GTKRenderer, _ view: V) {
      self.renderer = renderer
      let graph = Graph(renderer: renderer)
      self.graph = graph
      renderer.flush = { graph.flush() }
      running = HostedView(view, title: "Test", size: CGSize(width: 400, height: 300), in: graph)
      graph.flush()
      settle(100)
    }

    func all(_ type: String, in root: Native? = nil) -> [Native] {
      var found: [Native] = []
      let widget = root ?? window
      if String(cString: faves_type_name(widget)) == type { found.append(widget) }
      guard faves_is_container(widget) != 0 else { return found }
      let children = gtk_container_get_children(cast(widget))
      defer { g_list_free(children) }
      var item = children
      while let current = item {
        found += all(type, in: current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
        item = current.pointee.next
      }
      return found
    }
    func label(_ text: String) -> Native? {
      all("FavesLabel").first { String(cString: gtk_label_get_text(cast($0))) == text }
    }
    func press(_ title: String) {
      let button = all("GtkButton").first { !all("FavesLabel", in: $0).isEmpty && label(title, in: $0) }
      gtk_button_clicked(cast(button!))
    }
    private func label(_ text: String, in root: Native) -> Bool {
      all("FavesLabel", in: root).contains { String(cString: gtk_label_get_text(cast($0))) == text }
    }
    func close() {
      running.stop()
      graph.flush()
      settle(50)
    }
  }

  private struct Moving: View {
    @State private var on = false
    @State private var there = true
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 0.4)) { on.toggle() } }
        Button("Away") { withAnimation(.linear(duration: 0.3)) { there.toggle() } }
        Text("box").opacity(on ? 0.2 : 1).offset(x: on ? 60 : 0)
        if there { Text("leaving").transition(.slide) }
      }
    }
  }

  func testAnAnimationRunsOnTheFrameClockAndEnds() throws {
    try onScreen { renderer in
      let host = Host(renderer, Moving())
      let box = host.label("box")!
      var before = GtkAllocation()
      gtk_widget_get_allocation(box, &before)
      host.press("Go")
      settle(200)
      let half = gtk_widget_get_opacity(box)
      XCTAssertGreaterThan(half, 0.25)
      XCTAssertLessThan(half, 0.95)
      var between = GtkAllocation()
      gtk_widget_get_allocation(box, &between)
      XCTAssertGreaterThan(between.x, before.x)
      settle(500)
      XCTAssertEqual(gtk_widget_get_opacity(box), 0.2, accuracy: 0.01)
      var after = GtkAllocation()
      gtk_widget_get_allocation(box, &after)
      XCTAssertEqual(after.x, before.x + 60)
      XCTAssertTrue(host.graph.animator.isIdle)
      faves_loop_count_wakeups()
      let wakeups = faves_loop_counts().wakeups
      settle(300)
      XCTAssertLessThan(faves_loop_counts().wakeups - wakeups, 4, "an animation that has ended costs nothing")
      host.close()
    }
  }

  func testAViewLeavesByItsTransitionAndIsFreed() throws {
    try onScreen { renderer in
      let host = Host(renderer, Moving())
      host.press("Away")
      settle(120)
      XCTAssertNotNil(host.label("leaving"))
      settle(500)
      XCTAssertNil(host.label("leaving"))
      host.press("Away")
      settle(100)
      host.press("Away")
      settle(50)
      host.press("Away")
      settle(700)
      XCTAssertNotNil(host.label("leaving"))
      XCTAssertTrue(host.graph.animator.isIdle)
      host.close()
    }
  }

  func testTheDesktopsAnimationsOffMeansJumping() throws {
    try onScreen { renderer in
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      faves_set_boolean(Native(OpaquePointer(settings)), "gtk-enable-animations", 0)
      defer { faves_set_boolean(Native(OpaquePointer(settings)), "gtk-enable-animations", 1) }
      let host = Host(renderer, Moving())
      host.press("Go")
      settle()
      XCTAssertEqual(gtk_widget_get_opacity(host.label("box")!), 0.2, accuracy: 0.01)
      XCTAssertTrue(host.graph.animator.isIdle)
      host.close()
    }
  }

  @MainActor private final class Log { var lines: [String] = [] }
  private struct Touched: View {
    let log: Log
    @GestureState private var isDown = false
    var body: some View {
      VStack {
        Text(isDown ? "down" : "up")
          .frame(width: 100, height: 60)
          .gesture(
            DragGesture(minimumDistance: 5).updating($isDown) { _, state, _ in state = true }
              .onEnded { log.lines.append("drag \(Int($0.translation.width))") }
          )
          .onTapGesture { log.lines.append("tap") }
        Text("held").frame(width: 100, height: 60)
          .onLongPressGesture(minimumDuration: 0.2) { log.lines.append("long") }
      }
    }
  }

  /// Sends button and motion events to a touch widget, as the pointer would.
  @MainActor
  private func send(_ type: GdkEventType, _ x: Double, _ y: Double, to widget: Native) {
    let event = gdk_event_new(type)!
    let window = gtk_widget_get_window(widget)!
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    faves_ref(UnsafeMutableRawPointer(window))
    event.pointee.any.window = window
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    let time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    if type == GDK_MOTION_NOTIFY {
      event.pointee.motion.x = Double(place.x) + x
      event.pointee.motion.y = Double(place.y) + y
      event.pointee.motion.time = time
      event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
    } else {
      event.pointee.button.x = Double(place.x) + x
      event.pointee.button.y = Double(place.y) + y
      event.pointee.button.button = 1
      event.pointee.button.time = time
    }
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    gtk_widget_event(widget, event)
    gdk_event_free(event)
    settle()
  }

  func testTapDragAndLongPressComeFromEvents() throws {
    try onScreen { renderer in
      let log = Log()
      let host = Host(renderer, Touched(log: log))
      let areas = host.all("FavesTouch")
      XCTAssertEqual(areas.count, 2)
      send(GDK_BUTTON_PRESS, 10, 10, to: areas[0])
      send(GDK_BUTTON_RELEASE, 10, 10, to: areas[0])
      XCTAssertEqual(log.lines, ["tap"])
      send(GDK_BUTTON_PRESS, 10, 10, to: areas[0])
      send(GDK_MOTION_NOTIFY, 30, 10, to: areas[0])
      XCTAssertNotNil(host.label("down"))
      send(GDK_MOTION_NOTIFY, 50, 10, to: areas[0])
      send(GDK_BUTTON_RELEASE, 50, 10, to: areas[0])
      XCTAssertEqual(log.lines, ["tap", "drag 40"])
      XCTAssertNotNil(host.label("up"))
      send(GDK_BUTTON_PRESS, 10, 10, to: areas[1])
      settle(300)
      XCTAssertEqual(log.lines, ["tap", "drag 40", "long"])
      send(GDK_BUTTON_RELEASE, 10, 10, to: areas[1])
      host.close()
    }
  }

  private struct Scaled: View {
    @ScaledMetric private var length = 100.0
    var body: some View { Text("\(Int(length.rounded()))") }
  }

  func testAMetricFollowsTheDesktopsTextScale() throws {
    try onScreen { renderer in
      let host = Host(renderer, Scaled())
      let settings = gtk_settings_get_default()!
      func set(_ scale: Double) {
        var value = GValue()
        g_value_init(&value, GType(6 << 2))
        g_value_set_int(&value, Int32(96 * 1024 * scale))
        g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
        settle(50)
      }
      set(1)
      XCTAssertNotNil(host.label("100"))
      set(1.5)
      XCTAssertNotNil(host.label("150"))
      set(1)
      XCTAssertNotNil(host.label("100"))
      host.close()
    }
  }
}
