import SwiftUITesting
import Testing

@testable import SwiftUICore

/// How long the views in a split view are, and how far the lines between them are moved.
@MainActor
@Suite("Views in a split view")
struct PaneLengthTests {
  private func free(_ least: Double = 0, _ most: Double = .infinity, priority: Double = 0) -> PaneRange {
    PaneRange(least: least, most: most, priority: priority)
  }
  private func said(_ wish: Double, _ least: Double = 0, _ most: Double = .infinity) -> PaneRange {
    PaneRange(least: least, most: most, wish: wish)
  }

  @Test("They share the room equally, each within what it takes")
  func equalShares() {
    #expect(PaneLengths([free(), free()]).lengths(in: 301) == [151, 150])
    #expect(PaneLengths([free(30, 90), free(60)]).lengths(in: 400) == [90, 310])
    #expect(PaneLengths([free(60), free(300)]).lengths(in: 400) == [100, 300])
    #expect(PaneLengths([free(300), free(60)]).lengths(in: 400) == [300, 100])
    #expect(PaneLengths([free(100), free(100)]).lengths(in: 150) == [100, 100], "it stands out")
    #expect(PaneLengths([]).lengths(in: 100) == [])
  }

  @Test("Those of the highest priority have all that the others need not have")
  func priorities() {
    #expect(PaneLengths([free(40), free(60, priority: 1)]).lengths(in: 400) == [40, 360])
    #expect(PaneLengths([free(40), free(60, 200, priority: 1)]).lengths(in: 400) == [200, 200])
  }

  @Test("One with a length keeps it, and the others share what changes")
  func keptLengths() {
    for (total, rest) in [(500.0, 150.0), (700, 250)] {
      #expect(PaneLengths([said(200), free(), free()]).lengths(in: total) == [200, rest, rest])
    }
    #expect(PaneLengths([said(200, 50, 120), free()]).lengths(in: 400) == [120, 280])
    #expect(
      PaneLengths([said(200, 50), free(100)]).lengths(in: 250) == [150, 100], "the room is not enough")
    #expect(
      PaneLengths([said(100, 50), free(50, 80)]).lengths(in: 300) == [220, 80], "nobody else takes it")
  }

  @Test("Where all have one, the longest is what gives way")
  func longestGivesWay() {
    #expect(PaneLengths([said(200), said(300)]).lengths(in: 700) == [200, 500])
    #expect(PaneLengths([said(300), said(200)]).lengths(in: 700) == [500, 200])
    #expect(PaneLengths([said(100), said(300), said(200)]).lengths(in: 500) == [100, 200, 200])
  }

  @Test("A line is moved as far as the views beside it go, and no other view changes")
  func limits() {
    let panes = PaneLengths([free(50, 300), free(80), free()])
    let lengths = panes.lengths(in: 600)
    #expect(lengths == [200, 200, 200])
    #expect(panes.place(ofLineBehind: 0, lengths) == GripPlace(length: 200, least: 50, most: 300))
    #expect(panes.place(ofLineBehind: 1, lengths) == GripPlace(length: 200, least: 80, most: 400))
    let fixed = PaneLengths([free(90, 90), free()])
    #expect(!fixed.place(ofLineBehind: 0, fixed.lengths(in: 600)).isMoved)
  }

  @Test("There is a line between each two views, as they come and go")
  func lines() {
    struct Desk: View {
      @State var count = 1
      var body: some View {
        Button("More") { count += 1 }
        HSplitView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      }
    }
    let screen = Screen { Desk() }
    #expect(screen.all(GripDescription.self).isEmpty)
    for count in 1...3 {
      screen.button("More").tap()
      #expect(screen.all(GripDescription.self).map(\.axis) == Array(repeating: .horizontal, count: count))
    }
    let upright = Screen {
      VSplitView {
        Text("a")
        Text("b")
      }
    }
    #expect(upright.all(GripDescription.self).map(\.axis) == [.vertical])
  }
}
