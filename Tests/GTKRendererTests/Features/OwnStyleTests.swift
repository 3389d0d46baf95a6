import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Styles of a program's own: what they are made of is on screen, and what they are given leads back to the binding.
final class OwnStyleTests: GTKTestCase {
  private struct Stamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration.isOn ? "stamped" : "blank") { configuration.isOn.toggle() }
        configuration.label
      }
    }
  }
  private struct Toggled: View {
    @ObservedObject var isOn: Followed<Bool>
    var body: some View { Toggle("Paid", isOn: $isOn.value).toggleStyle(Stamp()) }
  }

  func testToggles() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isOn = Followed(false)
      table("ToggleStyle", "toggleStyle") {
        Toggled(isOn: isOn)
      } holds: { shown in
        XCTAssertEqual(shown.texts, ["blank", "Paid"])
        shown.click("blank")
        XCTAssertTrue(isOn.value)
        XCTAssertEqual(shown.texts, ["stamped", "Paid"])
        isOn.value = false
        settle(20)
        return shown.texts == ["blank", "Paid"] && !shown.has("GtkSwitch")
      }
    }
  }

  private struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }
  private struct Above: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }
  private struct Under: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
        Text("boxed")
      }
    }
  }

  func testLabelsAndBoxes() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("LabelStyle", "labelStyle") {
        VStack { Label("Star", systemImage: "star") }.labelStyle(Trailing())
      } holds: {
        $0.frame(of: $0.label("Star")).maxX < $0.frame(of: $0.the("FavesImage")).minX
      }
      table("LabeledContentStyle", "labeledContentStyle") {
        LabeledContent("Name", value: "Ann").labeledContentStyle(Above())
      } holds: {
        $0.frame(of: $0.label("Name")).maxY <= $0.frame(of: $0.label("Ann")).minY
      }
      table("GroupBoxStyle", "groupBoxStyle") {
        GroupBox("Title") { Text("inside") }.groupBoxStyle(Under())
      } holds: {
        $0.texts == ["inside", "Title", "boxed"]
          && $0.frame(of: $0.label("inside")).maxY <= $0.frame(of: $0.label("Title")).minY
      }
    }
  }

  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(Int(configuration.value * 100)) of 100")
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
  private struct Steps: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 4)) of 4" } ?? "under way")
      configuration.currentValueLabel
    }
  }
  private struct Measured: View {
    @ObservedObject var value: Followed<Double>
    var body: some View {
      Gauge(value: value.value, in: 0...10) {
        Text("Fuel")
      } currentValueLabel: {
        Text("now \(Int(value.value))")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      }
      .gaugeStyle(Words())
      ProgressView("Copying", value: value.value, total: 10).progressViewStyle(Steps())
      ProgressView().progressViewStyle(Steps())
    }
  }

  func testGaugesAndProgress() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let value = Followed(5.0)
      table("GaugeStyle", "gaugeStyle", "ProgressViewStyle", "progressViewStyle") {
        Measured(value: value)
      } holds: { shown in
        XCTAssertEqual(
          shown.texts,
          ["Fuel", "50 of 100", "now 5", "least", "most", "Copying", "2 of 4", "under way"])
        value.value = 10
        settle(20)
        return shown.texts == [
          "Fuel", "100 of 100", "now 10", "least", "most", "Copying", "4 of 4", "under way",
        ]
      }
    }
  }

  private struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button(configuration.isExpanded ? "hide" : "show") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
  private struct Disclosed: View {
    @ObservedObject var isOpen: Followed<Bool>
    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen.value) { Text("inside") }.disclosureGroupStyle(Drawer())
    }
  }

  func testDisclosures() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isOpen = Followed(false)
      table("DisclosureGroupStyle", "disclosureGroupStyle") {
        Disclosed(isOpen: isOpen)
      } holds: { shown in
        shown.click("show")
        XCTAssertEqual(shown.texts, ["More", "hide", "inside"])
        XCTAssertTrue(isOpen.value)
        isOpen.value = false
        settle(20)
        return shown.texts == ["More", "show"]
      }
    }
  }

  private struct Beside: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("opens:")
        Menu(configuration)
      }
    }
  }
  private struct Days: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("day \(Int(configuration.selection.timeIntervalSince1970 / 86400))")
        Button("later") { configuration.selection += 86400 }
      }
    }
  }
  private struct Dated: View {
    @ObservedObject var date: Followed<Date>
    var body: some View { DatePicker("When", selection: $date.value).datePickerStyle(Days()) }
  }

  func testMenusAndDates() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept(0)
      table("MenuStyle", "menuStyle") {
        Menu("More") { Button("One") { said.value += 1 } }.menuStyle(Beside())
      } holds: { shown in
        let button = shown.the("GtkMenuButton")
        XCTAssertEqual(shown.texts, ["opens:", "More"])
        gtk_toggle_button_set_active(cast(button), 1)
        settle(300)
        let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(cast(button))!)
          .assumingMemoryBound(to: GtkWidget.self)
        gtk_button_clicked(cast(parts(of: popover, "GtkModelButton")[0]))
        settle(300)
        return said.value == 1
      }
      let date = Followed(Date(timeIntervalSince1970: 86400))
      table("DatePickerStyle", "datePickerStyle") {
        Dated(date: date)
      } holds: { shown in
        XCTAssertEqual(shown.texts, ["When", "day 1", "later"])
        shown.click("later")
        XCTAssertEqual(date.value, Date(timeIntervalSince1970: 2 * 86400))
        date.value = Date(timeIntervalSince1970: 0)
        settle(20)
        return shown.texts == ["When", "day 0", "later"] && !shown.has("GtkMenuButton")
      }
    }
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("above")
        configuration.content
      }
    }
  }
  private struct Marked: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Text("›")
        configuration
      }
    }
  }
  private struct Filled: View {
    @ObservedObject var name: Followed<String>
    var body: some View {
      Form { TextField("Name", text: $name.value).textFieldStyle(Marked()) }.formStyle(Framed())
    }
  }

  func testFormsAndFields() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let name = Followed("Ann")
      table("FormStyle", "formStyle", "TextFieldStyle", "textFieldStyle") {
        Filled(name: name)
      } holds: { shown in
        let entry = shown.entries[0]
        let (mark, field) = (shown.frame(of: shown.label("›")), shown.frame(of: entry))
        XCTAssertLessThanOrEqual(shown.frame(of: shown.label("above")).maxY, field.minY)
        XCTAssertLessThanOrEqual(mark.maxX, field.minX)
        gtk_entry_set_text(cast(entry), "Bo")
        settle(20)
        XCTAssertEqual(name.value, "Bo")
        name.value = "Cid"
        settle(20)
        return String(cString: gtk_entry_get_text(cast(entry))) == "Cid"
      }
    }
  }
}
