import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// File dialogs, links in text and drops, on real widgets.
final class FileDialogTests: GTKTestCase {
  private struct Opening: View {
    @State var isOpen = true
    let done: ([URL]) -> Void
    var body: some View {
      Text(isOpen ? "open" : "closed")
        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.plainText], allowsMultipleSelection: true)
      {
        done((try? $0.get()) ?? [])
      }
    }
  }

  func testAFileIsChosenInGTKsDialog() throws {
    try onScreen { renderer in
      // In a folder of its own: the dialog reads all that is beside the file.
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("chosen.txt")
      try Data("x".utf8).write(to: file)
      var chosen: [URL] = []
      let screen = HostedScreen(renderer, Opening { chosen = $0 })
      settle(300)
      let dialog = try XCTUnwrap(toplevel("GtkFileChooserDialog"))
      XCTAssertNotEqual(gtk_window_get_modal(cast(dialog)), 0)
      gtk_file_chooser_set_filename(OpaquePointer(dialog), file.path)
      XCTAssertTrue(
        becomes(within: 5000) {
          let name = gtk_file_chooser_get_filename(OpaquePointer(dialog))
          defer { g_free(name) }
          return name.map { String(cString: $0) } == file.path
        })
      gtk_dialog_response(cast(dialog), GTK_RESPONSE_ACCEPT.rawValue)
      settle(300)
      XCTAssertEqual(chosen.map(\.lastPathComponent), [file.lastPathComponent])
      XCTAssertEqual(screen.texts, ["closed"])
      XCTAssertNil(toplevel("GtkFileChooserDialog"))
      screen.close()
    }
  }

  func testALinkInATextIsClickedInItsLabel() throws {
    try onScreen { renderer in
      var opened: [String] = []
      let screen = HostedScreen(
        renderer,
        Text("See [the page](https://example.org/?a=1&b=2)").environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          }))
      let label = screen.all("FavesLabel")[0]
      XCTAssertEqual(screen.text(label), "See the page")
      XCTAssertTrue(follow("https://example.org/?a=1&b=2", in: label))
      XCTAssertEqual(opened, ["https://example.org/?a=1&b=2"])
      screen.close()
    }
  }

  func testLinesStandApartAndLettersShrink() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack(alignment: .leading, spacing: 0) {
          Text("one\ntwo\nthree")
          Text("one\ntwo\nthree").lineSpacing(10)
          Text("A line that is far too long for the room it has").lineLimit(1).minimumScaleFactor(0.2)
            .frame(width: 120)
        })
      let labels = screen.all("FavesLabel")
      let heights = labels.map { gtk_widget_get_allocated_height($0) }
      XCTAssertEqual(heights[1] - heights[0], 20)
      let layout = gtk_label_get_layout(cast(labels[2]))
      XCTAssertEqual(pango_layout_is_ellipsized(layout), 0)
      screen.close()
    }
  }

  func testLettersOfAWordShrinkWithoutALimitOfLinesAndSoDoThoseOfAButton() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("Guess").minimumScaleFactor(0.1).frame(width: 80)
          Button("Guess") {}.minimumScaleFactor(0.1).frame(width: 80)
          Button("Guess") {}.minimumScaleFactor(0.9).frame(width: 80)
        }.font(.system(size: 60)))
      let labels = screen.all("FavesLabel")
      @MainActor func width(_ label: Native) -> Int32 {
        var size = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(cast(label)), nil, &size)
        return size.width
      }
      XCTAssertEqual(labels.map { pango_layout_get_line_count(gtk_label_get_layout(cast($0))) }, [1, 1, 1])
      XCTAssertLessThanOrEqual(width(labels[0]), 80)
      XCTAssertEqual(Double(gtk_widget_get_allocated_width(screen.all("GtkButton")[0])), 80, accuracy: 2)
      XCTAssertLessThanOrEqual(width(labels[1]), 80)
      XCTAssertGreaterThan(width(labels[2]), 100)
      screen.close()
    }
  }

  func testWhatIsDroppedByOtherProgramsIsOneItemForEachAddress() {
    MainActor.assumeIsolated {
      let list = Data("# comment\r\nfile:///a\r\nfile:///b\r\n".utf8)
      XCTAssertEqual(DragWidget.items(list, "text/uri-list").count, 2)
      XCTAssertEqual(DragWidget.items(list, "text/plain").count, 1)
    }
  }

  func testADropTargetTellsGTKWhatItTakes() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("to").dropDestination(for: String.self) { _, _ in true }
          Text("from").draggable("words")
        })
      let areas = screen.all("FavesTouch")
      XCTAssertNotNil(gtk_drag_dest_get_target_list(areas[0]))
      XCTAssertNil(gtk_drag_dest_get_target_list(areas[1]))
      XCTAssertNotNil(gtk_drag_source_get_target_list(areas[1]))
      screen.close()
    }
  }

  func testAViewIsAskedForItsDataBeforeTheDragBegins() throws {
    try onScreen { renderer in
      var asked = 0
      let screen = HostedScreen(
        renderer,
        Text("from").frame(width: 100, height: 40).onDrag {
          asked += 1
          return NSItemProvider(object: "words" as NSString)
        })
      let area = screen.the("FavesTouch")
      /// What GTK has to tell others once it begins.
      var offered: [String] {
        var (count, names): (Int32, [String]) = (0, [])
        let table = gtk_target_table_new_from_list(gtk_drag_source_get_target_list(area), &count)
        for index in 0..<Int(count) { names.append(String(cString: table![index].target)) }
        gtk_target_table_free(table, count)
        return names
      }
      let pointer = Pointer(on: area)
      pointer.press(20, 20)
      pointer.move(22, 20)
      XCTAssertEqual(asked, 0, "that is no drag yet")
      pointer.move(60, 20)
      XCTAssertEqual(asked, 1)
      XCTAssertTrue(offered.contains("application/x-faves-drag"), "\(offered)")
      pointer.release(60, 20)
      screen.close()
    }
  }
}

/// The window of a GTK class that is on screen.
@MainActor
func toplevel(_ type: String) -> Native? {
  let windows = gtk_window_list_toplevels()
  defer { g_list_free(windows) }
  var item = windows
  while let current = item {
    let window = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    if String(cString: faves_type_name(window)) == type, gtk_widget_get_visible(window) != 0 {
      return window
    }
    item = current.pointee.next
  }
  return nil
}

/// Emits what GtkLabel does for a click on a link.
/// - Returns: whether it was handled.
@MainActor
private func follow(_ address: String, in label: Native) -> Bool {
  var arguments = [GValue(), GValue()]
  g_value_init(&arguments[0], gtk_label_get_type())
  g_value_set_object(&arguments[0], label)
  g_value_init(&arguments[1], g_type_from_name("gchararray"))
  g_value_set_string(&arguments[1], address)
  var result = GValue()
  g_value_init(&result, g_type_from_name("gboolean"))
  g_signal_emitv(arguments, g_signal_lookup("activate-link", gtk_label_get_type()), 0, &result)
  for index in arguments.indices { g_value_unset(&arguments[index]) }
  return g_value_get_boolean(&result) != 0
}
