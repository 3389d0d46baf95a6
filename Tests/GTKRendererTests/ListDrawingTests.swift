import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What of a list is laid out and drawn anew.
final class ListDrawingTests: GTKTestCase {
  @Observable
  final class Person: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
      self.id = id
      name = "Person \(id)"
    }
  }

  struct People: View {
    let people: [Person]
    var body: some View { List(people) { PersonRow(person: $0) } }
  }
  struct PersonRow: View {
    let person: Person
    var body: some View {
      HStack {
        Text(person.name)
        Text("same")
      }
    }
  }

  /// How often each row was drawn, by its widget; lives as long as the test.
  @MainActor
  final class Draws {
    private(set) var counts: [Native: Int] = [:]

    func count(_ widgets: [Native]) {
      let draw:
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
          widget, _, data in
          let (widget, data) = (UInt(bitPattern: widget), UInt(bitPattern: data))
          MainActor.assumeIsolated {
            let draws = Unmanaged<Draws>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeUnretainedValue()
            draws.counts[Native(bitPattern: widget)!, default: 0] += 1
          }
          return 0
        }
      for widget in widgets {
        faves_signal_connect(
          widget, "draw", unsafeBitCast(draw, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
      }
    }

    func reset() { counts = [:] }
  }

  func testARowThatChangesIsDrawnAloneAndAsksForNothingToBeLaidOutAroundTheList() throws {
    try onScreen { renderer in
      let people = (0..<1_000).map(Person.init)
      let screen = HostedScreen(renderer, People(people: people))
      settle(200)
      let list = screen.all("FavesList")[0]
      let rows = (0..<6).map { faves_list_get_content(list, Int32($0))! }
      let draws = Draws()
      draws.count(rows)
      draws.count([list])
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(gtk_widget_get_parent(list)!))!
      let upper = gtk_adjustment_get_upper(adjustment)
      for (row, name) in [(3, "Another name"), (0, "A much longer name than it was before"), (3, "x")] {
        draws.reset()
        people[row].name = name
        renderer.flush()
        settle(60)
        XCTAssertEqual(screen.all("FavesLabel", in: rows[row]).first.map { screen.text($0) }, name)
        XCTAssertGreaterThan(draws.counts[rows[row], default: 0], 0)
        XCTAssertEqual(Set(draws.counts.keys), [rows[row], list], "Only row \(row) has changed")
        XCTAssertEqual(gtk_adjustment_get_upper(adjustment), upper)
      }
      withExtendedLifetime(draws) { screen.close() }
    }
  }

  @Observable
  final class Crowd { var people: [Person] = [] }
  struct CrowdScreen: View {
    let crowd: Crowd
    var body: some View { People(people: crowd.people) }
  }

  func testRowsThatComeAreLaidOutAndDrawnInOneFrame() throws {
    try onScreen { renderer in
      let crowd = Crowd()
      let screen = HostedScreen(renderer, CrowdScreen(crowd: crowd))
      settle(200)
      let list = screen.all("FavesList")[0]
      let draws = Draws()
      draws.count([list])
      for (count, why) in [(100, "the first"), (103, "three more"), (0, "none"), (50, "others")] {
        crowd.people = (0..<count).map { Person($0 + (count == 50 ? 1_000 : 0)) }
        renderer.flush()
        draws.reset()
        settle(120)
        XCTAssertLessThanOrEqual(draws.counts[list, default: 0], 1, why)
        XCTAssertEqual(screen.all("FavesListRow").count > 5, count > 0, why)
      }
      withExtendedLifetime(draws) { screen.close() }
    }
  }
}
