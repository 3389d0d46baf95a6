import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Charts in words")
struct ChartDescriptorTests {
  private struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
      let sold = AXNumericDataAxisDescriptor(title: "Sold", range: 0...10, gridlinePositions: []) {
        "\(Int($0)) sold"
      }
      let series = AXDataSeriesDescriptor(
        name: "Cars", isContinuous: false,
        dataPoints: [.init(x: "May", y: 3), .init(x: "June", y: 5, label: "best")])
      return AXChartDescriptor(
        title: "Sales", summary: "More each month", xAxis: months, yAxis: sold, series: [series])
    }
  }

  @Test("A chart's title, summary and values are told to assistive tools")
  func words() {
    let screen = Screen { Text("chart").accessibilityChartDescriptor(Sales()) }
    #expect(
      screen.text("chart").widget.attributes?.accessibilityHint
        == "Sales. More each month. Cars, May: 3 sold, best: June: 5 sold")
    screen.close()
  }
}
