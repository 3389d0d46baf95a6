import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A finger that stays on a row of a list opens the menu of the row, as in other programs of GNOME.
final class LongPressTests: GTKTestCase {
  private struct Rows: View {
    let chosen: Kept<[String]>
    @State private var names = ["Menu", "Actions", "Deleted", "Nothing"]
    @State private var selection: String?
    var body: some View {
      VStack {
        Text("Selected: \(selection ?? "none")")
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in
            switch name {
            case "Menu":
              Text(name).contextMenu { Button("Rename") { chosen.keep(chosen.value + ["rename"]) } }
            case "Actions": Text(name).swipeActions { Button("Archive") {} }
            default: Text(name).deleteDisabled(name == "Nothing")
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
  }

  /// Lets GTK wait no longer than it has to be told apart.
  @MainActor
  private static func beShort(_ body: @MainActor () throws -> Void) rethrows {
    func set(_ milliseconds: UInt32) {
      var value = GValue()
      g_value_init(&value, GType(7 << 2))  // G_TYPE_UINT
      g_value_set_uint(&value, milliseconds)
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      g_object_set_property(settings.assumingMemoryBound(to: GObject.self), "gtk-long-press-time", &value)
      g_value_unset(&value)
    }
    set(60)
    defer { set(500) }
    try body()
  }

  @MainActor
  private static func titles(of menu: Native) -> [String] {
    let children = gtk_container_get_children(cast(menu))
    defer { g_list_free(children) }
    return sequence(first: children) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { item in
      let entry = item!.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      return gtk_menu_item_get_label(cast(entry)).map { String(cString: $0) }
    }
  }

  func testItOpensTheMenuOfTheRowWhateverThatIsMadeOf() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(chosen: Kept([])))
      Self.beShort {
        for (row, titles) in [
          ("Menu", ["Rename", "", "Delete"]), ("Actions", ["Archive"]), ("Deleted", ["Delete"]),
        ] {
          // On the words and beside them.
          for x in [5.0, 300] {
            movePointerAway()
            let finger = Finger(on: screen.label(row))
            finger.down(x, 5)
            XCTAssertTrue(becomes(within: 100) { !renderer.openMenus.isEmpty }, "\(row) at \(x)")
            finger.up(x, 5)
            settle(20)
            _ = LibraryLog.takeComplaints()
            XCTAssertEqual(renderer.openMenus.map { Self.titles(of: $0.menu) }, [titles], "\(row) at \(x)")
            for popup in renderer.openMenus { popup.leave() }
            settle(20)
            XCTAssertTrue(
              screen.texts.contains("Selected: none"), "\(row) at \(x): what was held is not pressed")
          }
        }
      }
      // Nothing of those presses is left.
      let finger = Finger(on: screen.label("Deleted"))
      finger.down(5, 5)
      finger.up(5, 5)
      settle(20)
      XCTAssertTrue(screen.texts.contains("Selected: Deleted"))
      screen.close()
    }
  }

  func testARowWithNothingToOfferAndAShortPressOpenNone() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(chosen: Kept([])))
      Self.beShort {
        for (row, time) in [("Nothing", 150 as Int32), ("Menu", 0)] {
          let finger = Finger(on: screen.label(row))
          finger.down(5, 5)
          settle(time)
          finger.up(5, 5)
          settle(120)
          XCTAssertTrue(renderer.openMenus.isEmpty, row)
        }
        XCTAssertTrue(screen.texts.contains("Selected: Menu"), "A tap selects still")
      }
      screen.close()
    }
  }

  func testAFingerThatScrollsOpensNone() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(chosen: Kept([])))
      Self.beShort {
        let finger = Finger(on: screen.label("Menu"))
        finger.down(5, 5)
        finger.move(5, 40)
        finger.move(5, 60)
        settle(150)
        XCTAssertTrue(renderer.openMenus.isEmpty)
        finger.up(5, 60)
      }
      screen.close()
    }
  }
}
