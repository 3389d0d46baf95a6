import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Where windows open") @MainActor
struct WindowPlacementTests {
  private struct Placed: App {
    var body: some Scene {
      Window("Placed", id: "placed") { Text("content") }
        .defaultWindowPlacement { content, context in
          let size = content.sizeThatFits(.unspecified)
          return WindowPlacement(
            CGPoint(x: context.defaultDisplay.visibleRect.midX - size.width / 2, y: 10), size: size)
        }
        .windowIdealPlacement { _, _ in WindowPlacement() }
        .windowIdealSize(.fitToContent)
    }
  }

  @Test("A scene's placement is made of its content and the display")
  func placement() throws {
    let screen = Screen(app: Placed())
    let window = try #require(screen.front.widget.anyDescription as? WindowDescription)
    let room = CGRect(x: 0, y: 20, width: 1000, height: 700)
    let made = try #require(window.placement).placement(screen: room, room: room) { _ in
      CGSize(width: 300, height: 200)
    }
    #expect(made.position == .point(CGPoint(x: 350, y: 10)))
    #expect(made.width == 300 && made.height == 200)
    screen.close()
  }

  @Test("A placement may say a part, or nothing")
  func parts() {
    #expect(WindowPlacement().position == nil && WindowPlacement().width == nil)
    #expect(WindowPlacement(.center).position == .share(.center))
    #expect(WindowPlacement(width: 4).width == 4 && WindowPlacement(width: 4).height == nil)
    #expect(WindowPlacement(size: CGSize(width: 1, height: 2)).height == 2)
  }
}
