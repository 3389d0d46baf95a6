import CGTK
import Combine
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Views that are made of others, and what they carry for those around.
final class ShownViewTests: GTKTestCase {
  private struct Twice: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      content
      Button("again \(count)") { count += 1 }
    }
  }

  func testViewsMadeOfOthers() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("ModifiedContent") {
        ModifiedContent(content: Text("a"), modifier: Twice())
      } holds: { shown in
        shown.click("again 0")
        return shown.texts == ["a", "again 1"]
          && shown.frame(of: shown.label("again 1")).minY >= shown.frame(of: shown.label("a")).maxY
      }
      table("TupleView") {
        HStack(spacing: 10) { TupleView((Text("left"), Text("right"))) }
      } holds: { shown in
        shown.frame(of: shown.label("right")).minX == shown.frame(of: shown.label("left")).maxX + 10
      }
      let numbers = PassthroughSubject<Int, Never>()
      table("SubscriptionView") {
        Receiving(numbers: numbers)
      } holds: { shown in
        numbers.send(3)
        XCTAssertTrue(becomes { shown.texts == ["got 3"] })
        numbers.send(4)
        return becomes { shown.texts == ["got 4"] }
      }
    }
  }

  private struct Receiving: View {
    let numbers: PassthroughSubject<Int, Never>
    @State private var got = 0
    var body: some View {
      SubscriptionView(content: Text("got \(got)"), publisher: numbers) { got = $0 }
    }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        HStack {
          ForEach(subviews) { subview in
            if subview.containerValues.isPinned { Image(systemName: "pin") }
            subview
          }
        }
      }
    }
  }
  private struct Pinning: View {
    @State private var isPinned = false
    var body: some View {
      Cards {
        Text("first")
        Text("second").containerValue(\.isPinned, isPinned)
      }
      Button("Pin") { isPinned.toggle() }
    }
  }

  func testAContainerReadsWhatAViewCarries() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("containerValue") {
        Pinning()
      } holds: { shown in
        XCTAssertFalse(shown.has("FavesImage"))
        shown.click("Pin")
        layOut(shown.window)
        let pin = shown.frame(of: shown.the("FavesImage"))
        XCTAssertGreaterThan(pin.minX, shown.frame(of: shown.label("first")).maxX)
        XCTAssertLessThan(pin.maxX, shown.frame(of: shown.label("second")).minX)
        shown.click("Pin")
        return !shown.has("FavesImage")
      }
    }
  }

  private struct Indent: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

  /// One under the other, each as far in as it says.
  private struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 40 * CGFloat(subviews.count))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + 40 * CGFloat(index)),
          proposal: .unspecified)
      }
    }
  }
  private struct Outline: View {
    @State private var indent: CGFloat = 30
    var body: some View {
      Indented {
        Text("plain")
        Text("further in").layoutValue(key: Indent.self, value: indent)
      }
      Button("More") { indent = 70 }
    }
  }

  func testALayoutReadsWhatAViewSays() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("layoutValue") {
        Outline()
      } holds: { shown in
        @MainActor func indent() -> Double {
          layOut(shown.window)
          return shown.frame(of: shown.label("further in")).minX - shown.frame(of: shown.label("plain")).minX
        }
        XCTAssertEqual(indent(), 30)
        shown.click("More")
        return indent() == 70
      }
    }
  }
}
