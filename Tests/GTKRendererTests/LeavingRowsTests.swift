import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows of a long stack that leave in hundreds keep their parents until they are freed, and nobody meets them there.
final class LeavingRowsTests: GTKTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var numbers = Array(0..<400)
    @Published var path: [Int] = []
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        ScrollView {
          VStack {
            ForEach(model.numbers, id: \.self) { number in HStack { Button(String(number)) {} } }
          }
        }
        .navigationDestination(for: Int.self) { Button("On page \($0)") {} }
      }
    }
  }

  /// How many widgets are told that those around them are others.
  @MainActor
  private final class Told {
    private(set) var count = 0

    init(_ widgets: [Native]) {
      let told: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          Unmanaged<Told>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().count += 1
        }
      }
      for widget in widgets {
        faves_signal_connect(
          widget, "hierarchy-changed", unsafeBitCast(told, to: GCallback.self),
          Unmanaged.passUnretained(self).toOpaque())
      }
    }
  }

  func testTheyLeaveByGroupsAndAreToldOfItAsTheyAreFreed() throws {
    try onScreen { renderer in
      let model = Model()
      let screen = HostedScreen(renderer, Rows(model: model))
      let told = Told(screen.all("GtkButton").filter { Int(screen.name($0)) != nil })
      model.numbers = []
      screen.graph.flush()
      XCTAssertEqual(screen.texts, [])
      // The one that has the focus goes by itself, with those that stand in a group with it.
      XCTAssertLessThan(told.count, 64)
      XCTAssertTrue(becomes { screen.graph.afterFrame.isEmpty && renderer.discarded.isEmpty })
      XCTAssertGreaterThanOrEqual(told.count, 400)
      screen.close()
    }
  }

  func testNoneOfThemGetsTheFocusBackWithItsPage() throws {
    try onScreen { renderer in
      let model = Model()
      let screen = HostedScreen(renderer, Rows(model: model))
      let row = try XCTUnwrap(screen.all("GtkButton").first { screen.name($0) == "10" })
      gtk_widget_grab_focus(row)
      _ = faves_ref(row)
      model.path = [1]
      settle(300)
      XCTAssertEqual(gtk_widget_is_focus(row), 0)
      model.numbers = []
      screen.graph.flush()
      XCTAssertNotEqual(faves_stack_dismissed(row), 0, "It is not freed yet")
      model.path = []
      screen.graph.flush()
      XCTAssertNotEqual(faves_stack_dismissed(row), 0)
      XCTAssertEqual(gtk_widget_is_focus(row), 0)
      faves_unref(row)
      screen.close()
    }
  }
}
