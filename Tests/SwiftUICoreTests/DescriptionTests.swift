import SwiftUITesting
import Testing

private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }
private struct FlagKey: EnvironmentKey { static let defaultValue = false }

@MainActor
@Suite("How values print themselves")
struct DescriptionTests {
  @Test("The environment lists what was set, the last first, covered values included")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[FlagKey.self] = false
    #expect(values.description == "[EnvironmentPropertyKey<FlagKey> = false]")
    values[FlagKey.self] = true
    values[SizeKey.self] = 3
    #expect(
      values.description == "[EnvironmentPropertyKey<SizeKey> = 3, EnvironmentPropertyKey<FlagKey> = true, "
        + "EnvironmentPropertyKey<FlagKey> = false]")
  }

  @Test("A copy of the environment prints its own values")
  func copies() {
    var values = EnvironmentValues()
    values[SizeKey.self] = 1
    var copy = values
    copy[SizeKey.self] = 2
    values[FlagKey.self] = true
    #expect(copy.description == "[EnvironmentPropertyKey<SizeKey> = 2, EnvironmentPropertyKey<SizeKey> = 1]")
  }

  @Test("A view's environment lists what is set around it")
  func around() {
    struct Reader: View {
      @Environment(\.self) var environment
      var body: some View { Text("\(environment.description.contains("SizeKey> = 7"))") }
    }
    #expect(Screen { Reader().transformEnvironment(\.self) { $0[SizeKey.self] = 7 } }.shows("true"))
    #expect(Screen { Reader() }.shows("false"))
  }

  @Test("Values that are set for ever do not pile up")
  func bounded() {
    var values = EnvironmentValues()
    for number in 0..<1000 { values[SizeKey.self] = number }
    #expect(values[SizeKey.self] == 999)
    #expect(values.description.count < 4000)
  }

  @Test("Two values of a key are compared as views would")
  func equality() {
    #expect(SizeKey._valuesEqual(1, 1))
    #expect(!SizeKey._valuesEqual(1, 2))
  }

  @Test("The default animation, springs and curves")
  func animations() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.default != .spring(duration: 0.5, bounce: 0))
    #expect(
      Animation.spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0).description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)")
    #expect(Animation.easeIn(duration: 2).description.hasPrefix("BezierAnimation(duration: 2.0, "))
  }

  @Test("A spring without parameters is one by duration and bounce")
  func springs() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
  }

  @Test("Axes")
  func axes() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test("Any value can be tried as a view")
  func anyView() {
    #expect(AnyView(_fromValue: Text("a")) != nil)
    #expect(AnyView(_fromValue: 7) == nil)
  }

  @Test("The older names of text sizes follow the newer")
  func sizes() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
    #expect(values.sizeCategory.isAccessibilityCategory && values.sizeCategory > .extraExtraExtraLarge)
  }

  @Test("A modifier that changes nothing is not there, and a subscription gets what is sent")
  func plainViews() {
    let numbers = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    let screen = Screen {
      SubscriptionView(content: Text("a").modifier(EmptyModifier()), publisher: numbers) { got.append($0) }
    }
    screen.act { numbers.send(3) }
    #expect(got == [3])
    #expect(screen.shows("a"))
  }
}
