import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program calls a view that is tapped is the name of the thing that assistive tools can click.
final class TappedNameTests: GTKTestCase {
  /// What has a click, and what has a name: "click name/description" or "name", in the order in which tools meet them.
  @MainActor
  private static func told(_ screen: HostedScreen) -> [String] {
    var told: [String] = []
    @MainActor func walk(_ object: UnsafeMutablePointer<AtkObject>) {
      let name = atk_object_get_name(object).map { String(cString: $0) } ?? ""
      let more = atk_object_get_description(object).map { String(cString: $0) } ?? ""
      let action = OpaquePointer(object)
      let isClicked =
        g_type_check_instance_is_a(
          UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self), atk_action_get_type())
        != 0
        && (0..<atk_action_get_n_actions(action)).contains {
          atk_action_get_name(action, $0).map { String(cString: $0) } == "click"
        }
      if isClicked || !name.isEmpty {
        told.append((isClicked ? "click " : "") + name + (more.isEmpty ? "" : "/" + more))
      }
      for index in 0..<atk_object_get_n_accessible_children(object) {
        guard let child = atk_object_ref_accessible_child(object, index) else { continue }
        walk(child)
        g_object_unref(child)
      }
    }
    walk(gtk_widget_get_accessible(screen.window))
    // The window has a name as well.
    return Array(told.dropFirst())
  }

  private func check<V: View>(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, VStack { view() })
      settle(20)
      XCTAssertEqual(Self.told(screen), expected, file: file, line: line)
      screen.close()
    }
  }

  @MainActor
  private static var star: Image { Image(systemName: "star") }

  func testTheLabelIsOfWhatIsClicked() throws {
    try check(["click Star"]) { Self.star.onTapGesture {}.accessibilityLabel("Star") }
    try check(["click Red"]) { Color.red.onTapGesture {}.accessibilityLabel("Red") }
    try check(["click Star"]) { Self.star.padding().onTapGesture {}.accessibilityLabel("Star") }
    try check(["click Star"]) { Self.star.onTapGesture {}.padding().accessibilityLabel("Star") }
    try check(["click Star"]) {
      Self.star.frame(width: 60, height: 40).background(.yellow).onTapGesture {}.frame(width: 100)
        .accessibilityLabel("Star")
    }
    try check(["click Star/off, Keeps it"]) {
      Self.star.onTapGesture {}.accessibilityLabel("Star").accessibilityHint("Keeps it")
        .accessibilityValue("off")
    }
  }

  private struct Words: View {
    var body: some View {
      HStack {
        Text("Title")
        Text("Detail")
      }
    }
  }

  func testSeveralViewsAreOneThingWhereTheProgramSaysSo() throws {
    try check(["click Title, Detail", "Title", "Detail"]) {
      Words().onTapGesture {}.accessibilityElement(children: .combine)
    }
    try check(["click Row"]) {
      Words().onTapGesture {}.accessibilityElement(children: .ignore).accessibilityLabel("Row")
    }
    try check(["click Row", "Title", "Detail"]) { Words().onTapGesture {}.accessibilityLabel("Row") }
  }

  func testAControlThatIsPointedAtHasTheName() throws {
    try check(["click Close"]) { Button("x") {}.onHover { _ in }.accessibilityLabel("Close") }
  }

  private struct Renamed: View {
    @ObservedObject var name: Followed<String>
    var body: some View {
      Image(systemName: "star").onTapGesture {}.accessibilityLabel(name.value)
    }
  }

  func testTheNameFollows() throws {
    try onScreen { renderer in
      let name = Followed("Star")
      let screen = HostedScreen(renderer, VStack { Renamed(name: name) })
      name.value = "No star"
      settle(20)
      XCTAssertEqual(Self.told(screen), ["click No star"])
      screen.close()
    }
  }
}
