import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The words of controls look as text does where they stand.
final class ControlLabelLookTests: GTKTestCase {
  private struct Labels: View {
    @ObservedObject var isLarge: Followed<Bool>
    var body: some View {
      VStack {
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
        Picker("Radio", selection: .constant(1)) { Text("Two").tag(1) }.pickerStyle(.radioGroup)
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        ColorPicker("Colour", selection: .constant(.red))
        Link("Link", destination: URL(string: "https://a.example")!)
        TextField("", text: .constant("Field"))
      }
      .font(isLarge.value ? .largeTitle : nil)
      .foregroundStyle(
        isLarge.value ? AnyShapeStyle(Color(red: 0, green: 0, blue: 1)) : AnyShapeStyle(.primary))
    }
  }

  @MainActor
  private static func heights(_ screen: HostedScreen) -> [String: Int32] {
    var heights: [String: Int32] = [:]
    for label in screen.all("FavesLabel") + screen.all("GtkLabel") {
      var natural: Int32 = 0
      gtk_widget_get_preferred_height(label, nil, &natural)
      heights[String(cString: gtk_label_get_text(cast(label)))] = natural
    }
    return heights
  }

  func testTheyFollowFontAndColourAround() throws {
    try onScreen { renderer in
      let isLarge = Followed(false)
      let screen = HostedScreen(renderer, Labels(isLarge: isLarge))
      defer { screen.close() }
      settle(50)
      let before = Self.heights(screen)
      isLarge.value = true
      settle(50)
      let after = Self.heights(screen)
      for name in ["Menu", "Radio", "Two", "Date", "Colour", "Link"] {
        let (small, large) = (try XCTUnwrap(before[name], name), try XCTUnwrap(after[name], name))
        XCTAssertGreaterThan(Double(large), Double(small) * 1.4, name)
        let label = (screen.all("FavesLabel") + screen.all("GtkLabel")).first {
          String(cString: gtk_label_get_text(cast($0))) == name
        }!
        let color = GdkRGBA.text(of: label)
        XCTAssertGreaterThan(color.blue, color.red + 0.4, name)
      }
      isLarge.value = false
      settle(50)
      let again = Self.heights(screen)
      for name in ["Menu", "Radio", "Two", "Date", "Colour", "Link"] {
        XCTAssertEqual(again[name], before[name], name)
      }
    }
  }

  func testFieldsHaveTheWeightAndTheSlantAround() throws {
    try onScreen { renderer in
      @MainActor func attributes(_ view: some View) -> String {
        let screen = HostedScreen(renderer, view)
        defer { screen.close() }
        let list = gtk_entry_get_attributes(cast(screen.all("GtkEntry")[0]))
        guard let list, let words = pango_attr_list_to_string(list) else { return "" }
        defer { g_free(words) }
        return String(cString: words)
      }
      let field = TextField("", text: .constant("Words"))
      XCTAssertEqual(attributes(field), "")
      XCTAssertTrue(attributes(field.bold()).contains("weight bold"))
      XCTAssertTrue(attributes(field.italic()).contains("style italic"))
      XCTAssertTrue(attributes(field.monospaced()).contains("Monospace"))
      let heavy = attributes(field.font(.title2).fontWeight(.heavy))
      XCTAssertTrue(heavy.contains("weight") && heavy.contains("scale"), heavy)
    }
  }
}
