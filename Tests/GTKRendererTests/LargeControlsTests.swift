import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The parts of controls beside large text, as a person sees them.
final class LargeControlsTests: GTKTestCase {
  /// What a view measures with text of the usual size, and with text twice as large.
  @MainActor
  private static func both<V: View, Size>(
    _ renderer: GTKRenderer, _ view: V, _ measure: (HostedScreen) throws -> Size
  ) throws -> (usual: Size, large: Size) {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    let dpi = faves_get_int(settings, "gtk-xft-dpi")
    defer { faves_set_int(settings, "gtk-xft-dpi", dpi) }
    let shown = HostedScreen(
      renderer,
      VStack(alignment: .leading) {
        Text("Measure")
        view
      })
    defer { shown.close() }
    return (try at(96, shown, measure), try at(192, shown, measure))
  }

  @MainActor
  private static func at<Size>(
    _ dots: Int32, _ shown: HostedScreen, _ measure: (HostedScreen) throws -> Size
  ) throws -> Size {
    faves_set_int(UnsafeMutableRawPointer(gtk_settings_get_default()!), "gtk-xft-dpi", dots * 1024)
    let line = 19 * Double(dots) / 96
    for _ in 0..<300 where abs(shown.frame(of: shown.label("Measure")).height - line) > line / 4 {
      settle(10)
    }
    settle(60)
    // Themes let some parts grow for a while.
    settle(250)
    layOut(shown.window)
    return try measure(shown)
  }

  /// The pixels of a part of the window that are not like its ground, by red, green and blue.
  @MainActor
  private static func ink(_ area: CGRect, _ shown: HostedScreen, by least: Int) -> [(x: Int, y: Int)] {
    let drawn = DrawnWidget(shown.window)
    let (left, top) = (Int(area.minX), Int(area.minY))
    let ground = drawn.color(left, top)
    return (left..<Int(area.maxX)).flatMap { x in
      (top..<Int(area.maxY)).compactMap { y in
        zip(drawn.color(x, y), ground).contains { abs($0 - $1) > least } ? (x, y) : nil
      }
    }
  }

  /// The columns of a part of the window in which there is something.
  @MainActor
  private static func inked(_ area: CGRect, _ shown: HostedScreen, by least: Int = 60) -> [Int] {
    Set(ink(area, shown, by: least).map(\.x)).sorted()
  }

  /// From the first of these columns to the last.
  private static func length(_ columns: [Int]) -> Int { (columns.last ?? 0) - (columns.first ?? 1) + 1 }

  /// The last of the columns that stand beside each other.
  private static func lastRun(of columns: [Int]) -> [Int] {
    var run: [Int] = []
    for column in columns.reversed() {
      if let last = run.last, last - column > 1 { break }
      run.append(column)
    }
    return run.reversed()
  }

  @MainActor
  private static func inkedRows(_ area: CGRect, _ shown: HostedScreen) -> [Int] {
    Set(ink(area, shown, by: 60).map(\.y)).sorted()
  }

  /// What is to be twice as large, and what it is at least with text of the usual size.
  private typealias Part = (name: String, least: Int, size: @MainActor (HostedScreen) throws -> Int)

  @MainActor
  private static func check<V: View>(_ renderer: GTKRenderer, _ view: V, _ parts: [Part]) throws {
    let sizes = try both(renderer, view) { shown in try parts.map { try $0.size(shown) } }
    for (part, (usual, large)) in zip(parts, zip(sizes.usual, sizes.large)) {
      XCTAssertGreaterThanOrEqual(usual, part.least, part.name)
      XCTAssertEqual(
        Double(large) / Double(max(1, usual)), 2, accuracy: 0.3, "\(part.name): \(usual), then \(large)")
    }
  }

  private struct Controls: View {
    private let date = Date(timeIntervalSince1970: 0)
    var body: some View {
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      Stepper("Count", value: .constant(1))
      DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)
      Picker("Cup", selection: .constant(1)) { Text("i").tag(1) }.pickerStyle(.menu)
      Menu("Menu") { Button("Copy") {} }
      Slider(value: .constant(0)).frame(width: 300)
      DatePicker("Day", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden()
    }
  }

