import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools meet in the place of a view.
final class RepresentationTests: GTKTestCase {
  private struct Level: View {
    @State private var level = 0.25
    @State private var presses = 0
    var body: some View {
      VStack {
        HStack {
          Text("drawn")
          Button("Seen") {}
        }
        .accessibilityRepresentation {
          VStack {
            Slider(value: $level) { Text("Level") }
            Button("Press") { presses += 1 }
          }
        }
        Button("Other") {}
        Text(verbatim: "\(Int(level * 100)) after \(presses)")
      }
    }
  }

  /// Everything that assistive tools find in an object, outermost first.
  @MainActor
  private static func met(in object: UnsafeMutablePointer<AtkObject>) -> [UnsafeMutablePointer<AtkObject>] {
    (0..<atk_object_get_n_accessible_children(object)).flatMap { place -> [UnsafeMutablePointer<AtkObject>] in
      guard let child = atk_object_ref_accessible_child(object, place) else { return [] }
      XCTAssertEqual(atk_object_get_index_in_parent(child), place)
      // The widget keeps it.
      faves_unref(UnsafeMutableRawPointer(child))
      return [child] + met(in: child)
    }
  }
  @MainActor
  private static func name(_ object: UnsafeMutablePointer<AtkObject>) -> String {
    atk_object_get_name(object).map { String(cString: $0) } ?? ""
  }

  func testToolsMeetItInThePlaceOfTheView() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Level())
      let met = Self.met(in: gtk_widget_get_accessible(shown.window))
      let names = met.map(Self.name)
      XCTAssertFalse(names.contains("drawn") || names.contains("Seen"), "\(names)")
      let slider = try XCTUnwrap(met.first { atk_object_get_role($0) == ATK_ROLE_SLIDER })
      XCTAssertEqual(Self.name(slider), "Level")
      XCTAssertEqual(
        met.count { Self.name($0) == "Press" && atk_object_get_role($0) == ATK_ROLE_PUSH_BUTTON }, 1)
      XCTAssertTrue(names.contains("Other"))
      var value = 0.0
      var words: UnsafeMutablePointer<CChar>?
      atk_value_get_value_and_text(OpaquePointer(slider), &value, &words)
      g_free(words)
      XCTAssertEqual(value, 0.25, accuracy: 0.001)
      atk_value_set_value(OpaquePointer(slider), 0.5)
      settle(50)
      let press = try XCTUnwrap(
        met.first { Self.name($0) == "Press" && atk_object_get_role($0) == ATK_ROLE_PUSH_BUTTON })
      XCTAssertNotEqual(atk_action_do_action(OpaquePointer(press), 0), 0)
      XCTAssertTrue(becomes { shown.texts.contains("50 after 1") }, "\(shown.texts)")
      shown.close()
    }
  }

  func testItIsNotSeenAndTakesNoKeys() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Level())
      gtk_window_set_focus(cast(shown.window), nil)
      var passed: [String] = []
      for _ in 0..<6 {
        gtk_widget_child_focus(shown.window, GTK_DIR_TAB_FORWARD)
        if let focus = gtk_window_get_focus(cast(shown.window)) { passed.append(shown.name(focus)) }
      }
      XCTAssertTrue(passed.contains("Seen") && passed.contains("Other"), "\(passed)")
      XCTAssertFalse(passed.contains("Level") || passed.contains("Press"), "\(passed)")
      // Where it stands, what is under it is met.
      let place = shown.frame(of: shown.all("GtkButton").first { shown.name($0) == "Seen" }!)
      XCTAssertEqual(place.width > 0, true)
      shown.close()
    }
  }
}
