import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a person cannot do to a window, and how large a sheet is.
final class WindowLimitTests: GTKTestCase {
  private struct Held: View {
    let behavior: WindowInteractionBehavior
    var body: some View {
      Text("held").frame(maxWidth: .infinity, maxHeight: .infinity)
        .windowDismissBehavior(behavior).windowResizeBehavior(behavior)
        .windowMinimizeBehavior(behavior)
        .toolbar { Button("In the bar") {} }
    }
  }

  @MainActor private static func layout(_ shown: HostedScreen) -> String {
    hdy_header_bar_get_decoration_layout(cast(shown.the("HdyHeaderBar"))).map { String(cString: $0) }
      ?? "theme"
  }

  func testAWindowThatMayNotBeClosedOrResizedStaysAsItIs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Held(behavior: .disabled))
      let window: UnsafeMutablePointer<GtkWindow> = cast(shown.window)
      XCTAssertEqual(gtk_window_get_deletable(window), 0)
      XCTAssertEqual(gtk_window_get_resizable(window), 0)
      for name in ["close", "minimize", "maximize"] { XCTAssertFalse(Self.layout(shown).contains(name)) }
      // As large as it was to be, not as its content is.
      XCTAssertGreaterThan(gtk_widget_get_allocated_width(shown.window), 400)
      let event = gdk_event_new(GDK_DELETE)!
      event.pointee.any.window = OpaquePointer(
        faves_ref(UnsafeMutableRawPointer(gtk_widget_get_window(shown.window)!)))
      XCTAssertNotEqual(gtk_widget_event(shown.window, event), 0, "GTK is not to destroy it")
      gdk_event_free(event)
      settle()
      XCTAssertTrue(shown.texts.contains("held"))
      shown.close()

      let free = HostedScreen(renderer, Held(behavior: .automatic))
      XCTAssertNotEqual(gtk_window_get_deletable(cast(free.window)), 0)
      XCTAssertNotEqual(gtk_window_get_resizable(cast(free.window)), 0)
      XCTAssertEqual(Self.layout(free), "theme")
      free.close()
    }
  }

  private struct HeldSmall: View {
    @ObservedObject var behavior: Followed<WindowInteractionBehavior>
    var body: some View {
      Text("held").windowFullScreenBehavior(behavior.value).toolbar { Button("In the bar") {} }
    }
  }

  func testAWindowThatMayNotFillTheScreenHasNoButtonForThat() throws {
    try onScreen { renderer in
      let behavior = Followed(WindowInteractionBehavior.disabled)
      let shown = HostedScreen(renderer, HeldSmall(behavior: behavior))
      XCTAssertFalse(Self.layout(shown).contains("maximize"))
      XCTAssertTrue(Self.layout(shown).contains("close"))
      XCTAssertNotEqual(gtk_window_get_resizable(cast(shown.window)), 0, "Its size is another matter")
      behavior.value = .enabled
      settle(20)
      XCTAssertEqual(Self.layout(shown), "theme")
      behavior.value = .disabled
      settle(20)
      XCTAssertFalse(Self.layout(shown).contains("maximize"))
      shown.close()
    }
  }

  func testAWindowWithoutATitleHasTheNameOfItsProgram() throws {
    try onScreen { renderer in
      let window = renderer.makeWidget(for: WindowDescription.window(.window))
      defer { window.destroy() }
      let title = gtk_window_get_title(cast(window.native)).map { String(cString: $0) }
      XCTAssertEqual(title, ProcessInfo.processInfo.processName)
    }
  }

  private struct Asking<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    var body: some View {
      Text("behind").frame(width: 900, height: 700)
        .sheet(isPresented: .constant(true)) { Text("sheet").presentationSizing(sizing) }
    }
  }

  @MainActor private static func size<S: PresentationSizing>(_ sizing: S, _ renderer: GTKRenderer) -> (
    Int32, Int32
  ) {
    let shown = HostedScreen(renderer, Asking(sizing: sizing))
    settle(100)
    let sheet = renderer.presented[1].native
    defer { shown.close() }
    return (gtk_widget_get_allocated_width(sheet), gtk_widget_get_allocated_height(sheet))
  }

  func testASheetForAFormOrAPageIsLargerThanItsContent() throws {
    try onScreen { renderer in
      let automatic = Self.size(.automatic, renderer)
      let fitted = Self.size(.fitted, renderer)
      let form = Self.size(.form, renderer)
      let page = Self.size(.page, renderer)
      XCTAssertLessThan(fitted.0, automatic.0)
      XCTAssertGreaterThan(form.0, automatic.0)
      XCTAssertGreaterThan(form.1, automatic.1 + 200)
      XCTAssertGreaterThan(page.0, form.0 + 100)
    }
  }
}
