import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Looks of all that is in a view.
final class ShownLookTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private struct Framed: ViewModifier {
    let isLong: Bool
    func body(content: Content) -> some View {
      Text("before")
      content
      Text("after")
      if isLong { Text("long") } else { Text("short") }
    }
  }

  func testLooksOfAllThatIsInAView() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("opacity", "hidden") {
        Text("a").opacity(0.5)
        Text("b").hidden()
      } holds: {
        abs(gtk_widget_get_opacity($0.label("a")) - 0.5) < 0.01 && gtk_widget_get_opacity($0.label("b")) == 0
      }
      table("disabled") {
        VStack { Button("Go") {} }.disabled(true)
      } holds: {
        gtk_widget_get_sensitive(gtk_widget_get_parent($0.label("Go"))!) == 0
      }
      table("foregroundColor", "foregroundStyle") {
        VStack { Text("a") }.foregroundColor(Self.red)
        VStack { Text("b") }.foregroundStyle(Self.blue)
        Text("c")
      } holds: {
        let (a, b, c) = ($0.color($0.label("a")), $0.color($0.label("b")), $0.color($0.label("c")))
        return a.red == 1 && a.green == 0 && b.blue == 1 && c.red != 1 && c.blue != 1
      }
      table("tint") {
        Button("Tinted") {}.tint(Self.red)
        Button("Plain") {}
      } holds: { screen in
        // What a tint looks like is held by `LookTests`.
        let buttons = ["Tinted", "Plain"].map { gtk_widget_get_parent(screen.label($0))! }
        let counts = buttons.map {
          g_list_length(gtk_style_context_list_classes(gtk_widget_get_style_context($0)))
        }
        return counts[0] > counts[1]
      }
      table("tint", "buttonStyle") {
        Button("Faint") {}.buttonStyle(.borderedProminent).tint(Self.blue.opacity(0.15))
        Button("Deep") {}.buttonStyle(.borderedProminent).tint(Self.blue)
      } holds: { screen in
        // Where the window shows through, white could not be read.
        let shades = ["Faint", "Deep"].map { screen.color(screen.label($0)).red }
        return shades[0] < 0.1 && shades[1] == 1
      }
      table("controlSize") {
        Button("Big") {}.controlSize(.large)
        Button("Small") {}.controlSize(.mini)
      } holds: {
        $0.frame(of: gtk_widget_get_parent($0.label("Big"))!).height
          > $0.frame(of: gtk_widget_get_parent($0.label("Small"))!).height
      }
      table("help") {
        Text("a").help("why")
      } holds: {
        String(cString: gtk_widget_get_tooltip_text($0.label("a"))) == "why"
      }
      table("ViewModifier", "modifier", "ViewBuilder", "ForEach", "id", "AnyView") {
        ForEach(["a", "b"], id: \.self) { AnyView(Text($0)) }.id(1).modifier(Framed(isLong: true))
      } holds: {
        $0.texts == ["before", "a", "b", "after", "long"]
      }
    }
  }
}

extension HostedScreen {
  func color(_ widget: Native) -> GdkRGBA {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    gtk_style_context_get_color(context, gtk_widget_get_state_flags(widget), &color)
    return color
  }
}
