import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("ScaledMetric and Namespace")
struct ScaledMetricTests {
  struct Measured: View {
    @ScaledMetric var text = 100.0
    @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 100
    var body: some View { Text("\(Int(text.rounded())) \(Int(title.rounded()))") }
  }

  @Test("A metric follows the desktop's text scale, live, and only what reads it runs")
  func desktop() {
    let screen = Screen { Measured() }
    #expect(screen.shows("100 100"))
    screen.resetCounts()
    screen.setEnvironment(\.textScale, 1.25)
    screen.setEnvironment(\.dynamicTypeSize, .xxLarge)
    #expect(screen.shows("125 125"))
    #expect(Set(screen.evaluated) == ["Measured"])
    screen.setEnvironment(\.textScale, 1)
    screen.setEnvironment(\.dynamicTypeSize, .large)
    #expect(screen.shows("100 100"))
  }

  @Test("A text size that a view sets takes its place; titles grow less than text")
  func dynamicTypeSize() {
    let screen = Screen { Measured().environment(\.dynamicTypeSize, .accessibility5) }
    #expect(screen.shows("312 185"))
    screen.setEnvironment(\.textScale, 1.5)
    #expect(screen.shows("312 185"))
    let plain = Screen { Measured().environment(\.dynamicTypeSize, .large) }
    plain.setEnvironment(\.textScale, 1.5)
    #expect(plain.shows("100 100"))
    let small = Screen { Measured().environment(\.dynamicTypeSize, .xSmall) }
    #expect(small.shows("82 93"))
  }

  @MainActor final class Log { var ids: [Namespace.ID] = [] }
  struct Spaced: View {
    let log: Log
    @Namespace var space
    @State var count = 0
    var body: some View {
      let _ = log.ids.append(space)
      Button("Again \(count)") { count += 1 }.matchedGeometryEffect(id: "a", in: space)
    }
  }

  @Test("A namespace is kept for the view's life, and is no other view's")
  func namespace() {
    let (one, two) = (Log(), Log())
    let screen = Screen {
      VStack {
        Spaced(log: one)
        Spaced(log: two)
      }
    }
    screen.button("Again 0").tap()
    #expect(one.ids.count == 2 && Set(one.ids).count == 1)
    #expect(two.ids.first != one.ids.first)
  }
}
