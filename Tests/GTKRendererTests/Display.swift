import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// One renderer for all tests of the process: GTK is initialised once.
@MainActor
enum Display {
  static let renderer: Result<GTKRenderer, any Error> = Result {
    try GTKRenderer.start(applicationID: "org.faves.Tests")
  }
}

/// Tests that need a display. Without one they fail and say so, or are skipped where FAVES_HEADLESS=1 asks for it. Nothing
/// that GTK or a library under it complains about passes.
class GTKTestCase: XCTestCase {
  /// Runs a test on the main thread, where XCTest calls it.
  func onScreen(
    file: StaticString = #filePath, line: UInt = #line, _ test: @MainActor (GTKRenderer) throws -> Void
  ) throws {
    if ProcessInfo.processInfo.environment["FAVES_HEADLESS"] == "1" { throw XCTSkip("FAVES_HEADLESS=1") }
    XCTAssertTrue(LibraryLog.isInstalled)
    try MainActor.assumeIsolated {
      switch Display.renderer {
      case .success(let renderer):
        renderer.flush = {}
        renderer.windowSizes = nil
        defer {
          // What the test left to be done is part of it; its windows are not the next one's.
          settle()
          for window in renderer.presented.reversed() { renderer.dismiss(window) }
          settle()
          for complaint in LibraryLog.takeComplaints() { XCTFail(complaint, file: file, line: line) }
        }
        try test(renderer)
      case .failure(let error):
        XCTFail("These tests need a display, for example under xvfb-run: \(error)", file: file, line: line)
      }
    }
  }
}

/// A window with widgets in it, gone at the end of the test.
@MainActor
final class TestWindow {
  let renderer: GTKRenderer
  let widget: any DescribedWidget<WindowDescription>
  private(set) var closed = 0

  init(_ renderer: GTKRenderer, width: Double = 500, height: Double = 400, title: String = "") {
    self.renderer = renderer
    var description = WindowDescription.window(.window)
    description.title = title
    description.defaultWidth = width
    description.defaultHeight = height
    widget = renderer.makeWidget(for: description)
    widget.description.close = Callback { [unowned self] in closed += 1 }
  }

  var native: Native { GTKWidget.downcast(widget).native }

  @discardableResult
  func show(_ content: any Widget...) -> Self {
    widget.insert(content, after: nil, in: .content)
    renderer.present(widget, over: nil)
    settle()
    return self
  }

  func close() {
    renderer.dismiss(widget)
    settle()
  }

  /// Writes a picture of the window where FAVES_SCREENSHOTS says, if it does.
  func screenshot(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["FAVES_SCREENSHOTS"] else { return }
    faves_loop_run_for(300)
    XCTAssertNotEqual(faves_screenshot(native, "\(folder)/\(name).png"), 0)
  }
}

/// Lets GTK do what is due, transitions of layout included.
///
/// Time passes in short turns, and after each what is due is done. A machine that stands still for a while costs a turn,
/// not the rest of the time: what follows had its frames, however slow they came.
@MainActor
func settle(_ milliseconds: Int32 = 0) {
  _ = faves_loop_drain()
  var left = milliseconds
  while left > 0 {
    faves_loop_run_for(min(left, 10))
    _ = faves_loop_drain()
    left -= 10
  }
}

/// Whether something comes to be so, within five seconds of the loop's running.
@MainActor
func becomes(within turns: Int = 500, _ isSo: () -> Bool) -> Bool {
  for _ in 0..<turns where !isSo() { settle(10) }
  return isSo()
}

/// Lets a frame pass, so that what waits to be laid out has its place, however long the machine takes for it.
@MainActor
func layOut(_ widget: Native) {
  guard let clock = gtk_widget_get_frame_clock(widget) else { return }
  let before = gdk_frame_clock_get_frame_counter(clock)
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  _ = becomes(within: 200) { gdk_frame_clock_get_frame_counter(clock) > before }
}

extension WindowDescription {
  static func window(_ role: Role) -> WindowDescription {
    WindowDescription(role: role, goBack: Callback {}, selectTab: Callback { _ in }, close: Callback {})
  }
}

extension Widget {
  @MainActor var native: Native { GTKWidget.downcast(self).native }
  /// The GTK class of the widget.
  @MainActor var typeName: String { className(of: native) }
}

/// The GTK class of a widget. A `FavesButton` is told as GTK's button, as it differs in how its ground is painted alone, and
/// a `FavesScale` as GTK's, as it differs in its width: what is true of those is to be true of these.
@MainActor
func className(of widget: Native) -> String {
  let name = String(cString: faves_type_name(widget))
  return ["FavesButton": "GtkButton", "FavesScale": "GtkScale"][name] ?? name
}

extension DescribedWidget {
  /// Changes the description as the graph would.
  @MainActor
  func change(_ change: (inout Value) -> Void) {
    let old = description
    change(&description)
    if old != description { update(from: old) }
  }
}

extension GTKRenderer {
  func text(_ string: String, _ change: (inout TextDescription) -> Void = { _ in }) -> any DescribedWidget<
    TextDescription
  > {
    var description = TextDescription(text: string, style: Style())
    change(&description)
    return makeWidget(for: description)
  }

  func button(_ title: String, role: ButtonRole? = nil, _ action: @escaping @MainActor () -> Void = {})
    -> any DescribedWidget<ButtonDescription>
  {
    let button = makeWidget(for: ButtonDescription(role: role, isEnabled: true, action: Callback(action)))
    button.insert([text(title)], after: nil, in: .content)
    return button
  }

  func symbol(_ name: String, _ style: Style = Style()) -> any DescribedWidget<ImageDescription> {
    makeWidget(for: ImageDescription(source: .symbol(name), style: style))
  }

  func stack(_ axis: StackDescription.Axis, spacing: Double? = nil, _ children: any Widget...)
    -> any DescribedWidget<StackDescription>
  {
    let stack = makeWidget(for: StackDescription(axis: axis, spacing: spacing))
    stack.insert(children, after: nil, in: .content)
    return stack
  }
}
