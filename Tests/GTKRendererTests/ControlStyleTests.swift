import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Steppers, text editors, progress, and buttons in the looks a style gives them.
final class ControlStyleTests: GTKTestCase {
  func testAStepperIsTwoButtonsThatStopAtTheBounds() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      var steps: [String] = []
      let stepper = renderer.makeWidget(
        for: StepperDescription(
          canIncrement: true, canDecrement: false, isEnabled: true, hidesLabel: false,
          increment: Callback { steps.append("more") }, decrement: Callback { steps.append("less") }))
      stepper.insert([renderer.text("Count")], after: nil, in: .content)
      window.show(stepper)
      let buttons = descendants(of: GTKWidget.downcast(stepper).native, "GtkButton")
      XCTAssertEqual(buttons.map { gtk_widget_is_sensitive($0) }, [0, 1])
      XCTAssertEqual(buttons.map(accessibleName), ["Less, Count", "More, Count"])
      gtk_button_clicked(cast(buttons[1]))
      XCTAssertEqual(steps, ["more"])
      window.close()
    }
  }

  func testAButtonTakesTheRoomThatItIsToFill() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Button("Wide") {}.buttonSizing(.flexible)
          Button("Narrow") {}
        })
      let buttons = shown.all("GtkButton").map { shown.frame(of: $0).width }
      XCTAssertEqual(buttons.first, 500)
      XCTAssertLessThan(buttons.last ?? 500, 150)
      shown.close()
    }
  }

  func testAnEditorWritesWhatIsTypedAndKeepsTheCursorWhenItIsWrittenTo() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      var typed: [String] = []
      let editor = renderer.makeWidget(
        for: TextEditorDescription(
          text: "one\ntwo", isEnabled: true, style: Style(), edit: Callback { typed.append($0) }))
      window.show(editor)
      let view = descendants(of: GTKWidget.downcast(editor).native, "GtkTextView")[0]
      let buffer = gtk_text_view_get_buffer(cast(view))!
      gtk_text_buffer_insert_at_cursor(buffer, "!", -1)
      XCTAssertEqual(typed.last, "one\ntwo!")
      var cursor = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &cursor, 1)
      gtk_text_buffer_place_cursor(buffer, &cursor)
      editor.change { $0.text = "one\nthree" }
      gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
      XCTAssertEqual(gtk_text_iter_get_offset(&cursor), 1)
      XCTAssertEqual(gtk_text_buffer_get_char_count(buffer), 9)
      XCTAssertEqual(typed.count, 1, "writing is not typing")
      window.close()
    }
  }

  func testProgressIsABarOrASpinner() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      let bar = renderer.makeWidget(for: ProgressDescription(fraction: 0.25, look: .bar, tint: nil))
      let spinner = renderer.makeWidget(for: ProgressDescription(fraction: nil, look: .spinner, tint: nil))
      window.show(bar, spinner)
      XCTAssertEqual(bar.typeName, "GtkProgressBar")
      XCTAssertEqual(gtk_progress_bar_get_fraction(cast(bar.native)), 0.25)
      bar.change { $0.fraction = 0.5 }
      XCTAssertEqual(gtk_progress_bar_get_fraction(cast(bar.native)), 0.5)
      XCTAssertEqual(spinner.typeName, "GtkSpinner")
      window.close()
    }
  }

  func testRingsAndSpinnersHaveSizes() throws {
    try onScreen { renderer in
      let sizes = ControlSize.allCases
      let screen = HostedScreen(
        renderer,
        HStack {
          ForEach(sizes, id: \.self) { size in
            VStack {
              ProgressView()
              ProgressView(value: 0.5).progressViewStyle(.circular)
            }
            .controlSize(size)
          }
        })
      for kind in ["GtkSpinner", "GtkProgressBar"] {
        let sides = screen.all(kind).map { screen.frame(of: $0).size }
        XCTAssertEqual(sides.count, sizes.count)
        XCTAssertTrue(sides.allSatisfy { $0.width == $0.height }, "\(sides)")
        XCTAssertEqual(sides.map(\.width), sides.map(\.width).sorted())
        if kind == "GtkProgressBar" { XCTAssertLessThan(sides[0].width, sides[2].width) }
        XCTAssertGreaterThan(sides[3].width, sides[2].width)
      }
      screen.close()
    }
  }

  func testAButtonHasTheLookOfItsStyleAndTellsWhenItIsPressed() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer)
      var presses: [Bool] = []
      let button = renderer.makeWidget(
        for: ButtonDescription(
          role: nil, isEnabled: true, look: .prominent, action: Callback {},
          pressChanged: Callback { presses.append($0) }))
      button.insert([renderer.text("Go")], after: nil, in: .content)
      window.show(button)
      let native = GTKWidget.downcast(button).native
      let context = gtk_widget_get_style_context(native)
      XCTAssertEqual(gtk_style_context_has_class(context, "suggested-action"), 1)
      button.change { $0.look = .bare }
      XCTAssertEqual(gtk_style_context_has_class(context, "suggested-action"), 0)
      XCTAssertEqual(gtk_style_context_has_class(context, "faves-bare"), 1)
      faves_emit(native, "pressed")
      faves_emit(native, "released")
      XCTAssertEqual(presses, [true, false])
      window.close()
    }
  }
}

@MainActor
private func accessibleName(_ widget: Native) -> String {
  atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
}

/// The widgets of a GTK class within `widget`, in order.
@MainActor
private func descendants(of widget: Native, _ type: String) -> [Native] {
  if className(of: widget) == type { return [widget] }
  guard faves_is_container(widget) != 0 else { return [] }
  var found: [Native] = []
  var child = gtk_container_get_children(cast(widget))
  let first = child
  while let link = child {
    let widget = link.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    found += descendants(of: widget, type)
    child = link.pointee.next
  }
  g_list_free(first)
  return found
}
