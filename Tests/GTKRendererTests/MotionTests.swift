import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  /// The label with that text.
  fileprivate func label(_ text: String) -> Native? { all("FavesLabel").first { self.text($0) == text } }
}

/// Animations on GTK's frame clock, and the desktop's text scale.
final class MotionTests: GTKTestCase {
  private struct Moving: View {
    @State private var on = false
    @State private var there = true
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 2)) { on.toggle() } }
        Button("Away") { withAnimation(.linear(duration: 2)) { there.toggle() } }
        Text("box").opacity(on ? 0.2 : 1).offset(x: on ? 60 : 0)
        if there { Text("leaving").transition(.slide) }
      }
    }
  }

  func testAnAnimationRunsOnTheFrameClockAndEnds() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Moving())
      let box = screen.label("box")!
      var before = GtkAllocation()
      gtk_widget_get_allocation(box, &before)
      screen.click("Go")
      XCTAssertTrue(
        becomes {
          var between = GtkAllocation()
          gtk_widget_get_allocation(box, &between)
          return between.x > before.x && (0.25..<0.95).contains(gtk_widget_get_opacity(box))
        })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      layOut(screen.window)
      XCTAssertEqual(gtk_widget_get_opacity(box), 0.2, accuracy: 0.01)
      var after = GtkAllocation()
      gtk_widget_get_allocation(box, &after)
      XCTAssertEqual(after.x, before.x + 60)
      assertAtRest(screen)
      screen.close()
    }
  }

  @MainActor
  private static func minimise(_ window: Native) {
    gtk_window_iconify(cast(window))
    XCTAssertTrue(
      becomes {
        gdk_window_get_state(gtk_widget_get_window(window)).rawValue & GDK_WINDOW_STATE_ICONIFIED.rawValue
          != 0
      }, "The window manager minimises it")
    settle(100)
  }

  func testAnAnimationGoesOnWhereAnotherWindowIsMinimised() throws {
    try onScreen { renderer in
      let other = gtk_window_new(GTK_WINDOW_TOPLEVEL)!
      gtk_widget_show_all(other)
      settle(100)
      let screen = HostedScreen(renderer, Moving())
      Self.minimise(other)
      let box = screen.label("box")!
      screen.click("Go")
      XCTAssertTrue(becomes { (0.25..<0.95).contains(gtk_widget_get_opacity(box)) })
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertEqual(gtk_widget_get_opacity(box), 0.2, accuracy: 0.01)
      gtk_widget_destroy(other)
      screen.close()
    }
  }

  func testAnAnimationEndsInAWindowThatIsMinimisedMeanwhile() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Moving())
      let box = screen.label("box")!
      screen.click("Go")
      XCTAssertTrue(becomes { (0.25..<0.95).contains(gtk_widget_get_opacity(box)) })
      Self.minimise(screen.window)
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertEqual(gtk_widget_get_opacity(box), 0.2, accuracy: 0.01)
      screen.click("Go")
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertEqual(gtk_widget_get_opacity(box), 1, accuracy: 0.01)
      screen.close()
    }
  }

  func testAViewLeavesByItsTransitionAndIsFreed() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Moving())
      screen.click("Away")
      XCTAssertNotNil(screen.label("leaving"))
      XCTAssertTrue(becomes { screen.label("leaving") == nil })
      screen.click("Away")
      settle(100)
      screen.click("Away")
      settle(50)
      screen.click("Away")
      XCTAssertTrue(becomes { screen.graph.animator.isIdle })
      XCTAssertNotNil(screen.label("leaving"))
      screen.close()
    }
  }

  func testTheDesktopsAnimationsOffMeansJumping() throws {
    try onScreen { renderer in
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      faves_set_boolean(Native(OpaquePointer(settings)), "gtk-enable-animations", 0)
      defer { faves_set_boolean(Native(OpaquePointer(settings)), "gtk-enable-animations", 1) }
      let screen = HostedScreen(renderer, Moving())
      screen.click("Go")
      settle()
      XCTAssertEqual(gtk_widget_get_opacity(screen.label("box")!), 0.2, accuracy: 0.01)
      XCTAssertTrue(screen.graph.animator.isIdle)
      screen.close()
    }
  }

  private struct Scaled: View {
    @ScaledMetric private var length = 100.0
    var body: some View { Text("\(Int(length.rounded()))") }
  }

  func testAMetricFollowsTheDesktopsTextScale() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Scaled())
      let settings = gtk_settings_get_default()!
      @MainActor func set(_ scale: Double) {
        var value = GValue()
        g_value_init(&value, GType(6 << 2))
        g_value_set_int(&value, Int32(96 * 1024 * scale))
        g_object_set_property(
          UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
        settle(50)
      }
      set(1)
      XCTAssertNotNil(screen.label("100"))
      set(1.5)
      XCTAssertNotNil(screen.label("150"))
      set(1)
      XCTAssertNotNil(screen.label("100"))
      screen.close()
    }
  }
}
