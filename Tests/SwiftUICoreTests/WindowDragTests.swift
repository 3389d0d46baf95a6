import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A drag that moves the window.
@MainActor
@Suite("Dragging a window by its content", .serialized)
struct WindowDragTests {
  @Test("A drag is handed over to the window, a click is not")
  func drag() {
    var begun = 0
    let before = WindowDrag.begin
    WindowDrag.begin = { begun += 1 }
    defer { WindowDrag.begin = before }
    let screen = Screen { Text("handle").gesture(WindowDragGesture()) }
    screen.text("handle").click()
    #expect(begun == 0)
    screen.text("handle").drag(by: CGSize(width: 30, height: 0))
    #expect(begun > 0)
    screen.close()
  }
}
