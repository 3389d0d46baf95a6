import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What leaves in numbers is off the screen at once, silent at once, and freed afterwards.
final class DiscardedWidgetsTests: GTKTestCase {
  private struct Rows: View {
    let count: Int
    let pressed: () -> Void
    var body: some View {
      VStack {
        Text("First")
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row \(number)")
            Button("Press", action: pressed)
          }
        }
      }
    }
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var count: Int
    init(_ count: Int) { self.count = count }
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    let pressed: () -> Void
    var body: some View { Rows(count: model.count, pressed: pressed) }
  }

  func testManyAreFreedOnceTheOthersAreShown() throws {
    try onScreen { renderer in
      var presses = 0
      let model = Model(150)
      let shown = HostedScreen(renderer, Observing(model: model) { presses += 1 })
      let buttons = shown.all("GtkButton")
      XCTAssertEqual(buttons.count, 150)
      for button in buttons { _ = faves_ref(button) }
      model.count = 0
      shown.graph.flush()
      XCTAssertEqual(shown.texts, ["First"])
      XCTAssertFalse(renderer.discarded.isEmpty)
      for button in buttons { XCTAssertNotNil(gtk_widget_get_parent(button)) }
      gtk_button_clicked(cast(buttons[0]))
      XCTAssertEqual(presses, 0)
      settle(600)
      XCTAssertTrue(renderer.discarded.isEmpty)
      for button in buttons {
        XCTAssertNil(gtk_widget_get_parent(button))
        let object: UnsafeMutablePointer<GObject> = cast(button)
        XCTAssertEqual(object.pointee.ref_count, 1)
        faves_unref(button)
      }
      shown.close()
    }
  }

  func testNoneIsFreedWhileFramesAreDrawn() throws {
    try onScreen { renderer in
      let model = Model(150)
      let shown = HostedScreen(renderer, Observing(model: model) {})
      model.count = 0
      shown.graph.flush()
      for _ in 0..<10 {
        gtk_widget_queue_draw(shown.window)
        settle(40)
      }
      XCTAssertFalse(renderer.discarded.isEmpty)
      settle(600)
      XCTAssertTrue(renderer.discarded.isEmpty)
      shown.close()
    }
  }

  func testAFewAreFreedAtOnce() throws {
    try onScreen { renderer in
      let model = Model(10)
      let shown = HostedScreen(renderer, Observing(model: model) {})
      model.count = 2
      shown.graph.flush()
      XCTAssertTrue(renderer.discarded.isEmpty)
      shown.close()
    }
  }

  func testRowsThatComeBackMeanwhileAreOthers() throws {
    try onScreen { renderer in
      let model = Model(150)
      let shown = HostedScreen(renderer, Observing(model: model) {})
      for count in [0, 150, 0, 120] {
        model.count = count
        shown.graph.flush()
      }
      settle(600)
      XCTAssertEqual(shown.all("GtkButton").count, 120)
      XCTAssertTrue(renderer.discarded.isEmpty)
      shown.close()
    }
  }
}
