import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is drawn elsewhere or otherwise than GTK has it, in containers of GTK's own: the labels of buttons, and what has a menu.
final class LabelDrawingTests: GTKTestCase {
  private struct Shown<Content: View>: View {
    @ObservedObject var state: Followed<Int>
    let content: (Int) -> Content
    var body: some View { content(state.value).padding(60) }
  }

  /// How many pixels are blue, and the least place around them in the window, state by state.
  @MainActor
  private static func blue<V: View>(
    _ renderer: GTKRenderer, _ states: [Int], @ViewBuilder _ content: @escaping (Int) -> V
  ) -> [(count: Int, box: CGRect)] {
    let state = Followed(states[0])
    let screen = HostedScreen(renderer, Shown(state: state, content: content))
    defer { screen.close() }
    return states.map { value in
      state.value = value
      settle(100)
      let drawn = DrawnWidget(gtk_bin_get_child(cast(screen.window))!)
      var (count, box) = (0, CGRect.null)
      for y in 0..<drawn.height {
        for x in 0..<drawn.width {
          let color = drawn.color(x, y)
          guard color[2] > 200, color[0] < 60, color[1] < 60 else { continue }
          count += 1
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return (count, box)
    }
  }

  private struct Bar: View {
    var body: some View { Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 10) }
  }

  private func check<V: View>(
    _ name: String, around wrap: @escaping @MainActor @Sendable (AnyView) -> V
  ) throws {
    try onScreen { renderer in
      let turned = Self.blue(renderer, [0, 90, 0]) { angle in
        wrap(AnyView(Bar().rotationEffect(.degrees(Double(angle)))))
      }
      XCTAssertEqual(turned[0].box.size, CGSize(width: 60, height: 10), name)
      XCTAssertEqual(turned[1].box.width, 10, accuracy: 2, name)
      XCTAssertEqual(turned[1].box.height, 60, accuracy: 2, name)
      XCTAssertEqual(turned[1].box.midX, turned[0].box.midX, accuracy: 1, name)
      XCTAssertEqual(turned[2].box, turned[0].box, name)
      let scaled = Self.blue(renderer, [1, 2]) { times in wrap(AnyView(Bar().scaleEffect(Double(times)))) }
      XCTAssertEqual(scaled[1].box.height, 20, accuracy: 2, name)
      let moved = Self.blue(renderer, [0, 25]) { by in wrap(AnyView(Bar().offset(x: 5, y: Double(by)))) }
      XCTAssertEqual(moved[1].box.minY - moved[0].box.minY, 25, accuracy: 1, name)
      XCTAssertEqual(moved[1].box.size, moved[0].box.size, name)
    }
  }

  func testAButtonsLabelIsDrawnWhereItIsSaidToBe() throws {
    try check("plain") { label in
      Button {
      } label: {
        label
      }.buttonStyle(.plain)
    }
    try check("link") { label in Link(destination: URL(string: "https://example.org")!) { label } }
  }

  func testWhatHasAMenuIsDrawnWhereItIsSaidToBe() throws {
    try check("context menu") { content in content.contextMenu { Button("Do") {} } }
  }

  func testAStyleShrinksWhatIsPressed() throws {
    struct Shrinking: ButtonStyle {
      let pressed: Bool
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(pressed ? 0.5 : 1)
      }
    }
    try onScreen { renderer in
      let shown = Self.blue(renderer, [0, 1]) { state in
        Button {
        } label: {
          Bar()
        }.buttonStyle(Shrinking(pressed: state == 1))
      }
      XCTAssertEqual(shown[0].box.width, 60)
      XCTAssertEqual(shown[1].box.width, 30, accuracy: 2)
    }
  }

  /// Letters in a gradient are a label's as well.
  func testALabelHasItsPaint() throws {
    try onScreen { renderer in
      let blue = Color(red: 0, green: 0, blue: 1)
      let shown = Self.blue(renderer, [0]) { _ in
        Button {
        } label: {
          Text("IIIIII").font(.system(size: 40, weight: .black))
            .foregroundStyle(LinearGradient(colors: [blue, blue], startPoint: .leading, endPoint: .trailing))
        }
      }
      XCTAssertGreaterThan(shown[0].count, 200)
    }
  }
}