  func testControlsGrowWithTheText() throws {
    try onScreen { renderer in
      try Self.check(
        renderer, Controls(),
        [
          ("a switch", 20, { Int($0.frame(of: $0.the("GtkSwitch")).height) }),
          (
            "− of a stepper", 8,
            { shown in
              let image = parts(of: shown.the("GtkButton"), "GtkImage").first
              return Self.length(Self.inked(shown.frame(of: try XCTUnwrap(image)), shown))
            }
          ),
          (
            "+ of a time", 8,
            { shown in
              // Behind the line in front of its button.
              let minutes = shown.frame(of: shown.all("GtkSpinButton")[1]).insetBy(dx: 3, dy: 5)
              return Self.length(Self.lastRun(of: Self.inked(minutes, shown)))
            }
          ),
          (
            "the arrow of a picker", 6,
            { shown in
              let button = shown.frame(of: shown.the("GtkComboBox")).insetBy(dx: 6, dy: 6)
              return Self.length(Self.lastRun(of: Self.inked(button, shown)))
            }
          ),
          (
            "the arrow of a menu", 6,
            { shown in
              let arrow = shown.all("GtkImage", in: shown.the("GtkMenuButton"))[0]
              return Self.length(Self.inked(shown.frame(of: arrow), shown))
            }
          ),
          (
            "the knob of a slider", 14,
            { shown in
              // A row above the trough.
              let scale = shown.frame(of: shown.the("GtkScale"))
              let band = CGRect(x: scale.minX, y: scale.midY - scale.height / 8, width: 100, height: 1)
              return Self.length(Self.inked(band, shown, by: 8))
            }
          ),
          (
            "the arrow of a calendar", 5,
            { shown in
              let calendar = shown.frame(of: shown.the("FavesCalendar"))
              let height = shown.frame(of: shown.label("Measure")).height
              // Over the days, in front of the month.
              let area = CGRect(x: calendar.minX + 2, y: calendar.minY + 2, width: 10, height: height)
              return Self.length(Self.inkedRows(area, shown))
            }
          ),
        ])
    }
  }

  private struct Places: View {
    var body: some View {
      TabView { Text("Page").tabItem { Label("Tab", systemImage: "star") } }
      NavigationStack { List { NavigationLink("Further") { Text("There") } } }
        .toolbar { Button("Star", systemImage: "star") {} }
      Menu("Menu") { Button("Copy") {} }
    }
  }

  /// The room of the widest of these symbols, or how wide the widest is drawn.
  @MainActor
  private static func widest(_ images: [Native], _ shown: HostedScreen) -> Int {
    images.map { Self.length(Self.inked(shown.frame(of: $0), shown)) }.max() ?? 0
  }

  func testSymbolsOfBarsTabsAndRowsGrowWithTheTextAndMenusHaveRoomForIt() throws {
    try onScreen { renderer in
      try Self.check(
        renderer, Places(),
        [
          ("a bar's", 8, { Self.widest($0.all("FavesImage", in: $0.the("HdyHeaderBar")), $0) }),
          (
            "a tab's", 8,
            { shown in
              // Of those in the bar and below, one is in sight.
              shown.all("HdyViewSwitcherButton").flatMap { shown.all("GtkImage", in: $0) }
                .map { Int(gtk_image_get_pixel_size(cast($0))) }.max() ?? 0
            }
          ),
          ("a row's", 5, { Self.widest($0.all("GtkImage", in: $0.the("FavesList")), $0) }),
          (
            "a line of a menu", 26,
            { shown in
              let opener = shown.the("GtkMenuButton")
              gtk_toggle_button_set_active(cast(opener), 1)
              defer {
                gtk_toggle_button_set_active(cast(opener), 0)
                settle(200)
              }
              settle(200)
              let popover = try XCTUnwrap(gtk_menu_button_get_popover(cast(opener)))
              let page = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
              return Int(
                gtk_widget_get_allocated_height(try XCTUnwrap(parts(of: page, "GtkModelButton").first)))
            }
          ),
        ])
    }
  }
}
