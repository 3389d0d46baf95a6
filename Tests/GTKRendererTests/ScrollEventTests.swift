import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a scroll view tells of: where it is and goes, and what comes into sight.
final class ScrollEventTests: GTKTestCase {
  private struct Events: View {
    @State private var geometry = ScrollGeometry.zero
    @State private var phases = "idle"
    @State private var id: Int?
    var body: some View {
      VStack {
        Text(verbatim: "at \(Int(geometry.contentOffset.y)) of \(Int(geometry.contentSize.height))")
        Text(phases)
        Text("id \(id ?? -1)")
        Button("To 30") { id = 30 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 40) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
        .onScrollPhaseChange { phases += " \($1)" }
      }
    }
  }

  func testTheWheelIsTold() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Events())
      XCTAssertTrue(screen.texts.contains("at 0 of 2000"), "\(screen.texts)")
      XCTAssertTrue(screen.texts.contains("id -1"), "\(screen.texts)")
      screen.turnWheel()
      settle(50)
      let value = Int(gtk_adjustment_get_value(screen.adjustment))
      XCTAssertGreaterThan(value, 0)
      XCTAssertTrue(screen.texts.contains("at \(value) of 2000"), "\(screen.texts)")
      XCTAssertTrue(screen.texts.contains("idle interacting"), "\(screen.texts)")
      XCTAssertTrue(screen.texts.contains("id \(value / 40)"), "\(screen.texts)")
      settle(300)
      XCTAssertTrue(screen.texts.contains("idle interacting idle"), "\(screen.texts)")
      XCTAssertEqual(Int(gtk_adjustment_get_value(screen.adjustment)), value, "What is told does not scroll")
      screen.click("To 30")
      settle(50)
      XCTAssertEqual(Int(gtk_adjustment_get_value(screen.adjustment)), 1200)
      XCTAssertTrue(screen.texts.contains("id 30"), "\(screen.texts)")
      screen.close()
    }
  }

  private struct Watched: View {
    let said: Kept<[String]>
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Text(verbatim: "row \(row)").frame(height: 100)
              .onScrollVisibilityChange { said.value.append("\(row) \($0)") }
          }
        }
      }
      .frame(height: 200)
    }
  }

  func testAViewIsToldAsHalfOfItComesIntoSightAndLeaves() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let screen = HostedScreen(renderer, Watched(said: said))
      XCTAssertEqual(Set(said.value), ["0 true", "1 true"])
      for (place, expected) in [
        (40.0, Set<String>()), (60, ["0 false", "2 true"]),
        (400, ["1 false", "2 false", "4 true", "5 true"]),
      ] {
        said.value = []
        gtk_adjustment_set_value(screen.adjustment, place)
        settle(60)
        XCTAssertEqual(Set(said.value), expected, "at \(place)")
        XCTAssertEqual(said.value.count, expected.count, "Each is told once")
      }
      screen.close()
    }
  }
}
