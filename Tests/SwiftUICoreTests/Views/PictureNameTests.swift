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
    func label(@ViewBuilder icon: () -> some View) -> some View {
      Label(title: { Text("Home") }, icon: icon)
    }
    #expect(besideTitles(label { Image(systemName: "house").foregroundStyle(.red) }) == [true])
    #expect(besideTitles(label { Image("house").resizable().frame(width: 9).padding(2) }) == [true])
    let pair = label {
      Image(systemName: "house").background { Image(systemName: "circle") }
    }
    #expect(besideTitles(pair) == [true, true])
    #expect(besideTitles(pair.labelStyle(.titleAndIcon)) == [true, true])
    #expect(
      besideTitles(
        HStack {
          Image(systemName: "house")
          Text("Home")
        }) == [false])
  }

  private struct Coloured: View {
    @State private var isRed = false
    var body: some View {
      Button("Red") { isRed = true }
      Label {
        Text("Home")
      } icon: {
        Image(systemName: isRed ? "house.fill" : "house").foregroundColor(isRed ? .red : nil)
      }
      Image(systemName: "star")
    }
  }

  @Test("An icon that changes its look and symbol is told by its title as before")
  func changedIcon() {
    let screen = Screen { Coloured() }
    func pictures() -> [ImageDescription] {
      screen.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }
    }
    #expect(pictures().map(\.isBesideTitle) == [true, false])
    screen.button("Red").tap()
    #expect(pictures().map(\.isBesideTitle) == [true, false])
    #expect(pictures().map(\.source) == [.symbol("house.fill"), .symbol("star")])
    #expect(pictures()[0].style.foreground == .red)
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
