import AppKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// What the names of grounds and labels come to.
@MainActor
@Suite("System colours")
struct SystemColorTests {
  @Test("A colour of Core Graphics has its components, goes into views and controls, and comes out of them")
  func coreGraphics() throws {
    let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(Color(cgColor: color) == Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
    #expect(
      Color(color).cgColor == color && Color.accentColor.cgColor == nil && Color.white.cgColor == .white)
    #expect(UIColor(cgColor: color).alphaComponent == 0.5)
    #expect(NSColor(white: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
    #expect(color.copy(alpha: 1)?.alpha == 1 && CGColor(gray: 1, alpha: 1) == .white)
    var chosen = CGColor.black
    let screen = Screen {
      ColorPicker("Ink", selection: Binding(get: { chosen }, set: { chosen = $0 }))
    }
    let picker = screen.front.all.compactMap { $0.widget.anyDescription as? ColorPickerDescription }.first
    try #require(picker).set(Color(red: 1, green: 0, blue: 0))
    #expect(chosen == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("A colour by a name that Core Graphics has as well is UIKit's")
  func namesOfSeveral() {
    #expect(Color(.white) == Color(uiColor: UIColor.white) && Color(.black) == Color(uiColor: UIColor.black))
    #expect(Color(.clear) == Color(uiColor: UIColor.clear))
  }

  @Test("Grounds, labels and lines are shades of grey, and not see-through where something stands on them")
  func greys() {
    let grounds: [NSColor] = [
      .controlBackgroundColor, .textBackgroundColor, .windowBackgroundColor, .underPageBackgroundColor,
      .systemBackground, .systemGroupedBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemGray6,
    ]
    for color in grounds {
      let shade = Color(color).resolve(in: EnvironmentValues())
      #expect(shade.red == shade.green && shade.green == shade.blue && shade.opacity == 1)
      #expect(shade.red > 0.9)
    }
    let shades: [NSColor] = [
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .opaqueSeparator,
      .unemphasizedSelectedContentBackgroundColor,
    ]
    for color in shades {
      let shade = Color(color).resolve(in: EnvironmentValues())
      #expect(shade.red == shade.green && shade.green == shade.blue && shade.opacity == 1 && shade.red < 1)
    }
    let marks: [NSColor] = [
      .labelColor, .textColor, .controlTextColor, .headerTextColor, .tertiaryLabelColor,
      .quaternaryLabelColor, .separatorColor, .gridColor, .placeholderTextColor, .disabledControlTextColor,
      .label, .separator, .systemFill, .secondarySystemFill,
    ]
    for color in marks {
      let shade = Color(color).resolve(in: EnvironmentValues())
      #expect(shade.red == 0 && shade.green == 0 && shade.blue == 0 && shade.opacity > 0)
    }
  }

  @Test("A colour in a colour space has components of red, green and blue, which make the same colour again")
  func components() {
    let color = NSColor(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)).usingColorSpace(.deviceRGB)
    #expect(color != nil)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let written = [red, green, blue, alpha].map { (Double($0) * 100).rounded() }
    #expect(written == [25, 50, 75, 50])
  }
}
