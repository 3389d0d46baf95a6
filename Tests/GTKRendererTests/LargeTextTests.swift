import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What must grow with the text, so that nothing is cut.
final class LargeTextTests: GTKTestCase {
  /// Shows a view, then makes the text twice as large, and back.
  @MainActor
  private static func twice<V: View>(
    _ renderer: GTKRenderer, _ view: V, _ test: (HostedScreen, Double) -> Void
  ) {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    let dpi = faves_get_int(settings, "gtk-xft-dpi")
    faves_set_int(settings, "gtk-xft-dpi", 96 * 1024)
    let shown = HostedScreen(renderer, view)
    test(shown, 1)
    faves_set_int(settings, "gtk-xft-dpi", 192 * 1024)
    test(shown, 2)
    faves_set_int(settings, "gtk-xft-dpi", dpi)
    shown.close()
  }

  @MainActor
  private static func wait(_ what: String, until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { settle(10) }
    XCTAssertTrue(isSo(), what)
  }

  func testAFormIsAsWideAsItsLettersAreLarge() throws {
    try onScreen { renderer in
      Self.twice(renderer, Form { Text("row") }) { shown, scale in
        let clamp = shown.all("HdyClamp")[0]
        Self.wait("lines of the same letters, at \(scale)") {
          hdy_clamp_get_maximum_size(cast(clamp)) == Int32(600 * scale)
            && hdy_clamp_get_tightening_threshold(cast(clamp)) == Int32(480 * scale)
        }
      }
    }
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }
  private struct Outline: View {
    var body: some View {
      VStack(alignment: .leading) {
        OutlineGroup([Node(id: "Fruit", children: []), Node(id: "Bread")], children: \.children) {
          Text($0.id)
        }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
      }
    }
  }

  func testWhatHasNoArrowStandsUnderTheLabelsOfWhatHas() throws {
    try onScreen { renderer in
      Self.twice(renderer, Outline()) { shown, scale in
        for (above, below) in [("Fruit", "Bread"), ("More", "inside")] {
          Self.wait("“\(below)” under “\(above)”, at \(scale)") {
            let left = shown.letters(of: shown.label(above)).minX
            return left > 18 * scale && abs(left - shown.letters(of: shown.label(below)).minX) <= 2
          }
        }
      }
    }
  }

  func testRingsAndSpinnersGrowWithTheText() throws {
    try onScreen { renderer in
      let view = VStack {
        ProgressView(value: 0.5).progressViewStyle(.circular)
        ProgressView("Busy")
      }
      Self.twice(renderer, view) { shown, scale in
        for (type, side) in [("GtkProgressBar", 32), ("GtkSpinner", 16)] {
          Self.wait("\(type) at \(scale)") {
            shown.frame(of: shown.the(type)).size
              == CGSize(width: side * Int(scale), height: side * Int(scale))
          }
        }
      }
    }
  }

  func testFieldsAreAsHighAsButtons() throws {
    try onScreen { renderer in
      let view = HStack {
        TextField("Name", text: .constant("Ann"))
        Button("Add") {}
        DatePicker("Time", selection: .constant(.distantPast), displayedComponents: .hourAndMinute)
      }
      Self.twice(renderer, view) { shown, scale in
        Self.wait("letters of the size, at \(scale)") {
          shown.frame(of: shown.the("GtkEntry")).height > 32 + 8 * (scale - 1)
        }
        settle(200)
        layOut(shown.window)
        let button = shown.frame(of: shown.all("GtkButton")[0]).height
        XCTAssertEqual(shown.frame(of: shown.the("GtkEntry")).height, button, accuracy: 1, "at \(scale)")
        XCTAssertEqual(
          shown.frame(of: shown.all("GtkSpinButton")[0]).height, button, accuracy: 1, "at \(scale)")
      }
    }
  }

  func testMarksGrowWithTheText() throws {
    try onScreen { renderer in
      let view = VStack(alignment: .leading) {
        Toggle("Ticked", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Small", isOn: .constant(true)).toggleStyle(.checkbox).controlSize(.small)
        Picker("Which", selection: .constant(1)) { Text("Chosen").tag(1) }.pickerStyle(.radioGroup)
      }
      var sizes: [Double: [Double]] = [:]
      Self.twice(renderer, view) { shown, scale in
        Self.wait("letters of the size, at \(scale)") {
          abs(shown.frame(of: shown.label("Ticked")).height - 19 * scale) < 6 * scale
        }
        settle(200)
        layOut(shown.window)
        sizes[scale] = ["GtkCheckButton", "GtkRadioButton"].flatMap { type in
          shown.all(type).map { button in
            // In front of the words there is the mark, and a gap that stays.
            shown.frame(of: parts(of: button, "FavesLabel").first ?? parts(of: button, "GtkLabel")[0]).minX
              - shown.frame(of: button).minX
          }
        }
      }
      XCTAssertEqual(sizes[1]?.count, 3)
      for (small, large) in zip(sizes[1] ?? [], sizes[2] ?? []) {
        XCTAssertGreaterThanOrEqual(large - small, 9, "\(small), then \(large)")
      }
    }
  }

  func testABadgeOfOneDigitIsNoHigherThanWide() throws {
    try onScreen { renderer in
      Self.twice(renderer, List { Text("row").badge(3).badgeProminence(.increased) }) { shown, scale in
        Self.wait("letters of the size, at \(scale)") {
          abs(shown.frame(of: shown.label("3")).height - 19 * scale) < 6 * scale
        }
        settle(100)
        let drawn = DrawnWidget(shown.window)
        let label = shown.letters(of: shown.label("3"))
        @MainActor func isRed(_ x: Int, _ y: Int) -> Bool {
          let color = drawn.color(x, y)
          return color.count == 3 && color[0] > 150 && color[1] < 80
        }
        let columns = (Int(label.minX) - 60..<Int(label.maxX) + 60).filter { isRed($0, Int(label.midY)) }
        let rows = (Int(label.minY) - 20..<Int(label.maxY) + 20).filter { isRed(Int(label.minX) - 2, $0) }
        let (width, height) = (columns.last! - columns.first! + 1, rows.last! - rows.first! + 1)
        XCTAssertGreaterThan(height, Int(14 * scale))
        XCTAssertGreaterThanOrEqual(width, height, "at \(scale)")
      }
    }
  }

  func testAFrameWithALeastWidthIsNeverNarrowerThanWhatCannotBe() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      @MainActor func framed(_ min: Double, _ max: Double?) -> Native {
        let frame = renderer.makeWidget(
          for: FrameDescription(minWidth: min, maxWidth: max, alignment: .center))
        frame.insert([renderer.button("Words that are no line")], after: nil, in: .content)
        window.show(frame)
        return frame.native
      }
      let (open, ended, wide) = (framed(10, nil), framed(10, 20), framed(700, nil))
      @MainActor func least(_ widget: Native) -> Int32 {
        var least: Int32 = 0
        gtk_widget_get_preferred_width(widget, &least, nil)
        return least
      }
      let child = least(parts(of: open, "GtkButton")[0])
      XCTAssertGreaterThan(child, 20)
      XCTAssertEqual(least(open), child, "or it would be cut")
      XCTAssertEqual(least(ended), 10, "One that has an end too is what it says")
      XCTAssertEqual(least(wide), 700)
      window.close()
    }
  }
}
