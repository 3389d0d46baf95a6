import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Functions that return with a person's answer.
final class WaitingTests: GTKTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  func testEverythingGoesOnUntilTheAnswer() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Counter())
      var steps: [String] = []
      renderer.wait { done in
        GTKRenderer.whenIdle {
          shown.click("count 0")
          steps.append("clicked")
          GTKRenderer.whenIdle {
            done()
            done()
          }
        }
      }
      steps.append("answered")
      XCTAssertEqual(steps, ["clicked", "answered"])
      settle(50)
      XCTAssertEqual(shown.texts, ["count 1"])
      // An answer that is there at once is not waited for.
      renderer.wait { $0() }
      shown.close()
    }
  }

  func testAQuestionWithoutAPlaceIsInFrontOfTheWindowInFront() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Counter())
      let question = renderer.makeWidget(
        for: AlertDescription(title: "Sure?", message: "", buttons: [], closed: Callback {}))
      renderer.present(question, over: nil)
      let native = GTKWidget.downcast(question).native
      XCTAssertEqual(
        gtk_window_get_transient_for(cast(native)).map { UnsafeMutableRawPointer($0) },
        UnsafeMutableRawPointer(shown.window))
      renderer.dismiss(question)
      shown.close()
    }
  }
}
