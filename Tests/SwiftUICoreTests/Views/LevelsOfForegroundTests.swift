import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Levels of what is painted with around")
struct LevelsOfForegroundTests {
  private func colors(@ViewBuilder _ content: () -> some View) -> [Color?] {
    let screen = Screen { content() }
    defer { screen.close() }
    return screen.all(TextDescription.self).map { $0.spans.first?.traits.color ?? $0.style.foreground }
  }

  private struct Levels: View {
    var body: some View {
      Text("1").foregroundStyle(.primary)
      Text("2").foregroundStyle(.secondary)
      // As a view that is painted, not as a text that is.
      Text("3").padding().foregroundStyle(.tertiary)
      Text("4").foregroundStyle(.quaternary)
    }
  }

  @Test("They are fainter forms of the colour that is said around, and of the theme's where none is")
  func ofAColor() {
    let theme: [Color?] = [.primary, .secondary, Color(theme: .tertiary), Color(theme: .quaternary)]
    #expect(colors { Levels() } == theme)
    let red: [Color?] = [.red, .red.opacity(0.5), .red.opacity(0.25), .red.opacity(0.18)]
    #expect(colors { VStack { Levels() }.foregroundStyle(.red) } == red)
    #expect(colors { VStack { Levels() }.foregroundColor(.red) } == red)
    #expect(colors { VStack { Levels() }.foregroundStyle(.tint).tint(.red) } == red)
    #expect(colors { VStack { Levels() }.foregroundStyle(.secondary) } == theme)
    #expect(colors { VStack { Levels() }.foregroundColor(nil) } == theme)
    let said = colors {
      VStack {
        Text("a").foregroundStyle(Color.secondary)
        Text("b").foregroundColor(.secondary)
      }
      .foregroundStyle(.red)
    }
    #expect(said == [.secondary, .secondary])
  }

  @Test("A program may say further levels, and what is painted with another style has that one's")
  func saidLevels() {
    let two: [Color?] = [.red, .blue, .blue.opacity(0.5), .blue.opacity(0.25)]
    #expect(colors { VStack { Levels() }.foregroundStyle(.red, .blue) } == two)
    let three: [Color?] = [.red, .blue, .green, .green.opacity(0.5)]
    #expect(colors { VStack { Levels() }.foregroundStyle(.red, .blue, .green) } == three)
    let other = colors { VStack { Levels() }.foregroundStyle(.orange).foregroundStyle(.red, .blue) }
    #expect(other[1] == .orange.opacity(0.5))
    // A level of what is around is the first one of what it paints.
    let nested = colors {
      VStack { Levels() }.foregroundStyle(.secondary).foregroundStyle(.red, .blue, .green)
    }
    #expect(nested == [.blue, .green, .green.opacity(0.5), .green.opacity(0.25)])
  }

  @Test("They follow a colour that becomes another")
  func change() {
    struct Changing: View {
      @State var isRed = false
      var body: some View {
        Button("Turn") { isRed.toggle() }
        VStack { Text("words").foregroundStyle(.secondary) }.foregroundColor(isRed ? .red : nil)
      }
    }
    let screen = Screen { Changing() }
    func color() -> Color? {
      (screen.text("words").widget.anyDescription as? TextDescription)?.spans.first?.traits.color
    }
    #expect(color() == .secondary)
    screen.button("Turn").tap()
    #expect(color() == .red.opacity(0.5))
    screen.button("Turn").tap()
    #expect(color() == .secondary)
  }
}
