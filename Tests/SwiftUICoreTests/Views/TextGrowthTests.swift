import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Text as large as a program says")
struct TextGrowthTests {
  private func font(_ screen: Screen, _ words: String) -> Font? {
    let text = screen.text(words).widget.anyDescription as? TextDescription
    return text?.spans.first?.traits.font ?? text?.style.font
  }
  private func factor(_ screen: Screen, _ words: String) -> Double { font(screen, words)?.factor ?? 1 }

  private struct Words: View {
    var body: some View {
      Text("plain")
      Text("title").font(.title)
      Text("caption").padding().font(.caption)
      Text("custom").font(.custom("Serif", size: 10))
      Text("as a title").font(.custom("Serif", size: 10, relativeTo: .largeTitle))
      Text("fixed family").font(.custom("Serif", fixedSize: 10))
      Text("fixed").font(.system(size: 10))
    }
  }

  @Test("Styles and families grow by the size that is said, each as ScaledMetric does; fixed sizes do not")
  func grows() {
    let size = DynamicTypeSize.accessibility5
    for screen in [
      Screen { VStack { Words() }.dynamicTypeSize(size) },
      Screen { VStack { Words() }.environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge) },
      Screen { VStack { Words() }.dynamicTypeSize(size...) },
    ] {
      #expect(factor(screen, "plain") == size.factor(for: .body))
      #expect(font(screen, "plain")?.size == .style(.body))
      #expect(factor(screen, "title") == size.factor(for: .title))
      #expect(factor(screen, "caption") == size.factor(for: .caption))
      #expect(font(screen, "custom")?.size == .points(10 * size.factor(for: .body)))
      #expect(font(screen, "as a title")?.size == .points(10 * size.factor(for: .largeTitle)))
      #expect(font(screen, "fixed family") == .custom("Serif", fixedSize: 10))
      #expect(font(screen, "fixed") == .system(size: 10))
      screen.close()
    }
  }

  @Test("The desktop's own size is left to the renderer, and a limit below it is a share of it")
  func desktop() {
    let screen = Screen {
      VStack { Text("plain") }
      VStack { Text("same") }.dynamicTypeSize(.xxLarge)
      VStack { Text("less") }.dynamicTypeSize(...DynamicTypeSize.large)
    }
    screen.setEnvironment(\.textScale, 1.25)
    screen.setEnvironment(\.dynamicTypeSize, .xxLarge)
    #expect(font(screen, "plain") == nil)
    #expect(font(screen, "same") == nil)
    #expect(factor(screen, "less") == 1 / 1.25)
    screen.setEnvironment(\.textScale, 1)
    screen.setEnvironment(\.dynamicTypeSize, .large)
    #expect(font(screen, "less") == nil)
    #expect(factor(screen, "same") == DynamicTypeSize.xxLarge.factor(for: .body))
    screen.close()
  }

  @Test("Symbols grow as text does")
  func symbols() {
    let screen = Screen { Image(systemName: "star").dynamicTypeSize(.accessibility1) }
    let factor = screen.the(ImageDescription.self).style.font?.factor
    #expect(factor == DynamicTypeSize.accessibility1.factor(for: .body))
    screen.close()
  }
}
