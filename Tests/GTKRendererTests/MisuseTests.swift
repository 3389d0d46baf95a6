import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Bad input is said once, in words, and reaches GTK as something it can show: a complaint of GTK's own would fail these.
final class MisuseTests: GTKTestCase {
  private struct BrokenLine: View {
    @ObservedObject var width: Followed<Double>
    var body: some View {
      Path {
        $0.move(to: CGPoint(x: Double.nan, y: 1))
        $0.addLine(to: CGPoint(x: 9, y: 9))
      }
      .stroke(.red).frame(width: width.value, height: 20)
      Canvas { context, _ in
        var path = Path()
        path.move(to: CGPoint(x: 2, y: Double.infinity))
        path.addLine(to: .zero)
        context.stroke(path, with: .color(.red))
      }
      .frame(width: width.value, height: 20)
    }
  }

  func testWhatIsDrawnNowhereIsToldOnceWithItsView() throws {
    try onScreen { renderer in
      let width = Followed(40.0)
      let lines = try StandardError.lines {
        let screen = HostedScreen(renderer, BrokenLine(width: width))
        settle(50)
        width.value = 50
        settle(50)
        screen.close()
      }
      XCTAssertEqual(lines.count, 2, "\(lines)")
      XCTAssertTrue(lines.contains { $0.contains("(nan, 1.0) in the body of BrokenLine:") }, "\(lines)")
      XCTAssertTrue(
        lines.contains { $0.contains("(2.0, inf) in the body of Canvas in BrokenLine:") }, "\(lines)")
    }
  }

  /// What is asked for, and what the warning must hold.
  private struct Case {
    let said: String
    /// Made while somebody listens: some modifiers look at what they are given at once.
    let view: () -> AnyView
    init(_ said: String, @ViewBuilder _ view: @escaping () -> some View) {
      self.said = said
      self.view = { AnyView(view()) }
    }
  }

  func testSizesThatNoWidgetCanHave() throws {
    try onScreen { renderer in
      for value in [Double.nan, -7.25, -.infinity] {
        let cases = [
          Case("frame dimension \(value)") { Text("x").frame(width: value, height: value) },
          Case("frame dimension \(value)") { Text("x").frame(minWidth: value, maxHeight: value) },
          Case("font size \(value)") { Text("x").font(.system(size: value)) },
          Case("font size \(value)") { Image(systemName: "magnifyingglass").font(.system(size: value)) },
          Case("font size \(value)") {
            TextField("x", text: .constant("x")).font(.custom("Serif", size: value))
          },
          Case("length of a spacer \(value)") { HStack { Spacer(minLength: value) } },
          Case("corner radius \(value)") { Text("x").cornerRadius(value) },
          Case("corner radius \(value)") { RoundedRectangle(cornerRadius: value).fill(.red) },
        ]
        // These may be below zero: what is beside lies over each other then.
        let lengths = [
          Case("padding \(value)") { Text("x").padding(value) },
          Case("spacing of a stack \(value)") { VStack(spacing: value) { Text("x") } },
          Case("spacing of a lazy stack or grid \(value)") {
            ScrollView { LazyVStack(spacing: value) { ForEach(0..<3) { Text("\($0)") } } }
          },
          Case("spacing of a lazy stack or grid \(value)") {
            ScrollView(.horizontal) { LazyHStack(spacing: value) { ForEach(0..<3) { Text("\($0)") } } }
          },
          Case("spacing of a grid item \(value)") {
            ScrollView {
              LazyVGrid(columns: [GridItem(spacing: value), GridItem()]) { ForEach(0..<3) { Text("\($0)") } }
            }
          },
          Case("offset \(value)") { Text("x").offset(x: value) },
          Case("scale \(value)") { Text("x").scaleEffect(value) },
          Case("angle \(value)") { Text("x").rotationEffect(.radians(value)) },
          Case("position \(value)") { Text("x").position(x: value, y: 5) },
        ]
        for (number, test) in (cases + (value == -7.25 ? [] : lengths)).enumerated() {
          // Warnings are given once per text, so each listens for itself.
          let said = try warnings {
            let screen = HostedScreen(renderer, VStack { test.view() })
            settle(30)
            screen.close()
          }
          XCTAssertTrue(said.contains { $0.contains("Invalid \(test.said)") }, "\(number): \(said)")
        }
      }
    }
  }

