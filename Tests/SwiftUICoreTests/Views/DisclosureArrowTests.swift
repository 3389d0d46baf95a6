import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The arrow of a disclosure group is drawn around its label")
struct DisclosureArrowTests {
  private struct Groups: View {
    @State var isOpen = false
    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
    }
  }

  /// What the arrow covers of a label 100 points wide and 20 high.
  private func arrow(_ screen: Screen) throws -> CGRect {
    let surrounds = try #require(screen.text("More").widget.anyDescription as? TextDescription).surrounds
    guard case .outline(let outline) = surrounds?.decoration.figure?.shape else {
      Issue.record("no arrow")
      return .zero
    }
    return outline.path(in: CGRect(x: 0, y: 0, width: 100, height: 20)).boundingRect
  }

  @Test("It points forward, and down once the group is open; label and arrow are one widget")
  func turns() throws {
    let screen = Screen { Groups() }
    let closed = try arrow(screen)
    #expect(closed.height > closed.width * 1.5 && closed.minX > 3 && closed.maxX < 13)
    #expect(screen.front.all.map(\.kind) == ["window", "stack", "button", "text"])
    screen.button("More").tap()
    let open = try arrow(screen)
    #expect(open.width > open.height * 1.5 && open.minX >= 0 && open.maxX <= 16)
    #expect(abs(open.midY - 10) < 0.5)
  }

  @Test("Where writing goes to the left it stands at the right, and points left")
  func mirrored() throws {
    let closed = try arrow(Screen { Groups().environment(\.layoutDirection, .rightToLeft) })
    #expect(closed.minX > 87 && closed.maxX < 97)
  }

  @Test("In a room that is lower it is smaller, and stays within")
  func low() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 8)
    let bounds = DisclosureArrow(side: 16, isOpen: false, isMirrored: false).path(in: rect).boundingRect
    #expect(rect.contains(bounds) && bounds.height > 5)
  }
}
