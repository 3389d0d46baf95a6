import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views on real widgets, from the click to the label.
final class GraphTests: GTKTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Up") { count += 1 }
      }
    }
  }

  func testAClickChangesOneLabel() throws {
    try onScreen { renderer in
      let host = HostedScreen(renderer, Counter())
      XCTAssertEqual(host.texts, ["Count 0", "Up"])
      host.graph.counts.reset()
      let label = host.all("FavesLabel")[0]
      gtk_button_clicked(cast(host.all("GtkButton").last!))
      settle(50)
      XCTAssertEqual(host.text(label), "Count 1")
      XCTAssertEqual(host.graph.counts.bodies, 1)
      host.close()
    }
  }

  private struct Form1: View {
    @State private var name = "Ann"
    var body: some View {
      Form {
        Section("Person") {
          TextField("Name", text: $name)
          Text("Hello, \(name)")
        }
      }
    }
  }

  func testAKeystrokeWritesNothingBack() throws {
    try onScreen { renderer in
      let host = HostedScreen(renderer, Form1())
      let entry = host.all("GtkEntry")[0]
      faves_grab_focus(entry)
      gtk_editable_set_position(cast(entry), 1)
      var position: Int32 = 1
      gtk_editable_insert_text(cast(entry), "x", 1, &position)
      gtk_editable_set_position(cast(entry), position)
      settle(50)
      XCTAssertTrue(host.texts.contains("Hello, Axnn"))
      XCTAssertEqual(gtk_editable_get_position(cast(entry)), 2)
      host.close()
    }
  }

  private struct Rows: View {
    @State private var ids = Array(0..<5)
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { id in FieldRow(id: id) }
        Button("Rotate") { ids.append(ids.removeFirst()) }
      }
    }
  }

  private struct FieldRow: View {
    let id: Int
    @State private var text = ""
    var body: some View { TextField("Row \(id)", text: $text) }
  }

  func testAReorderedRowKeepsItsFocusAndText() throws {
    try onScreen { renderer in
      let host = HostedScreen(renderer, Rows())
      let entry = host.all("GtkEntry")[0]
      faves_grab_focus(entry)
      gtk_entry_set_text(cast(entry), "first")
      gtk_editable_set_position(cast(entry), 2)
      settle()
      gtk_button_clicked(cast(host.all("GtkButton").last!))
      settle(50)
      XCTAssertTrue(host.all("GtkEntry").last == entry)
      XCTAssertTrue(gtk_window_get_focus(cast(host.window)) == entry)
      XCTAssertEqual(gtk_editable_get_position(cast(entry)), 2)
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(entry))), "first")
      host.close()
    }
  }

  private struct Opener: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("Below")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Above").toolbar { Button("Done") { isShown = false } }
        }
      }
    }
  }

  func testAThousandSheetsThroughTheGraphLeaveNothing() throws {
    try onScreen { renderer in
      let host = HostedScreen(renderer, Opener())
      let open = host.all("GtkButton").last!
      @MainActor func cycle() {
        gtk_button_clicked(cast(open))
        settle()
        XCTAssertEqual(renderer.presented.count, 2)
        let done = host.all("GtkButton", in: renderer.presented[1].native).first {
          gtk_widget_get_tooltip_text($0) == nil && gtk_bin_get_child(cast($0)) != nil
            && faves_is_label(gtk_bin_get_child(cast($0))) != 0
        }
        gtk_button_clicked(cast(done!))
        settle()
        XCTAssertEqual(renderer.presented.count, 1)
      }
      for _ in 0..<3 { cycle() }
      let widgets = faves_count_widgets(host.window)
      let toplevels = faves_count_toplevels()
      for _ in 0..<1000 { cycle() }
      XCTAssertEqual(faves_count_widgets(host.window), widgets)
      XCTAssertEqual(faves_count_toplevels(), toplevels)
      host.close()
    }
  }

  private struct People: View {
    @State private var names = (0..<10_000).map { "Person \($0)" }
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            NavigationLink(name) { Text("All about \(name)").navigationTitle(name) }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .navigationTitle("People")
      }
    }
  }

  func testALongListNavigatesAndDeletes() throws {
    try onScreen { renderer in
      let host = HostedScreen(renderer, People())
      let list = host.all("FavesList")[0]
      XCTAssertEqual(faves_list_get_count(list), 10_000)
      XCTAssertLessThan(faves_list_get_built(list), 100)
      let widget = GTKWidget.downcast(renderer.presented[0])
      @MainActor func listWidget(_ widget: GTKWidget) -> ListWidget? {
        if let list = widget as? ListWidget { return list }
        for child in widget.children { if let found = listWidget(child) { return found } }
        return nil
      }
      let owner = listWidget(widget)!
      XCTAssertTrue(owner.delete(1))
      settle(50)
      XCTAssertEqual(faves_list_get_count(list), 9_999)
      XCTAssertFalse(host.texts.contains("Person 1"))
      owner.source!.activateRow(at: 0)
      settle(400)
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(host.window))), "Person 0")
      XCTAssertTrue(host.texts.contains("All about Person 0"))
      let back = host.all("GtkButton").first { gtk_widget_get_tooltip_text($0) != nil }!
      gtk_button_clicked(cast(back))
      settle(400)
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(host.window))), "People")
      XCTAssertFalse(host.texts.contains("All about Person 0"))
      host.close()
    }
  }
}
