import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Gauges that are a track.
final class GaugeTests: GTKTestCase {
  private struct Instruments: View {
    let value: Double
    var body: some View {
      VStack(spacing: 20) {
        Gauge(value: value) {
          Text("Marked")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: value) {
          Text("Filled")
        } currentValueLabel: {
          Text("so much")
        } minimumValueLabel: {
          Text("least")
        } maximumValueLabel: {
          Text("most")
        }
        .gaugeStyle(.accessoryLinearCapacity)
      }
      .tint(Color(red: 1, green: 0, blue: 0))
      .frame(width: 300)
    }
  }

  /// The columns of the tint between two labels, in the middle of their height, from the end of the first.
  @MainActor
  private static func tinted(
    _ shown: HostedScreen, _ first: String, _ last: String
  ) -> (columns: [Int], width: Int) {
    let (low, high) = (shown.frame(of: shown.label(first)), shown.frame(of: shown.label(last)))
    let drawn = DrawnWidget(shown.window)
    let columns = (Int(low.maxX)..<Int(high.minX)).filter { x in
      let color = drawn.color(x, Int(low.midY))
      return color[0] > 200 && color[1] < 60
    }
    return (columns.map { $0 - Int(low.maxX) }, Int(high.minX - low.maxX))
  }

  func testAMarkerStandsWhereTheValueIs() throws {
    try onScreen { renderer in
      for value in [0.25, 0.75] {
        let shown = HostedScreen(renderer, Instruments(value: value))
        let (columns, width) = Self.tinted(shown, "low", "high")
        let gap = try XCTUnwrap(zip(columns, columns.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 })
        XCTAssertGreaterThan(gap.1 - gap.0, 8, "the track is cut where the marker is")
        XCTAssertLessThan(gap.1 - gap.0, 24)
        XCTAssertEqual(Double(gap.0 + gap.1) / 2, value * Double(width), accuracy: 8)
        XCTAssertFalse(shown.texts.contains("Marked"), "there is no room for it beside the bounds")
        shown.close()
      }
    }
  }

