import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Fonts and colours resolved")
struct FontResolutionTests {
  private struct Resolving: View {
    let font: Font
    @Environment(\.fontResolutionContext) private var context
    var body: some View {
      let font = font.resolve(in: context)
      Text(
        verbatim: "\(font.pointSize) \(font.isBold) \(font.isItalic) \(font.isMonospaced) \(font.isSmallCaps)"
      )
    }
  }

  @Test(
    "A font says how large it is and how it looks",
    arguments: [
      (Font.body, "17.0 false false false false"), (.headline, "17.0 true false false false"),
      (.title.italic(), "28.0 false true false false"),
      (.body.pointSize(12).bold(), "12.0 true false false false"),
      (.system(size: 10, design: .monospaced), "10.0 false false true false"),
      (.caption.smallCaps().weight(.semibold), "12.0 true false false true"),
      (.body.scaled(by: 2).bold().scaled(by: 3), "102.0 true false false false"),
      (.system(size: 10).scaled(by: 1.5), "15.0 false false false false"),
      (.body.scaled(by: 2).pointSize(9), "9.0 false false false false"),
    ])
  func looks(font: Font, said: String) {
    let screen = Screen { Resolving(font: font).dynamicTypeSize(.large) }
    #expect(screen.texts == [said])
    screen.close()
  }

  @Test("A font of a style follows the text size")
  func textSize() {
    let screen = Screen { Resolving(font: .body).dynamicTypeSize(.xxxLarge) }
    #expect(screen.texts == ["23.0 false false false false"])
    screen.close()
  }

  @Test("A colour has a headroom where one is said")
  func headroom() throws {
    let plain = Color.red.resolveHDR(in: EnvironmentValues())
    #expect(plain.headroom == nil && plain.red == Color.red.resolve(in: EnvironmentValues()).red)
    var bright = Color.ResolvedHDR(Color.Resolved(red: 1, green: 0.5, blue: 0), headroom: 2)
    bright.green = 0.25
    #expect(bright.green == 0.25 && "\(bright)" == "#FF4000FF headroom: 2.0")
    #expect(Color(bright) == Color(Color.Resolved(red: 1, green: 0.25, blue: 0)))
    let data = try JSONEncoder().encode(bright)
    let read = try JSONDecoder().decode(Color.ResolvedHDR.self, from: data)
    #expect(read.headroom == 2 && "\(read)" == "\(bright)")
    let darker = Color(white: 0.5).exposureAdjust(-1).resolve(in: EnvironmentValues())
    #expect(abs(darker.linearRed * 2 - Color(white: 0.5).resolve(in: EnvironmentValues()).linearRed) < 0.001)
  }
}