  func testAnInfiniteWidthIsToldAndIgnored() throws {
    try onScreen { renderer in
      let said = try warnings {
        let screen = HostedScreen(renderer, Button("x") {}.frame(width: .infinity, height: 20))
        settle(50)
        XCTAssertLessThan(gtk_widget_get_allocated_width(screen.window), 1_000)
        screen.close()
      }
      XCTAssertTrue(said.contains { $0.contains("Invalid frame dimension inf") }, "\(said)")
    }
  }

  func testNumbersThatAreNone() throws {
    try onScreen { renderer in
      let cases = [
        Case("font size inf") { Text("x").font(.system(size: .infinity)) },
        Case("kerning nan") { Text("x").kerning(.nan) },
        Case("baseline offset inf") { Text("x").baselineOffset(.infinity) },
        Case("opacity of a colour nan") { Text("x").foregroundColor(.red.opacity(.nan)) },
        Case("opacity of a colour nan") { Text("x").foregroundColor(.primary.opacity(.nan)) },
        Case("step of a slider nan") { Slider(value: .constant(0), in: 0...1, step: .nan) },
        Case("step of a slider 0.0") { Slider(value: .constant(0), in: 0...1, step: 0) },
        Case("upper bound of a slider inf") { Slider(value: .constant(0), in: 0...Double.infinity) },
      ]
      for test in cases {
        let said = try warnings {
          let screen = HostedScreen(renderer, VStack { test.view() })
          settle(30)
          screen.close()
        }
        XCTAssertTrue(said.contains { $0.contains("Invalid \(test.said)") }, "\(test.said): \(said)")
      }
    }
  }

  func testANumberThatDiffersEachTimeIsSaidAFewTimesPerPlaceAndFault() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        for radius in 310...330 {
          HostedScreen(renderer, VStack { First(radius: -Double(radius)) }).close()
          HostedScreen(renderer, VStack { Second(radius: -Double(radius)) }).close()
        }
        HostedScreen(renderer, VStack { First(radius: .nan) }).close()
      }
      let said = lines.filter { $0.contains("blur radius -3") }
      XCTAssertEqual(said.count, 10, "\(lines)")
      XCTAssertEqual(said.filter { $0.contains("in the body of Second") }.count, 5, "\(said)")
      XCTAssertTrue(
        said.first?.hasSuffix("in the body of First: it is below zero, and 0.0 counts instead.") == true)
      XCTAssertEqual(lines.filter { $0.contains("blur radius nan in the body of First") }.count, 1)
    }
  }
  private struct Thrice: View {
    var body: some View {
      Text("a").frame(width: -5.125)
      Text("b").frame(width: -6.125)
      Text("c").frame(width: .nan)
      Text("d").frame(width: -5.125)
    }
  }

  func testEachNumberInABodyThatMakesNoSenseIsSaidOnce() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        for _ in 0..<2 { HostedScreen(renderer, VStack { Thrice() }).close() }
      }
      let said = lines.filter { $0.contains("in the body of Thrice") }
      XCTAssertEqual(said.count, 3, "\(lines)")
      for value in ["-5.125", "-6.125", "nan"] {
        XCTAssertTrue(said.contains { $0.contains("frame dimension \(value) in") }, "\(value): \(said)")
      }
    }
  }
  private struct First: View {
    let radius: Double
    var body: some View { Text("x").blur(radius: radius) }
  }
  private struct Second: View {
    let radius: Double
    var body: some View { Text("x").blur(radius: radius) }
  }

  func testAnInvalidSizeIsSaidOnce() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        for _ in 0..<3 { HostedScreen(renderer, VStack { Text("x").cornerRadius(-3.5) }).close() }
      }
      XCTAssertEqual(lines.filter { $0.contains("corner radius -3.5") }.count, 1, "\(lines)")
    }
  }
}

/// What `body` is warned of, repetitions included.
@MainActor
private func warnings(_ body: () throws -> Void) throws -> [String] {
  let said = LockedValue<[String]>([])
  Diagnostics.listen { message in said.withLock { $0.append(message) } }
  defer { Diagnostics.listen(nil) }
  try body()
  return said.withLock { $0 }
}
