import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@Animatable
private struct Arc: Shape {
  var center: CGPoint
  var start: Angle, end = Angle.degrees(90)
  var width = 2.0
  @AnimatableIgnored var isClockwise: Bool
  let name = "arc"
  var sweep: Angle { end - start }
  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
public struct Weight {
  public var kilograms: Double
}

@Animatable
private struct Nothing {
  let name: String
}

@Animatable
private struct Counter: View {
  var shown: Double
  @State private var taps = 0
  var body: some View { Text("at \(Int(shown.rounded()))") }
}

@MainActor
@Suite("Animatable types")
struct AnimatableTests {
  @Test("The data of an animatable type are those of its variables, and go back into them")
  func parts() {
    var arc = Arc(center: CGPoint(x: 1, y: 2), start: .radians(3), end: .radians(4), isClockwise: true)
    var data = arc.animatableData
    #expect(data.first == CGPoint(x: 1, y: 2).animatableData)
    #expect(data.second.first == Angle.radians(3).animatableData)
    #expect(data.second.second.second == 2)
    data.scale(by: 2)
    arc.animatableData = data
    #expect(arc.center == CGPoint(x: 2, y: 4))
    #expect(arc.start == .radians(6) && arc.end == .radians(8) && arc.width == 4)
    #expect(arc.isClockwise)
  }

  @Test("One variable is the data itself, and none are empty data")
  func fewParts() {
    var weight = Weight(kilograms: 3)
    weight.animatableData *= 2
    #expect(weight.kilograms == 6)
    #expect(Nothing(name: "it").animatableData == EmptyAnimatableData())
    let animatable: any Animatable = weight
    #expect(animatable is Weight)
  }

  struct Screenful: View {
    @State var isLate = false
    var body: some View {
      VStack {
        Counter(shown: isLate ? 100 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { isLate = true } }
      }
    }
  }

  @Test("An animatable view runs for each frame with what lies between")
  func frames() {
    let screen = Screen { Screenful() }
    screen.showsAnimations = true
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    #expect(screen.texts.first == "at 50")
    screen.advance(by: 1)
    #expect(screen.texts.first == "at 100")
  }

  @Test("Values that are interpolated together are added, scaled and compared one by one")
  func values() {
    let a = AnimatableValues(1.0, CGFloat(2), 3.0)
    var b = a + a - a
    let isSame = b == a
    #expect(isSame)
    b.scale(by: 3)
    let (first, second, third) = b.value
    #expect([first, Double(second), third] == [3, 6, 9])
    let (isOther, length) = (b != a, b.magnitudeSquared)
    #expect(isOther && length == 126)
    b -= a + a + a
    let isNothing = b == .zero
    #expect(isNothing)
  }
}
