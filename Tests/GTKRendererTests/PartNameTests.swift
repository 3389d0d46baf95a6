import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The names of what GTK has in a widget of ours.
final class PartNameTests: GTKTestCase {
  private struct Film: Identifiable {
    let id: Int
    var title: String { "Film \(id)" }
  }
  private struct Films: View {
    @State private var name = "Films"
    var body: some View {
      Button("Rename") { name = "Pictures" }
      Table((0..<3).map(Film.init)) { TableColumn("Title", value: \Film.title) }.accessibilityLabel(name)
    }
  }

  func testATableIsCalledWhatItsViewIs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Films())
      settle(100)
      @MainActor func name() -> String? {
        atk_object_get_name(gtk_widget_get_accessible(shown.the("FavesList"))).map { String(cString: $0) }
      }
      XCTAssertEqual(name(), "Films")
      shown.click("Rename")
      XCTAssertEqual(name(), "Pictures")
      shown.close()
    }
  }

  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { List { Text("a") }.searchable(text: $text, prompt: "Find people") }
    }
  }

  func testTheIconsOfASearchAreNotCalledAsTheirFiles() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Searched())
      let entry = shown.the("GtkSearchEntry")
      let object = gtk_widget_get_accessible(entry)!
      func icons() -> [[String]] {
        (0..<atk_object_get_n_accessible_children(object)).map { index in
          let icon = atk_object_ref_accessible_child(object, index)!
          defer { g_object_unref(icon) }
          return [spokenName(of: icon), roleName(of: icon)]
        }
      }
      let glass = ["", String(cString: atk_role_get_name(ATK_ROLE_REDUNDANT_OBJECT))]
      let clear = [DesktopWords.word("Clear"), String(cString: atk_role_get_name(ATK_ROLE_PUSH_BUTTON))]
      XCTAssertEqual(spokenName(of: entry), "Find people")
      XCTAssertEqual(icons(), [glass])
      for _ in 0..<2 {
        gtk_entry_set_text(cast(entry), "a")
        settle(20)
        XCTAssertEqual(icons(), [glass, clear])
        gtk_entry_set_text(cast(entry), "")
        settle(20)
        XCTAssertEqual(icons(), [glass])
      }
      XCTAssertEqual(spokenName(of: entry), "Find people")
      shown.close()
    }
  }
}
