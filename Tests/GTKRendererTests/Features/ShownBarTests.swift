import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Bars that show nothing of what is in them, titles that open a menu, and what dialogs and sheets have at their edges.
final class ShownBarTests: GTKTestCase {
  private struct Hiding: View {
    @State private var isHidden = true
    var body: some View {
      NavigationStack {
        Toggle("Hidden", isOn: $isHidden).toggleStyle(.button)
          .navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbar {
            ToolbarItem { Button("Item") {} }
            ToolbarItem(placement: .bottomBar) { Text("below") }
          }
          .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .bottomBar)
      }
    }
  }

  func testABarThatIsHiddenLeavesAWindowThatCanBeClosed() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("toolbar", "navigationBarHidden", "toolbarVisibility") {
        Hiding()
      } holds: { shown in
        guard let screen = (renderer.presented[0] as! WindowWidget).screen?.bar else { return false }
        @MainActor func state() -> [String] {
          let title = String(cString: hdy_header_bar_get_title(screen.header))
          let subtitle = hdy_header_bar_get_subtitle(screen.header).map { String(cString: $0) } ?? ""
          return [title, subtitle] + shown.texts.filter { $0 != "Hidden" }.sorted()
        }
        let hidden = state()
        let canBeClosed =
          gtk_widget_get_mapped(widget(screen.header)) != 0
          && hdy_header_bar_get_show_close_button(screen.header) != 0
        let windowTitle = String(cString: gtk_window_get_title(cast(shown.window)))
        gtk_button_clicked(cast(gtk_widget_get_parent(shown.label("Hidden"))!))
        settle(50)
        let seen = state()
        gtk_button_clicked(cast(gtk_widget_get_parent(shown.label("Hidden"))!))
        // The bar at the bottom slides out.
        _ = becomes { state() == hidden }
        XCTAssertEqual(hidden, ["", ""])
        XCTAssertEqual(windowTitle, "Title")
        XCTAssertEqual(seen, ["Title", "Subtitle", "Item", "below"])
        XCTAssertEqual(state(), hidden)
        return canBeClosed
      }
      table("toolbar") {
        NavigationStack {
          Text("a").navigationTitle("Title").navigationSubtitle("Subtitle")
            .toolbarTitleMenu { Button("Rename") {} }
            .toolbar { Button("Item") {} }.toolbar(removing: .title)
        }
      } holds: { shown in
        guard let bar = (renderer.presented[0] as! WindowWidget).screen?.bar else { return false }
        return hdy_header_bar_get_title(bar.header).map { String(cString: $0) } == ""
          && hdy_header_bar_get_subtitle(bar.header) == nil && !bar.offersTitleMenu
          && shown.texts.sorted() == ["Item", "a"]
          && String(cString: gtk_window_get_title(cast(shown.window))) == "Title"
      }
      table("navigationBarHidden") {
        NavigationStack {
          Text("a").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
            .navigationBarHidden(true)
        }
      } holds: {
        $0.texts == ["a"]
      }
    }
  }

  private struct Titled: View {
    @State private var name = "Draft"
    var body: some View {
      Button("Rename") { name = "Letter" }.navigationTitle(name)
        .toolbarTitleMenu { Button("Final") { name = "Final" } }
    }
  }

  func testATitleOpensItsMenu() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("toolbarTitleMenu", "ToolbarTitleMenu") {
        Titled()
      } holds: { shown in
        guard let screen = (renderer.presented[0] as! WindowWidget).screen?.bar else { return false }
        guard let title = screen.titleMenu else { return false }
        @MainActor func words() -> [String] { parts(of: title.native, "GtkLabel").map(shown.text) }
        let before = words()
        shown.click("Rename")
        let renamed = words()
        gtk_toggle_button_set_active(cast(title.native), 1)
        guard becomes({ title.button.menu != nil }), let menu = title.button.menu else { return false }
        let entry = parts(of: menu, "GtkModelMenuItem")[0]
        gtk_menu_shell_activate_item(cast(menu), entry, 1)
        return becomes { words().first == "Final" } && before.first == "Draft" && renamed.first == "Letter"
          && shown.name(title.native) == "Final" && gtk_widget_get_mapped(title.native) != 0
      }
    }
  }

  private struct Asking: View {
    let isSuppressed: Kept<Bool>
    @State private var isShown = true
    var body: some View {
      Text("a").alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
        .dialogSuppressionToggle(isSuppressed: isSuppressed.binding)
    }
  }

  func testAQuestionHasACheckBox() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isSuppressed = Kept(true)
      table("dialogSuppressionToggle") {
        Asking(isSuppressed: isSuppressed)
      } holds: { _ in
        guard becomes({ renderer.presented.last is AlertWidget }),
          let box = parts(of: renderer.presented.last!.native, "GtkCheckButton").first
        else { return false }
        let wasOn = gtk_toggle_button_get_active(cast(box)) != 0
        gtk_button_clicked(cast(box))
        return wasOn && becomes { !isSuppressed.value }
          && String(cString: gtk_button_get_label(cast(box))) == "Do not ask again"
      }
    }
  }

  private struct Sheet: View {
    let height: Kept<PresentationDetent>
    @State private var isShown = true
    var body: some View {
      Text("a").sheet(isPresented: $isShown) {
        Text("sheet").presentationDetents(
          [.height(200), .height(320), .height(460)], selection: height.binding)
      }
    }
  }

  func testASheetWhoseEdgeIsLetGoGoesToTheNearestOfItsHeights() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let height = Kept(PresentationDetent.height(200))
      table("presentationDetents") {
        Sheet(height: height)
      } holds: { _ in
        guard let sheet = renderer.presented.last as? WindowWidget, let detents = sheet.detents,
          becomes({ sheet.heightNow == 200 })
        else { return false }
        let isDown = Kept(true)
        detents.isHeld = { isDown.value }
        sheet.resize(toHeight: 350)
        let isDragged = becomes { sheet.heightNow == 350 }
        isDown.value = false
        return isDragged && becomes { sheet.heightNow == 320 } && height.value == .height(320)
      }
    }
  }

  private struct Counting: View {
    @State private var count = 1
    var body: some View {
      Text("\(count)").contentTransition(.numericText()).opacity(0.8)
      Button("Go") { withAnimation(.linear(duration: 0.4)) { count += 1 } }
    }
  }

  func testTextFadesIntoTheNext() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("contentTransition") {
        Counting()
      } holds: { shown in
        let label = shown.label("1")
        gtk_button_clicked(cast(gtk_widget_get_parent(shown.label("Go"))!))
        var least = 1.0
        let isThere = becomes {
          least = min(least, gtk_widget_get_opacity(label))
          return shown.text(label) == "2" && abs(gtk_widget_get_opacity(label) - 0.8) < 0.01
        }
        return isThere && least < 0.75
      }
    }
  }
}