  func testATrackIsFilledUpToTheValue() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Instruments(value: 0.75))
      let (columns, width) = Self.tinted(shown, "least", "most")
      XCTAssertEqual(Double(columns.last ?? 0), 0.75 * Double(width), accuracy: 8)
      XCTAssertGreaterThan(columns.count, 60)
      let (label, now) = (shown.frame(of: shown.label("Filled")), shown.frame(of: shown.label("so much")))
      XCTAssertLessThan(label.maxY, shown.frame(of: shown.label("least")).minY + 1)
      XCTAssertGreaterThan(now.minY, shown.frame(of: shown.label("least")).maxY - 1)
      shown.close()
    }
  }

  @MainActor
  private final class Speed: ObservableObject {
    @Published var value = 4.0
  }
  private struct Spoken: View {
    let style: Int
    @ObservedObject var speed: Speed
    var body: some View {
      let gauge = Gauge(value: speed.value, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("now")
      }
      switch style {
      case 0: gauge.gaugeStyle(.accessoryLinear)
      case 1: gauge.gaugeStyle(.accessoryLinearCapacity)
      case 2: gauge.gaugeStyle(.accessoryCircular)
      default: gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }

  func testADrawnGaugeTellsAssistiveToolsWhatItIsAndItsValue() throws {
    try onScreen { renderer in
      for style in 0..<4 {
        let speed = Speed()
        let shown = HostedScreen(renderer, Spoken(style: style, speed: speed))
        func bar(in object: UnsafeMutablePointer<AtkObject>) -> UnsafeMutablePointer<AtkObject>? {
          if atk_object_get_role(object) == ATK_ROLE_PROGRESS_BAR { return object }
          for index in 0..<atk_object_get_n_accessible_children(object) {
            guard let child = atk_object_ref_accessible_child(object, index) else { continue }
            defer { g_object_unref(child) }
            if let found = bar(in: child) { return found }
          }
          return nil
        }
        func level(_ object: UnsafeMutablePointer<AtkObject>) -> Double {
          var value = -1.0
          atk_value_get_value_and_text(OpaquePointer(object), &value, nil)
          return value
        }
        let object = try XCTUnwrap(bar(in: gtk_widget_get_accessible(shown.window)), "\(style)")
        XCTAssertEqual(level(object), 0.4, accuracy: 1e-9, "\(style)")
        XCTAssertEqual(String(cString: atk_object_get_description(object)), "40%", "\(style)")
        XCTAssertEqual(atk_object_get_name(object).map { String(cString: $0) }, "Speed", "\(style)")
        speed.value = 7
        XCTAssertTrue(becomes { abs(level(object) - 0.7) < 1e-9 }, "\(style)")
        shown.close()
      }
    }
  }

  private struct Rings: View {
    let value: Double
    var body: some View {
      HStack {
        Gauge(value: value) { Text("open") }.gaugeStyle(.accessoryCircular)
        Gauge(value: value) { Text("shut") }.gaugeStyle(.accessoryCircularCapacity)
      }
      .tint(Color(red: 1, green: 0, blue: 0))
    }
  }

  func testAnOpenRingIsWholeAndMarkedAtTheValue() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rings(value: 0.25))
      let drawn = DrawnWidget(shown.window)
      /// The colour of a ring around a text, at a share of its range.
      @MainActor func color(_ text: String, _ share: Double) -> [Int] {
        let place = shown.frame(of: shown.label(text))
        let degrees = text == "open" ? 135 + 270 * share : -90 + 360 * share
        let angle = degrees * .pi / 180
        return drawn.color(Int(place.midX + 28 * cos(angle)), Int(place.midY + 28 * sin(angle)))
      }
      @MainActor func isTinted(_ text: String, _ share: Double) -> Bool {
        let color = color(text, share)
        return color[0] > 200 && color[1] < 60
      }
      XCTAssertEqual(
        [0.02, 0.1, 0.25, 0.4, 0.7, 0.98].map { isTinted("open", $0) }, [true, true, false, true, true, true])
      XCTAssertLessThan(color("open", 0.25)[0], 100, "a dark marker, as words are")
      XCTAssertEqual([0.1, 0.4, 0.7].map { isTinted("shut", $0) }, [true, false, false])
      shown.close()
    }
  }

  func testAnOpenRingAndATrackBeginAtTheirLeadingEndAndAClosedRingGoesClockwise() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Rings(value: 0.25)
          Instruments(value: 0.25)
        }
        .environment(\.layoutDirection, .rightToLeft))
      let drawn = DrawnWidget(shown.window)
      @MainActor func isTinted(_ text: String, _ degrees: Double) -> Bool {
        let place = shown.frame(of: shown.label(text))
        let angle = degrees * .pi / 180
        let color = drawn.color(Int(place.midX + 28 * cos(angle)), Int(place.midY + 28 * sin(angle)))
        return color[0] > 200 && color[1] < 60
      }
      XCTAssertEqual(
        [0.02, 0.1, 0.25, 0.4, 0.7, 0.98].map { isTinted("open", 45 - 270 * $0) },
        [true, true, false, true, true, true])
      XCTAssertEqual(
        [0.1, 0.4, 0.7].map { isTinted("shut", -90 + 360 * $0) }, [true, false, false],
        "as a clock's hands go")
      let (filled, width) = Self.tinted(shown, "most", "least")
      XCTAssertEqual(Double(filled.first ?? 0), 0.75 * Double(width), accuracy: 8)
      let (marked, whole) = Self.tinted(shown, "high", "low")
      let gap = try XCTUnwrap(zip(marked, marked.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 })
      XCTAssertEqual(Double(gap.0 + gap.1) / 2, 0.75 * Double(whole), accuracy: 8)
      shown.close()
    }
  }

  func testTheGapAroundAMarkerShowsWhatIsBehind() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Rings(value: 0.5)
          Instruments(value: 0.5)
        }
        .padding(10).background(Color(red: 0, green: 0, blue: 1)))
      let drawn = DrawnWidget(shown.window)
      let open = shown.frame(of: shown.label("open"))
      let (low, high) = (shown.frame(of: shown.label("low")), shown.frame(of: shown.label("high")))
      let middle = (Int(open.midX), Int(open.midY))
      let track = (Int(low.maxX + high.minX) / 2, Int(low.midY))
      // The ring's marker stands at its top.
      for (x, y) in [(middle.0, middle.1 - 28), track] {
        XCTAssertLessThan(drawn.color(x, y)[2], 120, "the marker")
      }
      for (x, y) in [
        (middle.0, middle.1 - 28 + 6), (middle.0, middle.1 - 28 - 6), (track.0, track.1 - 7),
        (track.0, track.1 + 7),
      ] {
        XCTAssertEqual(drawn.color(x, y), [0, 0, 255], "\(x), \(y)")
      }
      shown.close()
    }
  }
}
