import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Windows that open where their scene says.
final class WindowPlacingTests: GTKTestCase {
  @MainActor
  private static func open(
    _ renderer: GTKRenderer,
    _ place: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> any DescribedWidget<WindowDescription> {
    var description = WindowDescription.window(.window)
    description.placement = ComputedPlacement(compute: place)
    let window = renderer.makeWidget(for: description)
    window.insert([renderer.text("content")], after: nil, in: .content)
    renderer.present(window, over: nil)
    settle(300)
    return window
  }

  @MainActor
  private static func frame(_ window: any DescribedWidget<WindowDescription>) -> CGRect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_window_get_position(cast(window.native), &x, &y)
    gtk_window_get_size(cast(window.native), &width, &height)
    return CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  func testAWindowIsAsLargeAndWhereItsSceneSays() throws {
    try onScreen { renderer in
      var content = CGSize.zero
      var screen = CGRect.zero
      let window = Self.open(renderer) { root, context in
        content = root.sizeThatFits(.unspecified)
        screen = context.defaultDisplay.visibleRect
        return WindowPlacement(CGPoint(x: 70, y: 90), size: CGSize(width: 420, height: 310))
      }
      XCTAssertEqual(Self.frame(window), CGRect(x: 70, y: 90, width: 420, height: 310))
      XCTAssertGreaterThan(content.width, 20)
      XCTAssertLessThan(content.width, 200)
      XCTAssertEqual(screen, Surroundings.room)
      renderer.dismiss(window)
      let second = Self.open(renderer) { _, _ in WindowPlacement(.topLeading, width: 360) }
      let frame = Self.frame(second)
      XCTAssertEqual(frame.origin, .zero)
      XCTAssertEqual(frame.width, 360)
      renderer.dismiss(second)
    }
  }
}
