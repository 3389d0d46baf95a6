import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How high controls are by their size.
final class ControlSizeTests: GTKTestCase {
  private struct Sized: View {
    let size: ControlSize
    let control: AnyView
    var body: some View { control.labelsHidden().controlSize(size).fixedSize() }
  }

  /// The heights of a control in all sizes, the smallest first.
  @MainActor
  private static func heights(_ renderer: GTKRenderer, _ control: some View) -> [CGFloat] {
    ControlSize.allCases.map { size in
      CGFloat(renderer.size(of: Sized(size: size, control: AnyView(control)), width: nil, height: nil).height)
    }
  }

  func testEachSizeIsHigherThanTheOneBefore() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ control: some View) {
        let heights = Self.heights(renderer, control)
        XCTAssertTrue(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(heights)")
      }
      check("button", Button("Words") {})
      check("prominent button", Button("Words") {}.buttonStyle(.borderedProminent))
      check("field", TextField("Prompt", text: .constant("Words")))
      check("picker", Picker("Label", selection: .constant(1)) { Text("One").tag(1) })
      check(
        "choices side by side",
        Picker("Label", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented))
      check("stepper", Stepper("Label", value: .constant(1)))
      let date = Binding.constant(Date(timeIntervalSince1970: 0))
      check("date", DatePicker("Label", selection: date, displayedComponents: .date))
      check("time", DatePicker("Label", selection: date, displayedComponents: .hourAndMinute))
      check("date and time", DatePicker("Label", selection: date))
    }
  }
}
