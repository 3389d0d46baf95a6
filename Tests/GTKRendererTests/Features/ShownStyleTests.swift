import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What GTK makes of the styles that the library has.
final class ShownStyleTests: GTKTestCase {
  func testALabelIsItsTitleItsSymbolOrBoth() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("labelStyle", "Label") {
        VStack { Label("Star", systemImage: "star") }.labelStyle(.titleAndIcon)
      } holds: {
        $0.texts == ["Star"]
          && $0.frame(of: $0.the("FavesImage")).maxX < $0.frame(of: $0.label("Star")).minX
      }
      table("labelStyle", "Label") {
        Label("Star", systemImage: "star").labelStyle(.titleOnly)
      } holds: {
        $0.texts == ["Star"] && !$0.has("FavesImage")
      }
      table("labelStyle", "Label") {
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      } holds: { shown in
        let button = gtk_widget_get_ancestor(shown.all("FavesImage")[1], gtk_button_get_type())!
        // What is not shown is said.
        return shown.texts.isEmpty && shown.name(shown.the("FavesImage")) == "Star"
          && shown.name(button) == "Add"
      }
    }
  }

  private struct Styled: View {
    let index: Int
    let said: Kept<Int>
    var body: some View {
      let button = Button("Go") { said.value += 1 }
      switch index {
      case 0: button.buttonStyle(.automatic)
      case 1: button.buttonStyle(.plain)
      case 2: button.buttonStyle(.borderless)
      case 3: button.buttonStyle(.bordered)
      case 4: button.buttonStyle(.borderedProminent)
      case 5: button.buttonStyle(.link)
      case 6: button.buttonStyle(.accessoryBar)
      case 7: button.buttonStyle(.accessoryBarAction)
      case 8: button.buttonStyle(.glass)
      default: button.buttonStyle(.glassProminent)
      }
    }
  }

  func testAButtonHasTheClassesOfItsStyle() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let classes = [
        "faves-bare", GTK_STYLE_CLASS_FLAT, GTK_STYLE_CLASS_SUGGESTED_ACTION, "faves-link", "faves-capsule",
      ]
      let wanted: [Set<String>] = [
        [], ["faves-bare"], [GTK_STYLE_CLASS_FLAT], [], [GTK_STYLE_CLASS_SUGGESTED_ACTION],
        [GTK_STYLE_CLASS_FLAT, "faves-link"], [GTK_STYLE_CLASS_FLAT], [], ["faves-capsule"],
        [GTK_STYLE_CLASS_SUGGESTED_ACTION, "faves-capsule"],
      ]
      for (index, expected) in wanted.enumerated() {
        let said = Kept(0)
        table("buttonStyle") {
          Styled(index: index, said: said)
        } holds: { shown in
          let button = gtk_widget_get_ancestor(shown.label("Go"), gtk_button_get_type())!
          XCTAssertEqual(Set(classes.filter { shown.hasClass(button, $0) }), expected, "\(index)")
          shown.click("Go")
          return said.value == 1
        }
      }
    }
  }

  private struct Dated: View {
    let index: Int
    let date: Kept<Date>
    var body: some View {
      let picker = DatePicker("When", selection: date.binding, displayedComponents: .date)
        .environment(\.calendar, ShownStyleTests.calendar).environment(\.timeZone, .gmt)
      switch index {
      case 0: picker.datePickerStyle(.automatic)
      case 1: picker.datePickerStyle(.compact)
      case 2: picker.datePickerStyle(.field)
      case 3: picker.datePickerStyle(.stepperField)
      case 4: picker.datePickerStyle(.wheel)
      default: picker.datePickerStyle(.graphical)
      }
    }
  }
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  func testADateIsChosenInEachStyle() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for index in 0..<6 {
        let date = Kept(Date(timeIntervalSince1970: 1_700_000_000))
        table("datePickerStyle", "DatePicker") {
          Dated(index: index, date: date)
        } holds: { shown in
          let picker = renderer.presented[0].first(DatePickerWidget.self)!
          let isGraphical = index == 5
          XCTAssertEqual(picker.isGraphical, isGraphical, "\(index)")
          // Otherwise it is in a bubble that a button opens.
          XCTAssertEqual(shown.has("FavesCalendar"), isGraphical, "\(index)")
          if !isGraphical {
            gtk_button_clicked(cast(shown.the("GtkMenuButton")))
            XCTAssertTrue(
              becomes { picker.calendar.map { gtk_widget_get_mapped($0) != 0 } ?? false }, "\(index)")
          }
          gtk_calendar_select_day(cast(picker.calendar!), 20)
          settle(50)
          if !isGraphical { picker.close() }
          settle(50)
          return Self.calendar.component(.day, from: date.value) == 20
            && Self.calendar.component(.month, from: date.value) == 11
        }
      }
    }
  }

  private struct Measured: View {
    let index: Int
    @ObservedObject var value: Followed<Double>
    var body: some View {
      let gauge = Gauge(value: value.value, in: 0...10) {
        Text("Fuel")
      } currentValueLabel: {
        Text("\(Int(value.value)) l")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      switch index {
      case 0: gauge.gaugeStyle(.automatic)
      case 1: gauge.gaugeStyle(.linearCapacity)
      case 2: gauge.gaugeStyle(.accessoryLinear)
      case 3: gauge.gaugeStyle(.accessoryLinearCapacity)
      case 4: gauge.gaugeStyle(.accessoryCircular)
      default: gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }

  func testAGaugeIsABarATrackOrARing() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for index in 0..<6 {
        let value = Followed(2.0)
        table("gaugeStyle", "Gauge") {
          Measured(index: index, value: value)
        } holds: { shown in
          let (isBar, isRing) = (index < 2, index >= 4)
          XCTAssertEqual(shown.has("GtkProgressBar"), isBar, "\(index)")
          // One that is to be small says what it measures to assistive tools alone.
          XCTAssertEqual(shown.texts.contains("2 l"), index != 2, "\(index)")
          let before = DrawnPicture(shown.window)
          let place = isRing ? shown.frame(of: shown.label("2 l")) : .zero
          value.value = 7
          settle(50)
          layOut(shown.window)
          XCTAssertEqual(shown.texts.contains("7 l"), index != 2, "\(index)")
          if isBar {
            return abs(gtk_progress_bar_get_fraction(cast(shown.the("GtkProgressBar"))) - 0.7) < 0.001
          }
          let after = DrawnPicture(shown.window)
          guard isRing else {
            // Somewhere between its bounds the track is another.
            let (least, most) = (shown.frame(of: shown.label("0")), shown.frame(of: shown.label("10")))
            return (Int(least.maxX)..<Int(most.minX)).contains {
              before.pixel($0, Int(least.midY)) != after.pixel($0, Int(least.midY))
            }
          }
          // Somewhere around the words the ring, or the marker on it, has gone on.
          return (0..<72).contains { step in
            let angle = Double(step) * .pi / 36
            let (x, y) = (Int(place.midX + 28 * cos(angle)), Int(place.midY + 28 * sin(angle)))
            return before.pixel(x, y) != after.pixel(x, y)
          }
        }
      }
    }
  }

  private struct Offered: View {
    let index: Int
    let said: Kept<Int>
    var body: some View {
      let menu = Menu("More") { Button("One") { said.value += 1 } }
      switch index {
      case 0: menu.menuStyle(.automatic)
      case 1: menu.menuStyle(.button)
      case 2: menu.menuStyle(.borderlessButton)
      case 3: menu.menuStyle(.borderedButton)
      default: menu.menuStyle(.button).buttonStyle(.borderedProminent)
      }
    }
  }

  func testAMenusButtonHasTheClassesOfItsStyle() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let wanted: [Set<String>] = [
        [], [], [GTK_STYLE_CLASS_FLAT], [], [GTK_STYLE_CLASS_SUGGESTED_ACTION],
      ]
      for (index, expected) in wanted.enumerated() {
        let said = Kept(0)
        table("menuStyle", "Menu") {
          Offered(index: index, said: said)
        } holds: { shown in
          let button = shown.the("GtkMenuButton")
          let classes = [GTK_STYLE_CLASS_FLAT, GTK_STYLE_CLASS_SUGGESTED_ACTION]
          XCTAssertEqual(Set(classes.filter { shown.hasClass(button, $0) }), expected, "\(index)")
          gtk_toggle_button_set_active(cast(button), 1)
          settle(300)
          let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(cast(button))!)
            .assumingMemoryBound(to: GtkWidget.self)
          gtk_button_clicked(cast(parts(of: popover, "GtkModelButton")[0]))
          settle(300)
          return said.value == 1
        }
      }
    }
  }
}
