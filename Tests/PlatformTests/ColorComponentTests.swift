import AppKit
import SwiftUI
import Testing
import UIKit

/// What sources of UIKit and AppKit ask colours, fonts and texts for.
@MainActor
@Suite("Components of colours, descriptions of fonts, attributes of texts")
struct ColorComponentTests {
  @Test("A colour says its hue, and a grey how light it is")
  func components() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let blue = UIColor(red: 0, green: 0, blue: 0.5, alpha: 0.25)
    #expect(blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 2 / 3) < 0.001 && saturation == 1 && brightness == 0.5 && alpha == 0.25)
    var white: CGFloat = 0
    #expect(!blue.getWhite(&white, alpha: nil))
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: &alpha))
    #expect(white == 0.5 && alpha == 1)
    #expect(UIColor(white: 0.5, alpha: 1).hueComponent == 0)
  }

  @Test("A colour that follows the theme is resolved for light and for dark")
  func resolved() {
    let fixed = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(fixed.resolvedColor(with: dark) == fixed)
    let chosen = NSColor(name: nil) { $0.name == .darkAqua ? .white : fixed }
    let light = chosen.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(abs(light.redComponent - 0.25) < 0.01 && abs(light.blueComponent - 0.75) < 0.01)
    #expect(chosen.resolvedColor(with: dark).redComponent == 1)
  }

  @Test("A font is described, and made of a description")
  func fonts() throws {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    let descriptor = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(descriptor.symbolicTraits == .traitBold && descriptor.pointSize == 12)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitMonoSpace]))
    #expect(italic.symbolicTraits == [.traitItalic, .traitMonoSpace])
    #expect(UIFont(name: "Cantarell", size: 9)?.familyName == "Cantarell")
    #expect(NSFont.monospacedSystemFont(ofSize: 9, weight: .regular).familyName == "Monospace")
  }

  @Test("A text of Foundation's older class has its looks as SwiftUI's has, and back")
  func texts() throws {
    let old = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue])
    old.append(NSAttributedString(string: " and plain"))
    let text = AttributedString(old)
    #expect(String(text.characters) == "red and plain")
    let first = try #require(text.runs.first)
    #expect(first.foregroundColor == Color(uiColor: .red) && first.underlineStyle == .single)
    let back = NSAttributedString(text)
    #expect(back.string == "red and plain")
    let attributes = back.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(back.attributes(at: 5, effectiveRange: nil).isEmpty)
  }

  @Test("A line of SwiftUI's is made of one of the older frameworks, if it has such a one, and back")
  func lines() {
    let pairs: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
      ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot], .dashDotDot),
    ]
    for (style, pattern) in pairs {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
      #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == style)
    }
    for style: NSUnderlineStyle in [
      [], .thick, .double, .byWord, .patternDot, [.single, .byWord], [.single, .thick, .patternDot],
    ] {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
    }
  }

  @Test("An outline of AppKit's is a path")
  func outline() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 4, y: 0))
    path.relativeLine(to: CGPoint(x: 0, y: 3))
    path.close()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(path.contains(CGPoint(x: 3, y: 1)) && !path.contains(CGPoint(x: 1, y: 2)))
    #expect(Path(path.cgPath).boundingRect == path.bounds)
  }
}
