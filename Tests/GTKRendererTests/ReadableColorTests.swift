import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is written can be read, and what is drawn be seen, light or dark.
final class ReadableColorTests: GTKTestCase {
  /// How light a colour looks beside black, as the contrast of web pages is computed.
  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @MainActor
  private static func theme(_ name: String, _ widget: Native) -> Double {
    var color = GdkRGBA()
    XCTAssertNotEqual(
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color), 0, name)
    return luminance(color.red, color.green, color.blue)
  }

  func testRedTextAndPromptsCanBeReadOnTheGroundsOfTheTheme() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        let shown = HostedScreen(renderer, TextField("Name", text: .constant("")))
        let entry = shown.entries[0]
        let prompt = Self.theme("placeholder_text_color", entry)
        let base = Self.theme("theme_base_color", entry)
        XCTAssertGreaterThanOrEqual(Self.contrast(prompt, base), 4.5, "dark: \(isDark)")
        let red = Palette.rgba(.red, for: .text)
        let ink = Self.luminance(red.red, red.green, red.blue)
        for opacity in [0, 0.06] {
          // A group's box is a little of the text's colour over the window's.
          let text = Palette.rgba(.primary, for: .surface)
          let box = Palette.RGBA(red: text.red, green: text.green, blue: text.blue, alpha: opacity)
            .over(Palette.rgba(Color(.theme(.background, opacity: 1))))
          XCTAssertGreaterThanOrEqual(
            Self.contrast(ink, Self.luminance(box.red, box.green, box.blue)), 4.5,
            "dark: \(isDark), \(opacity)")
        }
        shown.close()
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  /// A group's box: a little of the text's colour over the window's.
  @MainActor
  private static func box() -> Palette.RGBA {
    var text = Palette.rgba(.primary)
    text.alpha = 0.06
    return text.over(Palette.rgba(Color(.theme(.background, opacity: 1))))
  }

  func testTheAccentCanBeReadAndItsLinesBeSeen() throws {
    try onScreen { _ in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        XCTAssertGreaterThanOrEqual(
          Palette.rgba(.accentColor, for: .text).contrast(to: Self.box()), 4.4, "dark: \(isDark)")
        XCTAssertGreaterThanOrEqual(
          Palette.accent.figure.contrast(to: Self.box()), 2.9, "dark: \(isDark)")
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  func testADoneShareIsSeenOnDarkGround() throws {
    try onScreen { renderer in
      ColorScheme.prefer(dark: true)
      let shown = HostedScreen(renderer, ProgressView(value: 0.5).frame(width: 200))
      settle(300)
      let bar = DrawnWidget(shown.the("GtkProgressBar"))
      let done = bar.color(bar.width / 4, bar.height / 2)
      let accent = Palette.accent.figure
      XCTAssertEqual(done, [accent.red, accent.green, accent.blue].map { Int(($0 * 255).rounded()) })
      shown.close()
      ColorScheme.prefer(dark: nil)
    }
  }

  func testAPaleAccentLeavesTheWordsOfAButtonReadable() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Toggle("off", isOn: .constant(false)).toggleStyle(.button)
          Toggle("on", isOn: .constant(true)).toggleStyle(.button)
          Button("plain") {}.buttonStyle(.plain)
        }
        .tint(.white))
      settle(100)
      @MainActor func ink(_ text: String) -> Palette.RGBA {
        let style = gtk_widget_get_style_context(shown.label(text))
        var color = GdkRGBA()
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        return Palette.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
      }
      let window = Palette.rgba(Color(.theme(.background, opacity: 1)))
      XCTAssertGreaterThan(ink("off").contrast(to: window), 4.5)
      XCTAssertGreaterThan(ink("on").contrast(to: Palette.rgba(.white)), 4.5)
      shown.close()
    }
  }

  func testAnArcIsSeenOnDarkGroundAndOnItsTrack() throws {
    try onScreen { renderer in
      ColorScheme.prefer(dark: true)
      for style in [0, 1] {
        let shown = HostedScreen(
          renderer,
          Group {
            if style == 0 {
              ProgressView(value: 0.5).progressViewStyle(.circular)
            } else {
              Gauge(value: 0.5) { Text("dial") }.gaugeStyle(.accessoryCircularCapacity)
            }
          }
          .frame(width: 80, height: 80))
        let drawn = DrawnWidget(shown.window)
        let middle = (drawn.width / 2, drawn.height / 2)
        @MainActor func shade(_ x: Int) -> Palette.RGBA {
          let color = drawn.color(x, middle.1).map { Double($0) / 255 }
          return Palette.RGBA(red: color[0], green: color[1], blue: color[2], alpha: 1)
        }
        let ground = Palette.rgba(Color(.theme(.background, opacity: 1)))
        // Half of the ring is the right one.
        let radius = style == 0 ? 14 : 28
        let (track, arc) = (shade(middle.0 - radius), shade(middle.0 + radius))
        XCTAssertGreaterThan(arc.contrast(to: ground), 2.9, "style \(style)")
        XCTAssertGreaterThan(arc.contrast(to: track), 1.6, "style \(style)")
        XCTAssertGreaterThan(arc.blue - arc.red, 0.4, "style \(style)")
        shown.close()
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  @MainActor
  static func inHighContrast(_ body: () throws -> Void) rethrows {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    let theme = faves_get_string(settings, "gtk-theme-name")
    faves_set_string(settings, "gtk-theme-name", "HighContrast")
    defer {
      faves_set_string(settings, "gtk-theme-name", theme)
      g_free(theme)
    }
    try body()
  }

  func testTheTrackOfARingHasAnEdgeInHighContrast() throws {
    try onScreen { renderer in
      Self.inHighContrast {
        for style in 0..<3 {
          let shown = HostedScreen(
            renderer,
            Group {
              switch style {
              case 0: ProgressView(value: 0).progressViewStyle(.circular)
              case 1: Gauge(value: 0) { Text(verbatim: "") }.gaugeStyle(.accessoryCircularCapacity)
              default: Gauge(value: 0) { Text(verbatim: "") }.gaugeStyle(.accessoryLinearCapacity)
              }
            }
            .frame(width: 80, height: 80))
          settle(300)
          let drawn = DrawnWidget(shown.window)
          @MainActor func shade(_ x: Int, _ y: Int) -> Palette.RGBA {
            let parts = drawn.color(x, y).map { Double($0) / 255 }
            return Palette.RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
          }
          // From the middle to the right, or down and up.
          let shades = (-38..<39).map { step in
            style == 2
              ? shade(drawn.width / 2, drawn.height / 2 + step)
              : shade(drawn.width / 2 + step, drawn.height / 2)
          }
          let edges = shades.count { $0.contrast(to: shade(2, drawn.height - 3)) >= 3 }
          XCTAssertGreaterThanOrEqual(edges, style == 2 ? 2 : 4, "style \(style)")
          shown.close()
        }
      }
    }
  }

  func testGreyWordsCanBeReadOnGreyCardsWithinEachOther() throws {
    try onScreen { _ in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        var ground = Palette.rgba(Color(.theme(.background, opacity: 1)))
        for depth in 0...3 {
          for color in [Color.gray, .secondary] {
            XCTAssertGreaterThanOrEqual(
              Palette.rgba(color, for: .text).over(ground).contrast(to: ground), 4.4,
              "dark: \(isDark), \(depth), \(color)")
          }
          ground = Palette.rgba(Color.gray.opacity(0.12)).over(ground)
        }
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  func testHighContrastIsOneForPromptsColoursAndLinks() throws {
    try onScreen { renderer in
      let light = Palette.rgba(.orange)
      Self.inHighContrast {
        let shown = HostedScreen(
          renderer,
          VStack {
            TextField("Name", text: .constant(""))
            List { Text("row") }
          })
        let entry = shown.entries[0]
        XCTAssertGreaterThanOrEqual(
          Self.contrast(Self.theme("placeholder_text_color", entry), Self.theme("theme_base_color", entry)), 7
        )
        let white = Palette.RGBA(0xFFFFFF)
        for color in [
          Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
          .gray,
        ] {
          XCTAssertGreaterThan(Palette.rgba(color, for: .text).contrast(to: white), 6.5, "\(color)")
        }
        XCTAssertGreaterThan(Palette.rgba(.accentColor, for: .text).contrast(to: white), 7)
        var border = GtkBorder()
        let list = gtk_widget_get_style_context(shown.all("GtkScrolledWindow")[0])
        gtk_style_context_get_border(list, gtk_style_context_get_state(list), &border)
        XCTAssertEqual(border.left, 1, "lists have an edge")
        shown.close()
      }
      XCTAssertEqual(Palette.rgba(.orange), light)
    }
  }

  func testALinkWithinTextHasTheColourOfALink() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Text("[within](https://example.org)")
          Link("alone", destination: URL(string: "https://example.org")!)
        }
        .font(.largeTitle))
      let drawn = DrawnWidget(shown.window)
      @MainActor func darkest(_ place: CGRect) -> [Int] {
        var colors: [[Int]] = []
        for y in Int(place.minY)..<Int(place.maxY) {
          for x in Int(place.minX)..<Int(place.maxX) { colors.append(drawn.color(x, y)) }
        }
        return colors.min { $0.reduce(0, +) < $1.reduce(0, +) } ?? []
      }
      let within = darkest(shown.frame(of: shown.label("within")))
      let alone = darkest(shown.frame(of: shown.the("GtkLinkButton")))
      for (one, other) in zip(within, alone) { XCTAssertEqual(Double(one), Double(other), accuracy: 3) }
      shown.close()
    }
  }
}
