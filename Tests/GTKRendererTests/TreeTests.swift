import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Children come, move and go with their focus and without leaks.
final class TreeTests: GTKTestCase {
  func testAMovedChildKeepsItsFocus() throws {
    try onScreen { renderer in
      let fields = (0..<4).map { renderer.field("Field \($0)") }
      let stack = renderer.makeWidget(for: StackDescription(axis: .vertical(.center), spacing: nil))
      stack.insert(fields.map { $0 as any Widget }, after: nil, in: .content)
      let window = TestWindow(renderer).show(stack)
      fields[0].focus()
      gtk_editable_set_position(cast(fields[0].native), 2)
      stack.move([fields[0]], after: fields[3], in: .content)
      settle()
      XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == fields[0].native)
      XCTAssertEqual(gtk_editable_get_position(cast(fields[0].native)), 2)
      XCTAssertEqual(faves_stack_index(stack.native, fields[0].native), 3)
      window.close()
    }
  }

  func testASecondChildBesideAFocusedOneLeavesItTheFocus() throws {
    try onScreen { renderer in
      let field = renderer.field("Alone")
      let window = TestWindow(renderer).show(field)
      field.focus()
      window.widget.insert([renderer.text("Not any more")], after: field, in: .content)
      settle()
      XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == field.native)
      window.close()
    }
  }

  func testSpacersAreNoWidgets() throws {
    try onScreen { renderer in
      let spacer = renderer.makeWidget(for: SpacerDescription())
      let stack = renderer.stack(.horizontal(.center), renderer.text("a"), spacer, renderer.text("b"))
      XCTAssertEqual(faves_count_widgets(stack.native), 3)
      XCTAssertEqual(faves_stack_count(stack.native), 3)
      XCTAssertFalse(GTKWidget.downcast(spacer).hasNative)
      stack.remove([spacer], from: .content)
      XCTAssertEqual(faves_stack_count(stack.native), 2)
      stack.destroy()
    }
  }

  func testAWidgetDiesWithItsDestructionAndNoSignalGetsThrough() throws {
    try onScreen { renderer in
      weak var gone: GTKWidget?
      var edits = 0
      do {
        let field = renderer.field("x") { _ in edits += 1 }
        gone = GTKWidget.downcast(field)
        let window = TestWindow(renderer).show(field)
        let native = field.native
        _ = faves_ref(native)
        window.close()
        gtk_entry_set_text(cast(native), "late")
        faves_unref(native)
      }
      XCTAssertNil(gone)
      XCTAssertEqual(edits, 0)
    }
  }

  func testAWidgetThatNeverCameToTheScreenIsFreed() throws {
    try onScreen { renderer in
      var finalized = 0
      withUnsafeMutablePointer(to: &finalized) { counter in
        let count: GWeakNotify = { data, _ in data!.assumingMemoryBound(to: Int.self).pointee += 1 }
        do {
          let widgets: [any Widget] = [
            renderer.button("b"), renderer.field("f"), renderer.toggle("t", isOn: true),
            renderer.picker(["1"], label: "p"),
            renderer.makeWidget(for: ListDescription(selection: .none, look: .plain)),
            renderer.makeWidget(for: WindowDescription.window(.window)),
            renderer.makeWidget(for: WindowDescription.window(.cover)),
            renderer.makeWidget(for: WindowDescription.window(.popover)), renderer.text("x"),
          ]
          for widget in widgets {
            g_object_weak_ref(
              UnsafeMutableRawPointer(widget.native).assumingMemoryBound(to: GObject.self), count, counter)
          }
        }
        settle()
      }
      XCTAssertEqual(finalized, 9)
    }
  }

  private static let roles: [WindowDescription.Role] = [.sheet, .cover, .popover]

  func testAThousandSheetsLeaveNothingBehind() throws {
    try onScreen { renderer in
      let anchor = renderer.button("Anchor")
      let window = TestWindow(renderer).show(anchor)
      weak var lastWidget: GTKWidget?
      @MainActor func openAndClose(_ role: WindowDescription.Role) {
        let sheet = renderer.makeWidget(for: WindowDescription.window(role))
        let item = renderer.makeWidget(for: ToolbarItemDescription())
        item.insert([renderer.button("Done")], after: nil, in: .content)
        if role != .popover { sheet.insert([item], after: nil, in: .leading) }
        sheet.insert([renderer.field("Text")], after: nil, in: .content)
        lastWidget = GTKWidget.downcast(sheet)
        renderer.present(sheet, over: anchor)
        settle()
        renderer.dismiss(sheet)
        settle()
      }
      for role in Self.roles { openAndClose(role) }
      settle(500)
      let widgets = faves_count_widgets(window.native)
      let toplevels = faves_count_toplevels()
      for role in Self.roles { for _ in 0..<334 { openAndClose(role) } }
      settle(500)
      XCTAssertEqual(faves_count_widgets(window.native), widgets)
      XCTAssertEqual(faves_count_toplevels(), toplevels)
      XCTAssertNil(lastWidget)
      window.close()
    }
  }

  func testFocusGoesIntoACoverAndComesBack() throws {
    try onScreen { renderer in
      let field = renderer.field("Below")
      let window = TestWindow(renderer).show(
        renderer.stack(.vertical(.center), renderer.field("First"), field))
      field.focus()
      gtk_editable_set_position(cast(field.native), 2)
      let cover = renderer.makeWidget(for: WindowDescription.window(.cover))
      let item = renderer.makeWidget(for: ToolbarItemDescription())
      item.insert([renderer.button("Cancel")], after: nil, in: .content)
      cover.insert([item], after: nil, in: .leading)
      let inside = renderer.field("Inside")
      cover.insert([inside], after: nil, in: .content)
      renderer.present(cover, over: field)
      settle(300)
      XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == inside.native)
      renderer.dismiss(cover)
      settle(300)
      XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == field.native)
      XCTAssertEqual(gtk_editable_get_position(cast(field.native)), 2)
      window.close()
    }
  }

  func testReturnInASheetPressesWhatItIsFor() throws {
    try onScreen { renderer in
      let anchor = renderer.text("Below")
      let window = TestWindow(renderer).show(anchor)
      var saved = 0
      let sheet = renderer.makeWidget(for: WindowDescription.window(.sheet))
      let item = renderer.makeWidget(for: ToolbarItemDescription(isConfirmation: true))
      item.insert([renderer.button("Add") { saved += 1 }], after: nil, in: .content)
      sheet.insert([item], after: nil, in: .trailing)
      let field = renderer.field("Text")
      sheet.insert([field], after: nil, in: .content)
      renderer.present(sheet, over: anchor)
      settle(100)
      gtk_widget_activate(field.native)
      // A button pressed by keyboard is seen to go in first.
      settle(500)
      XCTAssertEqual(saved, 1)
      renderer.dismiss(sheet)
      window.close()
    }
  }

  func testPagesSlideAndGo() throws {
    try onScreen { renderer in
      let pages = renderer.makeWidget(for: PagesDescription())
      @MainActor func shown() -> Native? {
        let parts = gtk_container_get_children(cast(pages.native))!
        defer { g_list_free(parts) }
        return gtk_stack_get_visible_child(cast(parts.pointee.data.assumingMemoryBound(to: GtkWidget.self)))
      }
      @MainActor func page(_ text: String) -> any Widget {
        let page = renderer.makeWidget(for: PageDescription())
        page.insert([renderer.text(text)], after: nil, in: .content)
        return page
      }
      let root = page("Root")
      let field = renderer.field("Root")
      root.insert([field], after: nil, in: .content)
      pages.insert([root], after: nil, in: .content)
      let window = TestWindow(renderer).show(pages)
      field.focus()
      let count = faves_count_widgets(window.native)
      for _ in 0..<3 {
        let detail = page("Detail")
        pages.insert([detail], after: root, in: .content)
        settle(300)
        XCTAssertTrue(shown() == detail.native)
        pages.remove([detail], from: .content)
        XCTAssertTrue(shown() == root.native)
        settle(400)
        XCTAssertEqual(faves_count_widgets(window.native), count, "What slid out is gone")
        XCTAssertTrue(gtk_window_get_focus(cast(window.native)) == field.native)
      }
      window.close()
    }
  }
}
