import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// What a picture is called that is a label, or stands beside words.
@MainActor
@Suite("Names by pictures")
struct PictureNameTests {
  @Test(
    "A gauge that is drawn is called by its label, be it a picture, unless the program calls it otherwise")
  func gauges() {
    func names(_ view: some View) -> [String?] {
      Screen { view }.front.all.compactMap(\.widget.attributes).filter { $0.accessibilityLevel != nil }
        .map(\.accessibilityLabel)
    }
    for isOwn in [false, true] {
      let gauge = Gauge(value: 0.4) {
        Image(systemName: "bolt")
      } currentValueLabel: {
        Text("40")
      }
      #expect(names(gauge.gaugeStyle(.accessoryCircular)) == ["bolt"])
      #expect(names(gauge.gaugeStyle(.accessoryLinear)) == ["bolt"])
      #expect(
        names(gauge.accessibilityLabel("Charge", isEnabled: isOwn).gaugeStyle(.accessoryLinear))
          == [isOwn ? "Charge" : "bolt"])
      #expect(names(gauge.gaugeStyle(.accessoryLinear).accessibilityLabel("Charge")) == ["Charge"])
    }
  }

  @Test("The icon of a label is told by its title")
  func icons() {
    func besideTitles(_ view: some View) -> [Bool] {
      Screen { view }.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }
        .map(\.isBesideTitle)
    }
    #expect(besideTitles(Label("Home", systemImage: "house")) == [true])
    #expect(besideTitles(Label("Home", systemImage: "house").labelStyle(.titleAndIcon)) == [true])
    #expect(
      besideTitles(
        HStack {
          Image(systemName: "house")
          Text("Home")
        }) == [false])
  }

  @Test("A slider is called by what its label is, the name that was given to it first")
  func sliders() {
    func name(_ label: some View) -> String {
      let slider = Screen { Slider(value: .constant(0.5)) { label } }.front.all.first { $0.kind == "slider" }
      return slider?.label ?? ""
    }
    #expect(name(Image(systemName: "sun.max")) == "sun.max")
    #expect(name(Image(systemName: "sun.max").accessibilityLabel("Brightness")) == "Brightness")
    #expect(name(Image("lamp")) == "lamp")
  }

  @Test("Only what a table shows its rows in is told to be one")
  func tables() {
    struct Film: Identifiable { let id: String }
    let screen = Screen {
      Table([Film(id: "Alpha")]) { TableColumn("Title", value: \Film.id) }
      List { Text("row") }
    }
    let lists = screen.front.all.compactMap { $0.widget.anyDescription as? ListDescription }
    #expect(lists.map(\.isTable) == [true, false])
  }
}
