import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools hear of a list whose rows change, and where they then find each.
final class ListAnnouncementTests: GTKTestCase {
  private struct Towns: View {
    let north: Kept<Binding<[String]>?>
    @State private var names = ["Oslo", "Turku", "Umeå"]
    @State private var rest = (0..<1_000).map { "Town \($0)" }
    let south: Kept<Binding<[String]>?>
    var body: some View {
      let _ = north.keep($names)
      let _ = south.keep($rest)
      List {
        Section("North") { ForEach(names, id: \.self) { Text($0) } }
        Section("South") { ForEach(rest, id: \.self) { Text($0) } }
      }
    }
  }

  @MainActor private final class News {
    var lines: [String] = []
    private let list: UnsafeMutablePointer<AtkObject>
    init(of list: UnsafeMutablePointer<AtkObject>) {
      self.list = list
      let came: Handler = { _, index, _, data in News.hear("+\(index)", data) }
      let went: Handler = { _, index, _, data in News.hear("-\(index)", data) }
      for (detail, handler) in [("add", came), ("remove", went)] {
        faves_signal_connect(
          UnsafeMutableRawPointer(list), "children-changed::\(detail)",
          unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
      }
    }
    private typealias Handler = @convention(c) (gpointer?, guint, gpointer?, gpointer?) -> Void
    private nonisolated static func hear(_ line: String, _ data: gpointer?) {
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        let news = Unmanaged<News>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
        news.lines.append(line)
      }
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// What a child says of its place: "2/5", and nothing where it is none of the rows.
  @MainActor
  private static func place(_ index: Int32, in list: UnsafeMutablePointer<AtkObject>) -> String? {
    guard let child = atk_object_ref_accessible_child(list, index) else { return nil }
    defer { g_object_unref(child) }
    guard atk_object_get_index_in_parent(child) == index else { return nil }
    let set = atk_object_get_attributes(child)
    defer { atk_attribute_set_free(set) }
    var found: [String: String] = [:]
    var item = set
    while let current = item {
      let attribute = current.pointee.data.assumingMemoryBound(to: AtkAttribute.self).pointee
      found[String(cString: attribute.name)] = String(cString: attribute.value)
      item = current.pointee.next
    }
    return found["posinset"].map { "\($0)/\(found["setsize"] ?? "?")" } ?? ""
  }

  func testRowsThatComeGoAndMoveAreAnnouncedAndTheOthersKnowTheirPlaces() throws {
    try onScreen { renderer in
      let (north, south) = (Kept<Binding<[String]>?>(nil), Kept<Binding<[String]>?>(nil))
      let screen = HostedScreen(renderer, Towns(north: north, south: south))
      let list = gtk_widget_get_accessible(screen.the("FavesList"))!
      let news = News(of: list)
      /// What is heard of a change, how many children there are then, and where some of them say that they are.
      @MainActor func expect(
        _ heard: [String], _ count: Int32, _ places: [Int32: String], _ line: UInt = #line,
        after change: @MainActor () -> Void
      ) {
        change()
        settle(30)
        XCTAssertEqual(news.take(), heard, line: line)
        XCTAssertEqual(atk_object_get_n_accessible_children(list), count, line: line)
        for (index, place) in places {
          XCTAssertEqual(Self.place(index, in: list), place, "\(index)", line: line)
        }
      }
      expect([], 1_005, [0: "", 1: "1/1003", 3: "3/1003", 4: "", 5: "4/1003", 1_004: "1003/1003"]) {}
      expect(["+2"], 1_006, [1: "1/1004", 2: "2/1004", 5: "", 6: "5/1004", 1_005: "1004/1004"]) {
        north.value!.wrappedValue.insert("Bergen", at: 1)
      }
      expect(["-1"], 1_005, [1: "1/1003", 1_004: "1003/1003"]) { north.value!.wrappedValue.remove(at: 0) }
      expect(["-3", "+1"], 1_005, [1: "1/1003", 3: "3/1003"]) {
        north.value!.wrappedValue.insert(north.value!.wrappedValue.remove(at: 2), at: 0)
      }
      expect(["+905"], 1_006, [905: "904/1004", 1_005: "1004/1004"]) {
        south.value!.wrappedValue.insert("Porto", at: 900)
      }
      expect(["-906", "-905"], 1_004, [904: "903/1002", 1_003: "1002/1002"]) {
        south.value!.wrappedValue.removeSubrange(900...901)
      }
      expect(["-3", "-2", "-1"], 1_001, [0: "", 1: "", 2: "1/999", 1_000: "999/999"]) {
        north.value!.wrappedValue = []
      }
      gtk_adjustment_set_value(screen.adjustment, 5_000)
      expect([], 1_001, [2: "1/999", 1_000: "999/999"]) { settle(100) }
      screen.close()
    }
  }
}
