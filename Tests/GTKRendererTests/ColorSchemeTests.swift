import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views in another colour scheme than their window.
final class ColorSchemeTests: GTKTestCase {
  private struct Both: View {
    @State private var scheme = SwiftUICore.ColorScheme.dark
    var body: some View {
      VStack {
        Text("window")
        VStack {
          Text("inside")
          TextField("field", text: .constant("text"))
          List { Text("row") }
        }
        .environment(\.colorScheme, scheme)
        Button("Change") { scheme = scheme == .dark ? .light : .dark }
      }
    }
  }

  @MainActor private static func lightness(of widget: Native) -> Double {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return (color.red + color.green + color.blue) / 3
  }

  /// GTK goes from one colour to another step by step.
  @MainActor private static func wait(_ what: String, until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { settle(10) }
    XCTAssertTrue(isSo(), what)
  }

  func testTextsAndFieldsCanBeReadOnTheGroundOfTheirScheme() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Both())
      @MainActor func isLight(_ widgets: [Native]) -> [Bool] { widgets.map { Self.lightness(of: $0) > 0.5 } }
      let inside = [
        screen.label("inside"), screen.all("FavesEntry").first ?? screen.entries[0], screen.label("row"),
      ]
      let window = isLight([screen.label("window")])[0]
      Self.wait("light on dark") { isLight(inside) == [true, true, true] }
      XCTAssertEqual(isLight([screen.label("window")]), [window], "the window's stay as they are")
      screen.click("Change")
      Self.wait("dark on light") { isLight(inside) == [false, false, false] }
      screen.close()
    }
  }

  private struct Grounds: View {
    let hidesGround: Bool
    var body: some View {
      VStack {
        GroupBox { Text("boxed") }
        Text("material").padding(8).background(.regularMaterial)
        Form { Section("header") { Text("form row") } }
          .scrollContentBackground(hidesGround ? .hidden : .automatic)
      }
      .environment(\.colorScheme, Palette.isDark ? .light : .dark)
    }
  }

  func testBoxesFormsAndMaterialsHaveTheGroundOfTheirScheme() throws {
    try onScreen { renderer in
      for hidesGround in [false, true] {
        let shown = HostedScreen(renderer, Grounds(hidesGround: hidesGround))
        @MainActor func isDark(beside text: String) -> Bool {
          let place = shown.letters(of: shown.label(text))
          return DrawnWidget(shown.window).color(Int(place.minX) - 3, Int(place.midY)).reduce(0, +) < 384
        }
        let window = Palette.isDark
        for text in ["boxed", "material", "form row"] {
          Self.wait("\(text) is on its scheme's ground") { isDark(beside: text) != window }
        }
        Self.wait("the form's own") { (isDark(beside: "header") == window) == hidesGround }
        shown.close()
      }
    }
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        Text("window")
        VStack {
          Text("apart")
          Color.primary.frame(width: 40, height: 40).accessibilityLabel("primary")
          Color(.adaptive(light: 0xFF00_00FF, dark: 0x00FF_00FF, opacity: 1)).frame(width: 40, height: 40)
          Color(.theme(.background, opacity: 1)).frame(width: 40, height: 40)
          Text("red").foregroundStyle(.red)
          Toggle("Check", isOn: .constant(false)).toggleStyle(.checkbox)
          VStack {
            Text("again")
            Text("red again").foregroundStyle(.red)
            TextField("field", text: .constant("text"))
          }
          .environment(\.colorScheme, Palette.isDark ? .dark : .light)
        }
        .environment(\.colorScheme, Palette.isDark ? .light : .dark)
        Text("red outside").foregroundStyle(.red)
      }
    }
  }

  /// The colour in the middle of a widget as it is drawn.
  @MainActor private static func middle(_ widget: Native, _ shown: HostedScreen) -> [Int] {
    let place = shown.frame(of: widget)
    return DrawnWidget(shown.window).color(Int(place.midX), Int(place.midY))
  }

  /// The colour that all words of a label have.
  @MainActor private static func ink(_ label: Native) -> [Double]? {
    var color = GdkRGBA()
    return faves_label_own_ink(label, &color) != 0 ? [color.red, color.green, color.blue] : nil
  }

  func testColoursAreThoseOfTheNearestScheme() throws {
    try onScreen { renderer in
      let isDark = Palette.isDark
      let screen = HostedScreen(renderer, Nested())
      @MainActor func light(_ text: String) -> Double { Self.lightness(of: screen.label(text)) }
      Self.wait("light on dark, or the other way round") { (light("apart") > 0.5) == !isDark }
      // The words' own colour is the label's to draw.
      XCTAssertNotNil(Self.ink(screen.label("red")))
      Self.wait("another") { Self.ink(screen.label("red")) != Self.ink(screen.label("red outside")) }
      Self.wait("the window's") {
        Self.ink(screen.label("red again")) == Self.ink(screen.label("red outside"))
      }
      Self.wait("as the window's") { abs(light("again") - light("window")) < 0.01 }
      let fills = screen.all("FavesSurface").filter { gtk_widget_get_allocated_height($0) == 40 }
      XCTAssertEqual(fills.count, 3)
      Self.wait("primary") { (Self.middle(fills[0], screen)[0] > 128) == !isDark }
      Self.wait("of a catalogue") {
        Self.middle(fills[1], screen) == (isDark ? [255, 0, 0] : [0, 255, 0])
      }
      Self.wait("ground") { (Self.middle(fills[2], screen)[0] < 128) == !isDark }
      screen.close()
    }
  }

  func testOnlyPiecesWhoseColourIsOfASchemeFollowIt() throws {
    try onScreen { renderer in
      let (fixed, same) = (Color(red: 1, green: 0, blue: 0), Color(.adaptive(light: 7, dark: 7, opacity: 1)))
      for (color, follows) in [
        (fixed, false), (same, false), (.clear, false), (.red, true), (fixed.mix(with: .blue, by: 0.5), true),
      ] {
        let screen = HostedScreen(
          renderer, Text("\(Text("first").foregroundColor(color)) \(Text("second").bold())"))
        let label = try XCTUnwrap(screen.all("FavesLabel").first)
        let signal = g_signal_lookup("style-updated", gtk_widget_get_type())
        XCTAssertEqual(g_signal_has_handler_pending(label, signal, 0, 1) != 0, follows, "\(color)")
        screen.close()
      }
    }
  }

  private struct Deep: View {
    private static let isDark = Palette.isDark
    var body: some View {
      VStack {
        level(1) {
          Text("first")
          level(2) {
            Text("second")
            third
          }
        }
        Button("tinted") {}.tint(.red)
      }
    }
    private var third: some View {
      level(3) {
        Text("third")
        level(4) {
          Text("fourth")
          Button("tinted within") {}.tint(.red)
        }
      }
    }
    private func level<V: View>(_ level: Int, @ViewBuilder _ content: () -> V) -> some View {
      VStack {
        content()
        if level == 1 { Button("tinted apart") {}.tint(.red) }
      }
      .environment(\.colorScheme, Self.isDark == level.isMultiple(of: 2) ? .dark : .light)
    }
  }

  func testSchemesAlternateAsOftenAsTheyAreNestedAndTintsFollow() throws {
    try onScreen { renderer in
      let isDark = Palette.isDark
      let screen = HostedScreen(renderer, Deep())
      @MainActor func isLight(_ text: String) -> Bool { Self.lightness(of: screen.label(text)) > 0.5 }
      Self.wait("text is light in dark views") {
        ["first", "second", "third", "fourth"].map(isLight) == [!isDark, isDark, !isDark, isDark]
      }
      @MainActor func tint(_ text: String) -> Double { Self.lightness(of: screen.label(text)) }
      Self.wait("the shade of the other scheme") { abs(tint("tinted") - tint("tinted apart")) > 0.1 }
      Self.wait("the window's") { abs(tint("tinted") - tint("tinted within")) < 0.01 }
      screen.close()
    }
  }
}
