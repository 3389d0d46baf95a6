import AppKit
import SwiftUI
import Testing
import UIKit

/// What the names of grounds and labels come to.
@MainActor
@Suite("System colours")
struct SystemColorTests {
  @Test("Grounds, labels and lines are shades of grey, and not see-through where something stands on them")
  func greys() {
    let grounds: [NSColor] = [
      .controlBackgroundColor, .textBackgroundColor, .windowBackgroundColor, .underPageBackgroundColor,
      .systemBackground, .systemGroupedBackground,
    ]
    for color in grounds {
      let shade = Color(color).resolve(in: EnvironmentValues())
      #expect(shade.red == shade.green && shade.green == shade.blue && shade.opacity == 1)
      #expect(shade.red > 0.9)
    }
    let marks: [NSColor] = [
      .labelColor, .textColor, .controlTextColor, .headerTextColor, .tertiaryLabelColor,
      .quaternaryLabelColor, .separatorColor, .gridColor, .placeholderTextColor, .disabledControlTextColor,
      .label, .separator, .opaqueSeparator, .systemFill, .secondarySystemFill, .systemGray2, .systemGray6,
      .secondarySystemBackground, .tertiarySystemBackground, .unemphasizedSelectedContentBackgroundColor,
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
