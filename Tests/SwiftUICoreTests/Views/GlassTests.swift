import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Grounds of glass, the outline of buttons as a shape, and lists of numbers.
@MainActor
@Suite("Glass, outlines and lists of numbers")
struct GlassTests {
  private func fills(_ screen: Screen) -> [FillDescription] {
    screen.front.all.compactMap { $0.widget.anyDescription as? FillDescription }
  }

  @Test("Glass lies behind its view, with its tint over it; none of it is none")
  func glass() {
    let plain = fills(Screen { Text("a").glassEffect() }).count
    #expect(plain > 0)
    #expect(
      fills(Screen { Text("a").glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 4)) }).count == plain
        + 1)
    #expect(fills(Screen { Text("a").glassEffect(.identity) }).isEmpty)
    #expect(Screen { GlassEffectContainer(spacing: 8) { Text("a").glassEffect() } }.texts == ["a"])
  }

  @Test("Glass of no shape is a capsule")
  func shape() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
    #expect(DefaultGlassEffectShape().path(in: rect) == Capsule().path(in: rect))
    let own = fills(Screen { Text("a").glassEffect() })
    #expect(!own.isEmpty)
    #expect(
      own.map(\.shape) == fills(Screen { Text("a").glassEffect(in: DefaultGlassEffectShape()) }).map(\.shape))
  }

  @Test("Buttons of glass are bordered ones, round at their ends")
  func buttons() throws {
    let screen = Screen {
      Button("a") {}.buttonStyle(.glass)
      Button("b") {}.buttonStyle(.glassProminent)
      Button("c") {}.buttonStyle(.glass(.regular.tint(.red)))
    }
    let looks = screen.front.all.compactMap { ($0.widget.anyDescription as? ButtonDescription)?.look }
    #expect(looks == [.bordered, .prominent, .prominent])
  }

  @Test("The outline of buttons is a shape, inset on all sides")
  func outline() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(
      ButtonBorderShape.circle.inset(by: 2).path(in: rect) == Circle().path(in: rect.insetBy(dx: 2, dy: 2)))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 6).inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 4).path(in: rect.insetBy(dx: 2, dy: 2)))
  }

  private struct Numbers: View {
    @State private var one: Int?
    @State private var several: Set<Int> = []
    var body: some View {
      List(0..<3, selection: $one) { Text(verbatim: "row \($0)") }
      Text("one: \(one.map(String.init) ?? "none")")
      List(0..<3, selection: $several) { Text(verbatim: "row \($0)") }
      Text("several: \(several.sorted().map(String.init).joined(separator: " "))")
    }
  }

  @Test("A list of numbers selects one of them, or several")
  func numbers() throws {
    let screen = Screen { Numbers() }
    let lists = screen.front.all.filter { $0.kind == "list" }
    lists[0].select(rows: [2])
    lists[1].select(rows: [0, 1])
    #expect(screen.texts.contains("one: 2") && screen.texts.contains("several: 0 1"))
  }
}
