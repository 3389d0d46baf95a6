import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields on a desktop that is written from right to left.
final class FieldDirectionTests: GTKTestCase {
  /// What a widget looks like, pixel by pixel.
  @MainActor
  private static func pixels(_ widget: Native) -> [UInt32] {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let count = Int(cairo_image_surface_get_stride(surface) * height) / 4
    return cairo_image_surface_get_data(surface)!.withMemoryRebound(to: UInt32.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Where the words of a prompt are drawn, in pixels from the left; nil where there are none to be seen.
  @MainActor
  private static func columns(of prompt: String, in field: any DescribedWidget<TextFieldDescription>)
    -> ClosedRange<Int>?
  {
    field.change { $0.prompt = "" }
    settle()
    let empty = pixels(field.native)
    field.change { $0.prompt = prompt }
    settle()
    let width = empty.count / Int(gtk_widget_get_allocated_height(field.native))
    let written = zip(empty, pixels(field.native)).enumerated().filter { $0.element.0 != $0.element.1 }
    let columns = written.map { $0.offset % width }
    return columns.min().map { $0...columns.max()! }
  }

  @MainActor
  private static func fromRightToLeft(_ body: () throws -> Void) rethrows {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    try body()
  }

  func testThePromptOfHiddenTextIsSeenFromRightToLeft() throws {
    try onScreen { renderer in
      try Self.fromRightToLeft {
        let other = renderer.field("focused")
        let field = renderer.field("", prompt: "Password")
        field.change { $0.isSecure = true }
        let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), other, field))
        GTKWidget.downcast(other).focus()
        let width = Int(gtk_widget_get_allocated_width(field.native))
        for prompt in ["Password", "סיסמה", "A password (again)…"] {
          let columns = try XCTUnwrap(Self.columns(of: prompt, in: field), "“\(prompt)” is not drawn")
          XCTAssertGreaterThan(columns.lowerBound, width / 3, prompt)
          XCTAssertGreaterThan(columns.upperBound, width - 24, "“\(prompt)” begins at the right")
          XCTAssertLessThan(columns.upperBound, width - 3, "“\(prompt)” ends in the field")
          XCTAssertEqual(field.description.prompt, prompt)
        }
        window.close()
      }
    }
  }

  func testAPromptIsWhatTheProgramSaysElsewhere() throws {
    try onScreen { renderer in
      let field = renderer.field("", prompt: "Password")
      @MainActor func placeholder() -> String {
        String(cString: gtk_entry_get_placeholder_text(cast(field.native)))
      }
      field.change { $0.isSecure = true }
      let window = TestWindow(renderer).show(field)
      XCTAssertEqual(placeholder(), "Password")
      Self.fromRightToLeft {
        XCTAssertNotEqual(placeholder(), "Password", "The direction is followed")
        field.change { $0.isSecure = false }
        XCTAssertEqual(placeholder(), "Password")
        field.change { $0.isSecure = true }
      }
      XCTAssertEqual(placeholder(), "Password")
      window.close()
    }
  }

  func testATelephoneNumberIsWrittenFromLeftToRight() throws {
    try onScreen { renderer in
      Self.fromRightToLeft {
        let field = renderer.field("+81 3 5550 0142")
        XCTAssertEqual(gtk_widget_get_direction(field.native), GTK_TEXT_DIR_RTL)
        field.change { $0.input.keyboard = .phonePad }
        XCTAssertEqual(gtk_widget_get_direction(field.native), GTK_TEXT_DIR_LTR)
        field.change { $0.input.keyboard = .default }
        XCTAssertEqual(gtk_widget_get_direction(field.native), GTK_TEXT_DIR_RTL)
      }
    }
  }
}
