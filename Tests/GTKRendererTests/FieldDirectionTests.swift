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

  private static let texts = ["Latin", "12.50", "שלום", "+81 3 5550 0142"]

  /// What is free at the left and the right of an entry's text, in pixels.
  @MainActor
  private static func room(_ entry: Native) -> (left: Int, right: Int) {
    var (x, y, width): (Int32, Int32, Int32) = (0, 0, 0)
    gtk_entry_get_layout_offsets(cast(entry), &x, &y)
    pango_layout_get_pixel_size(gtk_entry_get_layout(cast(entry)), &width, nil)
    return (Int(x), Int(gtk_widget_get_allocated_width(entry) - x - width))
  }

  func testEveryTextBeginsAtTheLeadingEdge() throws {
    try onScreen { renderer in
      for isMirrored in [true, false] {
        gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let other = renderer.field("focused")
        let field = renderer.field("")
        let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), other, field))
        SurroundingsTests.tellFocus(window.native, isIn: true)
        for (isSecure, text) in [false, true].flatMap({ isSecure in Self.texts.map { (isSecure, $0) } }) {
          for keyboard in [UIKeyboardType.default, .phonePad] {
            for focused in [other, field] {
              field.change {
                ($0.text, $0.isSecure, $0.input.keyboard) = (text, isSecure, keyboard)
                $0.style.saidAlignment = .leading
              }
              GTKWidget.downcast(focused).focus()
              settle()
              let name =
                "\(text), secure: \(isSecure), \(keyboard), focus: \(focused === field), mirrored: \(isMirrored)"
              let leading = Self.room(field.native)
              XCTAssertLessThan(isMirrored ? leading.right : leading.left, 16, name)
              XCTAssertGreaterThan(isMirrored ? leading.left : leading.right, 20, name)
              field.change { $0.style.saidAlignment = .trailing }
              let trailing = Self.room(field.native)
              XCTAssertLessThan(isMirrored ? trailing.left : trailing.right, 16, name)
            }
          }
        }
        window.close()
      }
    }
  }

  func testPromptsBeginWhereTheTextWill() throws {
    try onScreen { renderer in
      try Self.fromRightToLeft {
        let field = renderer.field("", prompt: "Name")
        let other = renderer.field("focused")
        let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), other, field))
        SurroundingsTests.tellFocus(window.native, isIn: true)
        let width = Int(gtk_widget_get_allocated_width(field.native))
        for focused in [other, field] {
          GTKWidget.downcast(focused).focus()
          let columns = try XCTUnwrap(Self.columns(of: "Name", in: field))
          XCTAssertGreaterThan(columns.upperBound, width - 24, "with the focus: \(focused === field)")
        }
        window.close()
      }
    }
  }

  func testThePromptOfAGrowingFieldBeginsWhereItsTextWill() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(
          renderer,
          TextField("Notes", text: .constant(""), axis: .vertical).frame(width: 300)
            .environment(\.layoutDirection, direction))
        let view = shown.frame(of: shown.the("GtkTextView"))
        let prompt = shown.frame(of: shown.the("GtkLabel"))
        XCTAssertEqual(
          direction == .leftToRight ? prompt.minX - view.minX : view.maxX - prompt.maxX, 8, accuracy: 1)
        shown.close()
      }
    }
  }

  func testAnEditorsTextBeginsAtItsLeadingEdge() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        TextEditor(text: .constant("Latin")).frame(width: 300, height: 80)
          .environment(\.layoutDirection, .rightToLeft))
      XCTAssertEqual(gtk_text_view_get_justification(cast(shown.the("GtkTextView"))), GTK_JUSTIFY_RIGHT)
      shown.close()
    }
  }
}
