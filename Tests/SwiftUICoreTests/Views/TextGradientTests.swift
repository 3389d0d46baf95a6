import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What text is painted with where that is a gradient.
@MainActor
@Suite("Text in a gradient")
struct TextGradientTests {
  private let ink = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func gradient(@ViewBuilder _ view: @escaping () -> some View) -> GradientPaint? {
    let screen = Screen { view() }
    defer { screen.close() }
    let text = screen.front.all.compactMap { $0.widget.anyDescription as? TextDescription }.first
    return text?.gradient
  }

  private var paint: GradientPaint? { ink._paint(in: EnvironmentValues()).paint?.gradient }

  @Test("Text has the gradient that is set on it or around it, and of two the inner")
  func own() {
    #expect(paint != nil)
    #expect(gradient { Text("a").foregroundStyle(ink) } == paint)
    #expect(gradient { Text("a").bold().foregroundStyle(ink) } == paint)
    #expect(gradient { VStack { Text("a") }.foregroundStyle(ink) } == paint)
    #expect(gradient { VStack { Text("a").foregroundStyle(.red) }.foregroundStyle(ink) } == nil)
    #expect(gradient { Text("a").foregroundColor(nil).foregroundStyle(ink.opacity(0.5)) }?.opacity == 0.5)
    #expect(gradient { Text("a") } == nil)
  }

  @Test("Parts of a text share a gradient or have none")
  func parts() {
    #expect(gradient { Text("a").foregroundStyle(ink) + Text("b").foregroundStyle(ink) } == paint)
    #expect(gradient { Text("a").foregroundStyle(ink) + Text("b") } == nil)
    #expect(gradient { (Text("a").bold() + Text("b")).foregroundStyle(ink) } == paint)
    #expect(gradient { VStack { Text("a").foregroundStyle(.red) + Text("b") }.foregroundStyle(ink) } == nil)
  }

  @Test("What letters are cut out by hides all that is behind them")
  func solid() {
    let faint = LinearGradient(colors: [.red, .blue.opacity(0.1)], startPoint: .top, endPoint: .bottom)
    let paint = faint._paint(in: EnvironmentValues()).paint?.gradient
    #expect(paint?.solid == .blue)
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2).opaque == Color(red: 1, green: 0.5, blue: 0))
    #expect(Color.clear.opaque == .black)
  }
}
