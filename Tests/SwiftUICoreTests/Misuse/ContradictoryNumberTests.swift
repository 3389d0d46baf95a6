import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers that do not go together.
@MainActor
@Suite("Numbers that do not go together", .serialized)
struct ContradictoryNumberTests {
  private struct Pair: View {
    let make: @MainActor () -> AnyView
    var body: some View { make() }
  }

  @Test(
    "Bounds of a frame that exclude each other are told in SwiftUI's words, with the view and what counts")
  func contradictions() async {
    let views: [(String, @MainActor () -> AnyView)] = [
      (
        "minWidth 300.0 in the body of Pair is above maxWidth 100.0; maxWidth counts",
        {
          AnyView(Text("a").frame(minWidth: 300, maxWidth: 100))
        }
      ),
      (
        "minHeight 300.0 in the body of Pair is above idealHeight 100.0; minHeight counts",
        {
          AnyView(Text("a").frame(minHeight: 300, idealHeight: 100))
        }
      ),
      (
        "idealWidth 300.0 in the body of Pair is above maxWidth 100.0; maxWidth counts",
        {
          AnyView(Text("a").frame(idealWidth: 300, maxWidth: 100))
        }
      ),
    ]
    for (words, make) in views {
      let said = await toldWhile { Screen { Pair(make: make) }.close() }
      #expect(said == ["Contradictory frame constraints specified. \(words)."])
    }
  }

  @Test("A value outside of a gauge's range is told, with the view and the range")
  func gauge() async {
    for (value, words) in [(7.0, "7.0"), (-1.5, "-1.5"), (.infinity, "inf")] {
      let said = await toldWhile {
        Screen { Pair { AnyView(Gauge(value: value, in: 0...5) { Text("Speed") }) } }.close()
      }
      #expect(
        said == [
          "Gauge initialized with an out-of-bounds value. The value \(words) in the body of Pair is not within 0.0...5.0, "
            + "and is clamped."
        ])
    }
    for value in [0.0, 2, 5] {
      let said = await toldWhile {
        Screen { Pair { AnyView(Gauge(value: value, in: 0...5) { Text("Speed") }) } }.close()
      }
      #expect(said == [])
    }
  }

  @Test("Progress out of bounds and stops out of order are told in SwiftUI's words")
  func order() async {
    var said = await toldWhile {
      Screen { Pair { AnyView(ProgressView(value: 7, total: 5)) } }.close()
    }
    #expect(
      said == [
        "ProgressView initialized with an out-of-bounds progress value. The value 7.0 in the body of Pair is not within "
          + "0...5.0, and is clamped."
      ])
    said = await toldWhile {
      Screen {
        Pair {
          AnyView(
            LinearGradient(
              stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.25)],
              startPoint: .top,
              endPoint: .bottom))
        }
      }.close()
    }
    #expect(
      said == [
        "Gradient stop locations must be ordered. The stop at 0.25 in the body of Pair is named after one at 0.5."
      ])
  }
}
