import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Headings and footers of lists beside their rows: for the keyboard, and for assistive tools.
final class ListCaptionTests: GTKTestCase {
  private struct Towns: View {
    @State var chosen: String?
    var body: some View {
      VStack {
        Button("Before") {}
        List(selection: $chosen) {
          Section {
            ForEach(["Oslo", "Turku"], id: \.self) { Text($0) }
          } header: {
            Text("North")
          } footer: {
            Text("where it is cold")
          }
          Section("South") {
            ForEach(["Lagos", "Porto"], id: \.self) { Text($0) }
          }
        }
        Button("After") {}
      }
    }
  }

  private struct Plain: View {
    var body: some View {
      VStack {
        Button("Before") {}
        List {
          Section {
            Text("Oslo")
          } header: {
            HStack {
              Text("North")
              Button("Add") {}
            }
          }
        }
      }
    }
  }

  @MainActor private static func focused(_ shown: HostedScreen) -> Native? {
    gtk_window_get_focus(cast(shown.window))
  }

  @MainActor private static func row(_ text: String, _ shown: HostedScreen) -> Native {
    var widget = shown.label(text)
    while className(of: widget) != "FavesListRow" { widget = gtk_widget_get_parent(widget)! }
    return widget
  }

  @MainActor private static func button(_ title: String, _ shown: HostedScreen) -> Native {
    shown.all("GtkButton").first { shown.name($0) == title }!
  }

  @MainActor private static func tab(_ shown: HostedScreen, backward: Bool = false) {
    gtk_widget_child_focus(shown.window, backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    settle(20)
  }

  func testTabPassesHeadingsOverAndComesToTheSelectedRow() throws {
    try onScreen { renderer in
      for chosen in [nil, "Porto"] {
        let shown = HostedScreen(renderer, Towns(chosen: chosen))
        gtk_widget_grab_focus(Self.button("Before", shown))
        Self.tab(shown)
        XCTAssertEqual(Self.focused(shown), Self.row(chosen ?? "Oslo", shown))
        Self.tab(shown)
        XCTAssertEqual(Self.focused(shown), Self.button("After", shown))
        Self.tab(shown, backward: true)
        XCTAssertEqual(Self.focused(shown), Self.row(chosen ?? "Oslo", shown))
        shown.close()
      }
    }
  }

  func testAHeadingTakesNoFocusAndWhatIsInItDoes() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Plain())
      gtk_widget_grab_focus(Self.button("Before", shown))
      Self.tab(shown)
      XCTAssertEqual(Self.focused(shown), Self.row("Oslo", shown))
      XCTAssertEqual(gtk_widget_get_can_focus(Self.row("North", shown)), 0)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Up, code: 111)
      XCTAssertEqual(Self.focused(shown), Self.button("Add", shown))
      shown.key(GDK_KEY_PRESS, GDK_KEY_Down, code: 116)
      XCTAssertEqual(Self.focused(shown), Self.row("Oslo", shown))
      shown.close()
    }
  }

  // MARK: assistive tools

  private struct Thing: Equatable {
    let role: AtkRole
    let name: String
    let place: String?
  }

  @MainActor private static func things(in list: Native) -> [Thing] {
    let list = gtk_widget_get_accessible(list)!
    return (0..<atk_object_get_n_accessible_children(list)).map { index in
      let child = atk_object_ref_accessible_child(list, index)!
      defer { g_object_unref(child) }
      let attributes = atk_object_get_attributes(child)
      defer { atk_attribute_set_free(attributes) }
      var values: [String: String] = [:]
      var item = attributes
      while let current = item {
        let attribute = current.pointee.data.assumingMemoryBound(to: AtkAttribute.self).pointee
        values[String(cString: attribute.name)] = String(cString: attribute.value)
        item = current.pointee.next
      }
      let place = values["posinset"].map { "\($0) of \(values["setsize"] ?? "?")" }
      return Thing(
        role: atk_object_get_role(child), name: atk_object_get_name(child).map { String(cString: $0) } ?? "",
        place: place)
    }
  }

  func testHeadingsAndFootersAreNoItemsAndCountForNone() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Towns(chosen: nil))
      XCTAssertEqual(
        Self.things(in: shown.the("FavesList")),
        [
          Thing(role: ATK_ROLE_HEADING, name: "North", place: nil),
          Thing(role: ATK_ROLE_LIST_ITEM, name: "Oslo", place: "1 of 4"),
          Thing(role: ATK_ROLE_LIST_ITEM, name: "Turku", place: "2 of 4"),
          Thing(role: ATK_ROLE_FILLER, name: "", place: nil),
          Thing(role: ATK_ROLE_HEADING, name: "South", place: nil),
          Thing(role: ATK_ROLE_LIST_ITEM, name: "Lagos", place: "3 of 4"),
          Thing(role: ATK_ROLE_LIST_ITEM, name: "Porto", place: "4 of 4"),
        ])
      shown.close()
    }
  }

  private struct Controls: View {
    @State private var text = ""
    @State private var isOn = false
    var body: some View {
      List {
        HStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          TextField("New town", text: $text)
        }
        HStack {
          Button("Clear") { text = "" }
          TextField("Search", text: $text)
        }
        TextField("Alone", text: $text)
        HStack {
          Text("Words")
          Button("More") {}
        }
      }
    }
  }

  func testARowIsCalledAfterWhatItHolds() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Controls())
      XCTAssertEqual(
        Self.things(in: shown.the("FavesList")).map(\.name),
        ["Add, New town", "Clear, Search", "Alone", "Words"])
      shown.close()
    }
  }
}
