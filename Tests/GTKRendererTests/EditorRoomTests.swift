import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How much room an entry of many lines takes.
final class EditorRoomTests: GTKTestCase {
  private struct Editor: View {
    var isLong = false
    var body: some View {
      let lines = (0..<(isLong ? 60 : 1)).map { "Line \($0)" }
      TextEditor(text: .constant(lines.joined(separator: "\n")))
    }
  }

  @MainActor
  private static func height(_ view: Native) -> Int32 {
    gtk_widget_get_allocated_height(gtk_widget_get_parent(view))
  }

  /// Looks at the heights of the editors in a window of 500 by 400 points.
  @MainActor
  private static func check<V: View>(
    _ renderer: GTKRenderer, _ name: String, _ heights: [ClosedRange<Int32>], _ view: V
  ) {
    let screen = HostedScreen(renderer, view)
    defer { screen.close() }
    settle(100)
    let found = screen.all("GtkTextView").map(height)
    let areAsSaid =
      found.count == heights.count
      && zip(found, heights).allSatisfy { $0 <= $1.upperBound && $0 >= $1.lowerBound }
    XCTAssertTrue(areAsSaid, "\(name): \(found)")
  }

  func testItTakesTheRoomThereIs() throws {
    try onScreen { renderer in
      Self.check(renderer, "alone", [400...400], Editor())
      for isLong in [false, true] {
        Self.check(
          renderer, "between words", [330...370],
          VStack {
            Text("Above")
            Editor(isLong: isLong)
            Text("Below")
          })
      }
      Self.check(
        renderer, "two", [190...200, 190...200],
        VStack {
          Editor()
          Editor(isLong: true)
        })
      Self.check(
        renderer, "in a page", [290...330],
        NavigationStack {
          VStack(alignment: .leading) {
            Text("Above")
            Editor()
          }
          .padding().navigationTitle("Notes")
        })
    }
  }

  func testItIsAsHighAsItsFrame() throws {
    try onScreen { renderer in
      Self.check(renderer, "40", [40...40], VStack { Editor().frame(height: 40) })
      Self.check(renderer, "40, long", [40...40], VStack { Editor(isLong: true).frame(height: 40) })
      Self.check(renderer, "200", [200...200], VStack { Editor().frame(height: 200) })
      Self.check(renderer, "at most 50", [50...50], VStack { Editor().frame(minHeight: 30, maxHeight: 50) })
      Self.check(renderer, "at least 100", [400...400], VStack { Editor().frame(minHeight: 100) })
      Self.check(renderer, "in a form", [120...120], Form { Editor().frame(height: 120) })
    }
  }

  func testInRowsItIsAsHighAsItsFrame() throws {
    struct Framed: View {
      let isLong: Bool
      var body: some View {
        Editor(isLong: isLong).frame(height: 40)
        Editor(isLong: isLong).frame(height: 120)
        Editor(isLong: isLong).frame(minHeight: 150)
        Editor(isLong: isLong).frame(minHeight: 30, maxHeight: 50)
        VStack {
          Text("Above")
          Editor(isLong: isLong).frame(minHeight: 100)
        }
      }
    }
    let heights: [ClosedRange<Int32>] = [40...40, 120...120, 150...150, 50...50, 100...100]
    try onScreen { renderer in
      for isLong in [false, true] {
        Self.check(renderer, "form", heights, Form { Framed(isLong: isLong) })
        Self.check(
          renderer, "section", heights, Form { Section { Framed(isLong: isLong) } }.formStyle(.grouped))
        // All in sight, where a list makes them from below.
        Self.check(
          renderer, "list", heights.reversed(), List { Framed(isLong: isLong) }.frame(height: 700))
      }
    }
  }

  func testWhereTextIsLargeItHasRoomForAsManyLines() throws {
    try onScreen { renderer in
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      let dpi = faves_get_int(settings, "gtk-xft-dpi")
      faves_set_int(settings, "gtk-xft-dpi", 192 * 1024)
      defer { faves_set_int(settings, "gtk-xft-dpi", dpi) }
      settle(50)
      Self.check(renderer, "form", [120...140], Form { Editor() })
    }
  }

  func testInRowsAndInWhatScrollsItHasAFewLines() throws {
    try onScreen { renderer in
      for isLong in [false, true] {
        Self.check(renderer, "form", [60...70], Form { Editor(isLong: isLong) })
        Self.check(renderer, "list", [60...70], List { Editor(isLong: isLong) })
        Self.check(renderer, "scroll view", [60...70], ScrollView { Editor(isLong: isLong) })
      }
    }
  }

  func testASheetHasRoomToWriteInIt() throws {
    try onScreen { renderer in
      for isLong in [false, true] {
        let screen = HostedScreen(
          renderer,
          Text("Behind").sheet(isPresented: .constant(true)) {
            VStack {
              Text("Note")
              Editor(isLong: isLong)
            }
          })
        XCTAssertTrue(becomes { renderer.presented.count == 2 })
        settle(100)
        let view = screen.all("GtkTextView", in: renderer.presented.last!.native)[0]
        XCTAssertGreaterThanOrEqual(Self.height(view), 120)
        XCTAssertLessThan(Self.height(view), 200)
        screen.close()
      }
    }
  }
}
