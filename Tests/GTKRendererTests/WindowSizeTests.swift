import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A window opens as it was left.
final class WindowSizeTests: GTKTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sizes-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("state/app/window-sizes.plist") }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testASizeIsRememberedForTheWindowsID() throws {
    let file = file
    try onScreen { renderer in
      renderer.windowSizes = WindowSizes(file: file)
      let first = shownWindow(renderer, id: "main")
      XCTAssertEqual(size(of: first), [500, 400])
      gtk_window_resize(cast(first.native), 640, 420)
      settle(300)
      renderer.dismiss(first)

      // As after a restart.
      renderer.windowSizes = WindowSizes(file: file)
      let second = shownWindow(renderer, id: "main")
      XCTAssertEqual(size(of: second), [640, 420])
      let other = shownWindow(renderer, id: "other")
      XCTAssertEqual(size(of: other), [500, 400])
      let unnamed = shownWindow(renderer, id: "")
      XCTAssertEqual(size(of: unnamed), [500, 400])
      for window in [second, other, unnamed] { renderer.dismiss(window) }
    }
  }

  func testARememberedSizeFitsTheScreen() throws {
    let file = file
    try onScreen { renderer in
      let sizes = WindowSizes(file: file)
      sizes.remember(.init(width: 30_000, height: 20_000), for: "main")
      renderer.windowSizes = WindowSizes(file: file)
      let window = shownWindow(renderer, id: "main")
      let room = try XCTUnwrap(WindowSizes.room)
      let size = size(of: window)
      XCTAssertLessThanOrEqual(size[0], room.width)
      XCTAssertLessThanOrEqual(size[1], room.height)
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_window_get_position(cast(window.native), &x, &y)
      XCTAssertGreaterThanOrEqual(x, 0)
      XCTAssertGreaterThanOrEqual(y, 0)
      renderer.dismiss(window)
    }
  }

  func testAMaximisedWindowKeepsTheSizeItHadBefore() throws {
    let file = file
    try onScreen { renderer in
      renderer.windowSizes = WindowSizes(file: file)
      let first = shownWindow(renderer, id: "main")
      gtk_window_maximize(cast(first.native))
      settle(400)
      // Without a window manager nothing is ever maximised.
      guard gtk_window_is_maximized(cast(first.native)) != 0 else {
        renderer.dismiss(first)
        throw XCTSkip("No window manager")
      }
      renderer.dismiss(first)
      XCTAssertEqual(
        WindowSizes(file: file).size(of: "main"), .init(width: 500, height: 400, isMaximized: true))
      let second = shownWindow(renderer, id: "main")
      settle(300)
      XCTAssertNotEqual(gtk_window_is_maximized(cast(second.native)), 0)
      gtk_window_unmaximize(cast(second.native))
      settle(400)
      XCTAssertEqual(size(of: second), [500, 400])
      renderer.dismiss(second)
    }
  }

  func testAFileThatHoldsSomethingElseIsSaidAndDoesNoHarm() throws {
    let file = file
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: file)
    try onScreen { renderer in
      renderer.windowSizes = WindowSizes(file: file)
      let lines = try StandardError.lines {
        let window = shownWindow(renderer, id: "main")
        XCTAssertEqual(size(of: window), [500, 400])
        renderer.dismiss(window)
      }
      XCTAssertEqual(lines.filter { $0.contains(file.path) }.count, 1, "\(lines)")
      XCTAssertEqual(WindowSizes(file: file).size(of: "main"), .init(width: 500, height: 400))
    }
  }
}

@MainActor
private func shownWindow(_ renderer: GTKRenderer, id: String) -> any DescribedWidget<WindowDescription> {
  var description = WindowDescription.window(.window)
  description.id = id
  description.defaultWidth = 500
  description.defaultHeight = 400
  let window = renderer.makeWidget(for: description)
  window.insert([renderer.text("Content")], after: nil, in: .content)
  renderer.present(window, over: nil)
  settle(300)
  return window
}

@MainActor
private func size(of window: any Widget) -> [Int32] {
  var (width, height): (Int32, Int32) = (0, 0)
  gtk_window_get_size(cast(window.native), &width, &height)
  return [width, height]
}
