import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls that belong together, and the rows and sections of lists.
final class ShownGroupTests: GTKTestCase {
  private struct Group: View {
    let said: Kept<Int>
    let isOn: Kept<Bool>
    var body: some View {
      ControlGroup {
        Button("Less") { said.value -= 1 }
        Menu("Which") { Button("One") {} }
        Toggle("Stays in", isOn: isOn.binding)
        Button("More") { said.value += 1 }
      }
    }
  }

  func testAGroupOfControlsIsLinkedInTheDirectionOfReading() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        let (said, isOn) = (Kept(0), Kept(false))
        table("ControlGroup") {
          Group(said: said, isOn: isOn)
        } holds: { shown in
          let box = gtk_widget_get_parent(gtk_widget_get_parent(shown.label("Less"))!)!
          shown.click("More")
          let parts = children(of: box)
          gtk_button_clicked(cast(parts[2]))
          settle(20)
          let places = parts.map { shown.frame(of: $0) }
          let inOrder = direction == GTK_TEXT_DIR_LTR ? places : places.reversed()
          let touch = zip(inOrder, inOrder.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) <= 1 }
          // The corner at the top left is that of the one which stands there.
          let rounded = parts.map { radius($0) > 0 }
          let first = direction == GTK_TEXT_DIR_LTR ? 0 : 3
          return shown.hasClass(box, GTK_STYLE_CLASS_LINKED) && touch && said.value == 1 && isOn.value
            && parts.map { className(of: $0) }
              == ["GtkButton", "GtkMenuButton", "GtkToggleButton", "GtkButton"]
            && rounded == (0..<4).map { $0 == first }
        }
      }
      table("controlGroupStyle") {
        ControlGroup("Size") { Button("Less") {} }.controlGroupStyle(.compactMenu)
      } holds: {
        $0.name($0.the("GtkMenuButton")) == "Size" && !$0.texts.contains("Less")
      }
    }
  }

  private struct Changing: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ControlGroup { ForEach(names, id: \.self) { Button($0) {} } }
        .toolbar { ControlGroup { Button("Some words that are long") {} } }
      Button("Turn") { names = ["c", "a", "d"] }
    }
  }

  func testAGroupKeepsTheOrderOfItsControlsAndStandsInABar() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, VStack { Changing() })
      let box = gtk_widget_get_parent(gtk_widget_get_parent(shown.label("a"))!)!
      shown.click("Turn")
      XCTAssertEqual(shown.all("FavesLabel", in: box).map(shown.text), ["c", "a", "d"])
      let places = ["c", "a", "d"].map { shown.frame(of: shown.label($0)).minX }
      XCTAssertEqual(places, places.sorted())
      XCTAssertLessThan(
        shown.frame(of: shown.label("Some words that are long")).height, 30, "words in a bar stay in a line")
      shown.close()
    }
  }

  func testAMonthIsUnderAHeadingAsWideAsIt() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("toggleStyle") {
        Toggle("a", isOn: .constant(true)).toggleStyle(.button)
      } holds: {
        gtk_label_get_xalign(cast($0.label("a"))) == 0.5
      }
      let days = Kept<Set<DateComponents>>([DateComponents(year: 2026, month: 2, day: 3)])
      table("MultiDatePicker") {
        MultiDatePicker("Days", selection: days.binding)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.calendar, Calendar(identifier: .gregorian))
          .environment(\.locale, Locale(identifier: "en_US"))
          .font(.largeTitle)
      } holds: { shown in
        let buttons = shown.all("GtkToggleButton")
        let three = buttons.first { shown.all("FavesLabel", in: $0).map(shown.text) == ["3"] }!
        let label = shown.frame(of: shown.all("FavesLabel", in: three)[0])
        let places = buttons.map { shown.frame(of: $0) }
        let (left, right) = (places.map(\.minX).min()!, places.map(\.maxX).max()!)
        let steps = shown.all("GtkButton").filter { shown.name($0).hasSuffix("Month") }
          .map { shown.frame(of: $0) }
        // The figure is in the middle of a button as wide as those of two figures.
        let isCentred =
          abs(label.midX - shown.frame(of: three).midX) <= 1
          && places.allSatisfy { abs($0.width - places[0].width) <= 1 }
        return buttons.count == 28 && steps.count == 2 && isCentred && abs(steps[0].minX - left) <= 1
          && abs(steps[1].maxX - right) <= 1
      }
    }
  }

  private struct Rows: View {
    let spacing: (rows: CGFloat?, sections: CGFloat?)
    var body: some View {
      List {
        Section("first") {
          Text("a")
          Text("b")
        }
        Section("second") { Text("c") }
      }
      .listRowSpacing(spacing.rows)
      .environment(\.listSectionSpacing, spacing.sections)
    }
  }

  func testRowsAndSectionsAreAsFarApartAsIsSaid() throws {
    try onScreen { renderer in
      for style in [AnyView(Rows(spacing: (nil, nil))), AnyView(Rows(spacing: (nil, nil)).listStyle(.plain))]
      {
        let shown = HostedScreen(renderer, style)
        XCTAssertEqual(heights(shown).count, 5)
        shown.close()
      }
      let plain = HostedScreen(renderer, Rows(spacing: (nil, nil)))
      let usual = heights(plain)
      plain.close()
      let table = ShownTable(renderer)
      table("listRowSpacing") {
        Rows(spacing: (20, nil))
      } holds: {
        heights($0) == [usual[0], usual[1] + 20, usual[2], usual[3], usual[4]]
      }
      table("listSectionSpacing") {
        Rows(spacing: (nil, 33))
      } holds: {
        heights($0) == [usual[0], usual[1], usual[2] + 33, usual[3], usual[4]]
      }
      table("listRowSpacing") {
        Rows(spacing: (20, nil)).listStyle(.insetGrouped)
      } holds: { shown in
        let list = shown.the("FavesList")
        return [1, 2].allSatisfy { index in
          let row = gtk_widget_get_parent(faves_list_get_content(list, Int32(index)))!
          return shown.hasClass(row, "first") && shown.hasClass(row, "last")
        }
      }
    }
  }

  private struct Headers: View {
    @State private var isIncreased = false
    var body: some View {
      Button("Turn") { isIncreased.toggle() }
      List { Section("of a list") { Text("a") } }
        .headerProminence(isIncreased ? .increased : .standard)
      Form { Section("of a form") { Text("b") } }.headerProminence(isIncreased ? .increased : .standard)
    }
  }

  func testProminentHeadersAreLarger() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("headerProminence") {
        Headers()
      } holds: { shown in
        @MainActor func heights() -> [CGFloat] {
          ["of a list", "of a form"].map { shown.frame(of: shown.label($0)).height }
        }
        let before = heights()
        shown.click("Turn")
        for _ in 0..<500 where zip(heights(), before).contains(where: { $0 < $1 + 2 }) { settle(10) }
        let increased = heights()
        shown.click("Turn")
        for _ in 0..<500 where heights() != before { settle(10) }
        return zip(increased, before).allSatisfy { $0 >= $1 + 2 } && heights() == before
      }
    }
  }
}

@MainActor
private func children(of box: Native) -> [Native] {
  let list = gtk_container_get_children(cast(box))
  defer { g_list_free(list) }
  var found: [Native] = []
  var item = list
  while let current = item {
    found.append(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
    item = current.pointee.next
  }
  return found
}

/// Of the corner at the top left.
@MainActor
private func radius(_ widget: Native) -> Int32 {
  let style = gtk_widget_get_style_context(widget)
  var value = GValue()
  gtk_style_context_get_property(style, "border-radius", gtk_style_context_get_state(style), &value)
  defer { g_value_unset(&value) }
  return g_value_get_int(&value)
}

/// The rows of the list that is shown, headers included: how much of it each takes.
@MainActor
private func heights(_ shown: HostedScreen) -> [Int32] {
  let list = shown.the("FavesList")
  return (0..<faves_list_get_count(list)).map { index in
    var (top, height): (gint64, Int32) = (0, 0)
    faves_list_get_row_extent(list, index, &top, &height)
    return height
  }
}
