import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls that are rows of forms and lists, with something around or beside them.
final class RowStandingTests: GTKTestCase {
  private struct Settings: View {
    @State private var isOn = true
    @State private var size = 1
    var body: some View {
      Form {
        Toggle("plain", isOn: $isOn)
        Toggle("framed", isOn: $isOn).frame(height: 44)
        Toggle("painted", isOn: $isOn).background(Color.yellow.opacity(0.1))
        Toggle("pressed", isOn: $isOn).onTapGesture {}
        Picker("picked", selection: $size) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .frame(height: 60)
        HStack {
          Text("apart")
          Spacer()
          Toggle("together", isOn: $isOn)
        }
      }
    }
  }

  /// The switch whose row a label is in.
  @MainActor
  private static func control(_ type: String, beside label: String, _ shown: HostedScreen) -> CGRect {
    let middle = shown.frame(of: shown.label(label)).midY
    let controls = shown.all(type).map { shown.frame(of: $0) }
    return controls.min { abs($0.midY - middle) < abs($1.midY - middle) }!
  }

  func testAFormsControlHasTheRowsWidthUnderModifiers() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Settings())
      let plain = (
        shown.frame(of: shown.label("plain")), Self.control("GtkSwitch", beside: "plain", shown)
      )
      for name in ["framed", "painted", "pressed"] {
        let label = shown.frame(of: shown.label(name))
        let control = Self.control("GtkSwitch", beside: name, shown)
        XCTAssertEqual(label.minX, plain.0.minX, accuracy: 1, name)
        XCTAssertEqual(control.maxX, plain.1.maxX, accuracy: 1, name)
      }
      let picked = shown.frame(of: shown.label("picked"))
      XCTAssertEqual(picked.minX, plain.0.minX, accuracy: 1)
      XCTAssertEqual(
        Self.control("GtkComboBox", beside: "picked", shown).maxX, plain.1.maxX, accuracy: 1)
      let together = shown.frame(of: shown.label("together"))
      XCTAssertLessThan(
        Self.control("GtkSwitch", beside: "together", shown).minX - together.maxX, 20,
        "the spacer has the room")
      shown.close()
    }
  }

  private struct Rows: View {
    @State private var isOn = true
    @State private var isRow = true
    var body: some View {
      VStack {
        List {
          HStack {
            Image(systemName: "star")
            Toggle("listed", isOn: $isOn)
          }
        }
        HStack {
          Image(systemName: "star")
          Toggle("outside", isOn: $isOn)
        }
      }
    }
  }

  func testAControlBesideAPictureFillsAListsRowAndKeepsTogetherElsewhere() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      let list = shown.frame(of: shown.the("FavesList"))
      let control = Self.control("GtkSwitch", beside: "listed", shown)
      XCTAssertGreaterThan(control.maxX, list.maxX - 30)
      XCTAssertLessThan(shown.frame(of: shown.label("listed")).minX, 80)
      let outside = shown.frame(of: shown.label("outside"))
      XCTAssertLessThan(Self.control("GtkSwitch", beside: "outside", shown).minX - outside.maxX, 20)
      shown.close()
    }
  }

  private struct Lines: View {
    var body: some View {
      List {
        Text("inset").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
          .listRowSeparatorTint(.red)
        Text("ended").padding(.leading, 9).alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 100 }
          .listRowSeparatorTint(.red)
        Text("whole").listRowSeparatorTint(.red)
        Text("last")
      }
      .listStyle(.plain)
    }
  }

  /// The columns in which the line below a row is drawn.
  @MainActor
  private static func line(below text: String, _ shown: HostedScreen) -> ClosedRange<Int>? {
    var row: Native? = shown.label(text)
    while let widget = row, className(of: widget) != "FavesListRow" { row = gtk_widget_get_parent(widget) }
    guard let row else { return nil }
    let place = shown.frame(of: row)
    let drawn = DrawnWidget(shown.window)
    let columns = (Int(place.minX)..<Int(place.maxX)).filter { x in
      let color = drawn.color(x, Int(place.maxY) - 1)
      return color.count == 3 && color[0] > color[2] + 60
    }
    return columns.min().map { $0 - Int(place.minX)...columns.max()! - Int(place.minX) }
  }

  func testTheLinesBetweenRowsBeginAndEndWhereGuidesSay() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, Lines().environment(\.layoutDirection, direction))
        settle(100)
        layOut(shown.window)
        let whole = try XCTUnwrap(Self.line(below: "whole", shown))
        let inset = try XCTUnwrap(Self.line(below: "inset", shown))
        let ended = try XCTUnwrap(Self.line(below: "ended", shown))
        // Twelve pixels are in front of the content.
        if direction == .leftToRight {
          XCTAssertEqual(inset, whole.lowerBound + 62...whole.upperBound)
          XCTAssertEqual(ended, whole.lowerBound...whole.lowerBound + 111)
        } else {
          XCTAssertEqual(inset, whole.lowerBound...whole.upperBound - 62)
          XCTAssertEqual(ended, whole.upperBound - 111...whole.upperBound)
        }
        shown.close()
      }
    }
  }

  private struct Spread: View {
    @State private var minutes = 10
    @State private var isOn = true
    var body: some View {
      Form {
        Stepper(value: $minutes, in: 1...90) {
          HStack {
            Text("Time")
            Spacer()
            Text("\(minutes) min")
          }
        }
        Toggle(isOn: $isOn) {
          HStack {
            Text("Sync")
            Spacer()
            Text("state")
          }
        }
        Picker(selection: $minutes) {
          Text("short").tag(10)
        } label: {
          HStack {
            Text("Pick")
            Spacer()
            Text("picked")
          }
        }
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) {
          HStack {
            Text("Day")
            Spacer()
            Text("dated")
          }
        }
      }
    }
  }

  func testASpacerInALabelSpreadsIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Spread())
      settle(50)
      XCTAssertLessThan(
        Self.control("GtkSwitch", beside: "Sync", shown).minX - shown.frame(of: shown.label("state")).maxX, 30
      )
      let (time, value) = (shown.frame(of: shown.label("Time")), shown.frame(of: shown.label("10 min")))
      XCTAssertGreaterThan(value.minX - time.maxX, 100)
      for (first, last) in [("Pick", "picked"), ("Day", "dated")] {
        let (start, end) = (shown.frame(of: shown.label(first)), shown.frame(of: shown.label(last)))
        XCTAssertGreaterThan(end.minX - start.maxX, 100, first)
      }
      shown.close()
    }
  }
}
