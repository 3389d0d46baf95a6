import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The words of buttons that are rows of a form say that they do something, and can be read.
final class RowActionColorTests: GTKTestCase {
  private struct Rows: View {
    var body: some View {
      NavigationStack {
        Form {
          Section {
            Text("Words")
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
            Button("Off for good", role: .destructive) {}.disabled(true)
            Button("Bordered") {}.buttonStyle(.bordered)
            Button {
            } label: {
              VStack {
                Text("Said plain").foregroundColor(.primary)
                Text("Said dim").foregroundColor(.secondary)
                Text("Styled plain").padding(1).foregroundStyle(Color.primary)
              }
            }
            NavigationLink("Further") { Text("There") }
          }
        }
      }
    }
  }

  @MainActor
  private static func ink(_ text: String, _ shown: HostedScreen) -> Palette.RGBA {
    let style = gtk_widget_get_style_context(shown.label(text))
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return Palette.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  @MainActor
  private static func areSame(_ one: Palette.RGBA, _ other: Palette.RGBA) -> Bool {
    zip([one.red, one.green, one.blue, one.alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// - Parameter base: the ground of the rows.
  @MainActor
  private static func check<V: View>(
    _ name: String, _ renderer: GTKRenderer, in scheme: SwiftUICore.ColorScheme? = nil,
    on base: Palette.RGBA?, _ view: V
  ) throws {
    let shown = HostedScreen(renderer, view)
    defer { shown.close() }
    settle(50)
    let ground = try base ?? XCTUnwrap(Palette.themeColors(named: "theme_base_color"))[0]
    let (accent, red) = Palette.shown(in: scheme) {
      (Palette.rgba(.accentColor, for: .text), Palette.rgba(.red, for: .text))
    }
    for (text, color) in [("Save", accent), ("Delete", red)] {
      XCTAssertTrue(areSame(ink(text, shown), color), "\(name), \(text): \(ink(text, shown))")
      XCTAssertGreaterThanOrEqual(ink(text, shown).contrast(to: ground), 4.4, "\(name), \(text)")
    }
    let words = ink("Words", shown)
    for text in ["Bordered", "Further"] {
      XCTAssertFalse(areSame(ink(text, shown), accent), "\(name), \(text) is written as elsewhere")
    }
    XCTAssertTrue(areSame(ink("Further", shown), words), name)
    // What the program says of words in the button counts there.
    for text in ["Said plain", "Said dim", "Styled plain"] {
      XCTAssertTrue(areSame(ink(text, shown), words), "\(name), \(text): \(ink(text, shown))")
    }
    for text in ["Off", "Off for good"] {
      let off = ink(text, shown).over(ground)
      XCTAssertLessThan(off.contrast(to: ground), words.contrast(to: ground) * 0.8, "\(name), \(text)")
      XCTAssertFalse(areSame(off, accent), "\(name), \(text)")
      XCTAssertLessThan(abs(off.red - off.blue), 0.12, "\(name), \(text) is grey")
    }
  }

  func testTheyHaveTheAccentAndThoseThatDestroyAreRed() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        try Self.check("dark: \(isDark)", renderer, on: nil, Rows())
      }
      ColorScheme.prefer(dark: false)
      try Self.check(
        "in a dark view", renderer, in: .dark, on: Palette.RGBA(0x2D2D2D),
        Rows().environment(\.colorScheme, .dark))
      ColorScheme.prefer(dark: nil)
      try ReadableColorTests.inHighContrast { try Self.check("high contrast", renderer, on: nil, Rows()) }
    }
  }

  func testTheyHaveTheTintThatIsAskedFor() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        let shown = HostedScreen(
          renderer,
          Form { Button("Save") {} }.tint(Color(red: 0, green: 0.5, blue: 0))
            .environment(\.colorScheme, isDark ? .dark : .light))
        let ink = Self.ink("Save", shown)
        XCTAssertGreaterThan(ink.green, 1.5 * max(ink.red, ink.blue), "dark: \(isDark)")
        shown.close()
      }
    }
  }

  private struct Painted: View {
    let inForm: Bool
    @ViewBuilder private var rows: some View {
      Text("Words")
      Button("Save") {}.listRowBackground(Color.white)
      Button("Delete", role: .destructive) {}.listRowBackground(Color.white)
      Button {
      } label: {
        Text("Own").padding().background(Color.green)
      }
      .listRowBackground(Color.white)
    }
    var body: some View { if inForm { Form { Section { rows } } } else { List { rows } } }
  }

  func testAGroundOfTheRowsOwnTakesTheColourFromNone() throws {
    try onScreen { renderer in
      let (accent, red) = (Palette.rgba(.accentColor, for: .text), Palette.rgba(.red, for: .text))
      for inForm in [true, false] {
        let shown = HostedScreen(renderer, Painted(inForm: inForm))
        settle(50)
        for (text, color) in [("Save", accent), ("Delete", red)] {
          XCTAssertTrue(Self.areSame(Self.ink(text, shown), color), "\(text), in a form: \(inForm)")
        }
        let start = shown.frame(of: shown.label("Words")).minX
        XCTAssertEqual(shown.frame(of: shown.label("Save")).minX, start, accuracy: 1, "in a form: \(inForm)")
        XCTAssertFalse(
          Self.areSame(Self.ink("Own", shown), accent), "What the program draws it makes itself: \(inForm)")
        shown.close()
      }
    }
  }

  private struct Selected: View {
    var body: some View {
      List(selection: .constant(Set([1, 2]))) {
        Button {
        } label: {
          Text("Said plain").foregroundColor(.primary)
        }
        .tag(1)
        Text("Words").tag(2)
      }
    }
  }

  func testWordsOfTheProgramsColorAreThoseOfASelectedRow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Selected())
      defer { shown.close() }
      settle(50)
      let row = shown.all("FavesListRow")[0]
      XCTAssertNotEqual(gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue, 0)
      XCTAssertTrue(
        Self.areSame(Self.ink("Said plain", shown), Self.ink("Words", shown)),
        "\(Self.ink("Said plain", shown))")
    }
  }
}
