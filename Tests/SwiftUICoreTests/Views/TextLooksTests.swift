import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Text and its looks")
struct TextLooksTests {
  private func spans(_ text: Text) -> [TextSpan] {
    var spans: [TextSpan] = []
    text.append(to: &spans, outer: TextTraits(), at: Date())
    return spans
  }

  @Test("A literal's Markdown is shown, nested and across links; unclosed marks are text")
  func markdown() {
    let marked = spans(Text("a **b *c*** `d` ~~e~~ [f](https://example.org)"))
    #expect(marked.map(\.text) == ["a ", "b ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(marked[1].traits.weight == .bold && marked[1].traits.isItalic == nil)
    #expect(marked[2].traits.weight == .bold && marked[2].traits.isItalic == true)
    #expect(marked[4].traits.isMonospaced == true)
    #expect(marked[6].traits.isStruckThrough == true)
    #expect(marked[8].traits.link?.host() == "example.org")
    #expect(
      spans(Text("2 * 3 * 4, snake_case_name, *open")).map(\.text).joined()
        == "2 * 3 * 4, snake_case_name, *open")
    for stars in ["**** **** **** 3213", "*****", "a ** b **", "2 * 3 * 4"] {
      #expect(Screen { Text(LocalizedStringKey(stars)) }.texts == [stars])
    }
    #expect(spans(Text("***a***")).map(\.text) == ["a"])
    #expect(spans(Text(verbatim: "**as it is**")).map(\.text) == ["**as it is**"])
    let name = "**Ann**"
    #expect(Screen { Text(name) }.texts == ["**Ann**"])
  }

  @Test("What is said of how a text is spoken leaves it a text, to stand among others")
  func spoken() {
    let spelled: Text = Text("GTK").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
      .speechAdjustedPitch(0.5).speechAnnouncementsQueued().accessibilityTextContentType(.sourceCode)
    #expect(spans(Text("on ") + spelled.bold()).map(\.text) == ["on ", "GTK"])
    #expect(Screen { Text("on ") + spelled }.texts == ["on GTK"])
  }

  @Test("A web address is a link by itself, without what ends the sentence around it")
  func addresses() {
    let host = "example.org"
    let marked = spans(
      Text("See https://example.org/a_b_c, (http://b.example/x(1)) or https://\(host)/q?a=1!"))
    #expect(
      marked.map(\.text) == [
        "See ", "https://example.org/a_b_c", ", (", "http://b.example/x(1)", ") or ",
        "https://example.org/q?a=1",
        "!",
      ])
    #expect(
      marked.map { $0.traits.link?.host() } == [
        nil, "example.org", nil, "b.example", nil, "example.org", nil,
      ])
    for plain in ["https:// is a scheme", "xhttps://example.org", "a: b // c", "http"] {
      #expect(spans(Text(LocalizedStringKey(plain))).map(\.traits.link) == [nil])
    }
    let address = "https://example.org"
    #expect(spans(Text(address)).map(\.traits.link) == [nil], "what a program has at run time is as it is")
  }

  @Test("Text joined to text keeps the looks of each, under those of the whole")
  func joined() {
    let joined = spans((Text("a").bold() + Text("b").foregroundColor(.red)).italic())
    #expect(joined.map(\.text) == ["a", "b"])
    #expect(joined[0].traits.weight == .bold && joined[0].traits.isItalic == true)
    #expect(joined[1].traits.color == .red && joined[1].traits.isItalic == true)
  }

  @Test("Looks and cases that a view sets reach all text in it")
  func surroundings() throws {
    let screen = Screen {
      VStack {
        Text("plain")
        Button("Press") {}
        Text(verbatim: "light").fontWeight(.light)
      }
      .bold()
      .textCase(.uppercase)
    }
    let texts = screen.front.all.compactMap { $0.widget.anyDescription as? TextDescription }
    #expect(texts.map(\.text) == ["PLAIN", "PRESS", "LIGHT"])
    #expect(texts.map { $0.spans.first?.traits.weight } == [.bold, .bold, .light])
  }

  @Test("Redacted text is as long as the words, and cannot be read")
  func redacted() {
    let screen = Screen {
      VStack {
        Text("two words").redacted(reason: .placeholder)
        Text("open").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(screen.texts == ["███ █████", "open"])
  }

  @Test("A symbol's form is added to its name once, the fill last")
  func variants() {
    #expect(SymbolVariants.circle.fill.name(of: "person") == "person.circle.fill")
    #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
    #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
  }

  @Test("A gauge shows a value's share of its range")
  func gauge() {
    let screen = Screen {
      Gauge(value: 30, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30°")
      }
    }
    let bar = screen.front.first("progress")?.widget.anyDescription as? ProgressDescription
    #expect(bar?.fraction == 0.5)
    #expect(screen.texts == ["Heat", "30°"])
  }

  @Test("An image is loaded from a file, and a missing one says so")
  func asyncImage() async throws {
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8).write(to: picture)
    defer { try? FileManager.default.removeItem(at: picture) }
    let screen = Screen {
      VStack {
        AsyncImage(url: picture) {
          $0.resizable()
        } placeholder: {
          Text("waits")
        }
        AsyncImage(url: picture.appending(path: "no")) { phase in
          if phase.error != nil { Text("failed") } else { Text("on its way") }
        }
      }
    }
    #expect(screen.texts == ["waits", "on its way"])
    await eventually {
      screen.flush()
      return screen.texts == ["failed"]
    }
    #expect(screen.front.first("image") != nil)
  }
}
