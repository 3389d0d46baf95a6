import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Lists, forms, pages and bars as GTK shows them.
final class ShownContainerTests: GTKTestCase {
  private struct Names: View {
    let chosen: Kept<Set<Int>>
    let said: Kept<[String]>
    @State private var rows = [0, 1, 2]
    var body: some View {
      List(selection: chosen.binding) {
        Section("Head") {
          ForEach(rows, id: \.self) {
            Text(verbatim: "row \($0)").swipeActions { Button("Archive") { said.value.append("archive") } }
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .refreshable {}
    }
  }
  private struct Refreshing: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Text("\(refresh != nil)") }
  }
  private struct Node: Identifiable {
    let name: String
    var children: [Node]?
    var id: String { name }
  }

  func testListsAndForms() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let chosen = Kept<Set<Int>>([])
      let said = Kept<[String]>([])
      table("List", "selection", "Section", "onDelete", "onMove") {
        Names(chosen: chosen, said: said)
      } holds: { screen in
        let list = screen.the("FavesList")
        let widget = renderer.presented[0].first(ListWidget.self)!
        gtk_widget_grab_focus(list)
        faves_list_set_cursor(list, 2)
        widget.select(FAVES_SELECT_ONLY, 2, 2)
        settle(50)
        let wasChosen = chosen.value == [1]
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Down, GDK_MOD1_MASK)
        settle(50)
        let rows = screen.all("FavesLabel").sorted { screen.frame(of: $0).minY < screen.frame(of: $1).minY }
        XCTAssertEqual(rows.map(screen.text), ["Head", "row 0", "row 2", "row 1"])
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Delete)
        settle(50)
        return wasChosen && faves_list_get_count(list) == 3 && !screen.texts.contains("row 1")
      }
      table("swipeActions") {
        Names(chosen: chosen, said: said)
      } holds: { screen in
        let list = screen.the("FavesList")
        gtk_widget_grab_focus(list)
        faves_list_set_cursor(list, 1)
        settle(50)
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Menu)
        // GTK wants to know which event of the display it was.
        _ = LibraryLog.takeComplaints()
        settle(50)
        let menus = screen.all("FavesLabel").compactMap { gtk_menu_get_for_attach_widget($0) }
        let offered = menus.flatMap { titles(of: $0.pointee.data.assumingMemoryBound(to: GtkWidget.self)) }
        for menu in menus {
          gtk_menu_popdown(cast(menu.pointee.data.assumingMemoryBound(to: GtkWidget.self)))
        }
        return offered.contains("Archive")
      }
      table("refreshable") {
        VStack { Refreshing() }.refreshable {}
        Refreshing()
      } holds: {
        $0.texts == ["true", "false"]
      }
      table("listStyle") {
        List { Text("a") }.listStyle(.sidebar)
      } holds: {
        $0.name($0.the("FavesList")) == "Sidebar"
      }
      table("OutlineGroup", "DisclosureGroup") {
        List {
          OutlineGroup([Node(name: "root", children: [Node(name: "leaf")])], children: \.children) {
            Text($0.name)
          }
        }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
      } holds: {
        $0.texts.contains("root") && !$0.texts.contains("leaf") && $0.texts.contains("inside")
      }
      table("Form", "Section", "formStyle") {
        Form {
          Section {
            Toggle("On", isOn: .constant(true))
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      } holds: { screen in
        let control = screen.frame(of: screen.the("GtkSwitch"))
        return screen.frame(of: screen.label("head")).maxY <= control.minY
          && screen.frame(of: screen.label("foot")).minY >= control.maxY
          && control.minX - screen.frame(of: screen.label("On")).maxX > 100
          && screen.all("GtkBox").contains { screen.hasClass($0, "faves-group") }
      }
    }
  }

  func testPagesAndBars() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let tab = Kept(1)
      table("TabView", "tabItem") {
        TabView(selection: tab.binding) {
          Text("first").tabItem { Text("One") }.tag(1)
          Text("second").tabItem { Text("Two") }.tag(2)
        }
      } holds: { screen in
        let window = renderer.presented[0] as! WindowWidget
        let stack = window.screen!.tabs.stack
        let pages = gtk_container_get_children(cast(stack))!
        defer { g_list_free(pages) }
        gtk_stack_set_visible_child(
          cast(stack), g_list_nth_data(pages, 1).assumingMemoryBound(to: GtkWidget.self))
        settle(20)
        return tab.value == 2 && g_list_length(pages) == 2 && screen.texts.contains("first")
      }
      let path = Kept(NavigationPath([1, 2]))
      table("NavigationPath") {
        NavigationStack(path: path.binding) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      } holds: { screen in
        let shown = screen.texts.contains("page 2")
        gtk_button_clicked(cast((renderer.presented[0] as! WindowWidget).screen!.bar!.back))
        settle(300)
        return shown && path.value.count == 1
      }
      let added = Kept(0)
      table("NavigationView", "navigationBarTitle", "navigationBarItems") {
        NavigationView {
          Text("a").navigationBarTitle("Old title")
            .navigationBarItems(trailing: Button("Add") { added.value += 1 })
        }
      } holds: {
        $0.click("Add")
        return added.value == 1 && String(cString: gtk_window_get_title(cast($0.window))) == "Old title"
      }
      table("NavigationStack", "NavigationLink", "navigationDestination") {
        NavigationStack {
          NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      } holds: { screen in
        screen.click("Go")
        settle(300)
        let there = screen.texts.contains("page 7")
        let back = (renderer.presented[0] as! WindowWidget).screen!.bar!.back
        let canGoBack = gtk_widget_get_visible(back) != 0
        gtk_button_clicked(cast(back))
        settle(300)
        return there && canGoBack && !screen.texts.contains("page 7")
      }
      table("NavigationSplitView") {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
      } holds: {
        $0.has("HdyLeaflet") && $0.texts.contains("side")
      }
      let said = Kept<[String]>([])
      table("navigationTitle", "navigationSubtitle", "toolbar", "ToolbarItem") {
        NavigationStack {
          Text("a").navigationTitle("Title").navigationSubtitle("below").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Main") { said.value.append("main") } }
            ToolbarItem(placement: .cancellationAction) { Button("Leave") {} }
            ToolbarItem(placement: .bottomBar) { Button("Low") {} }
          }
        }
      } holds: { screen in
        screen.click("Main")
        let (main, leave) = (screen.frame(of: screen.label("Main")), screen.frame(of: screen.label("Leave")))
        let low = screen.frame(of: screen.label("Low"))
        return screen.has("HdyHeaderBar") && said.value == ["main"] && leave.maxX < main.minX
          && low.minY > screen.frame(of: screen.label("a")).maxY
          && String(cString: gtk_window_get_title(cast(screen.window))) == "Title"
      }
      let words = Kept("")
      table("searchable") {
        NavigationStack { List { Text("a") }.searchable(text: words.binding, prompt: "Find") }
      } holds: {
        let entry = $0.the("GtkSearchEntry")
        gtk_entry_set_text(cast(entry), "x")
        return words.value == "x" && String(cString: gtk_entry_get_placeholder_text(cast(entry))) == "Find"
      }
    }
  }
}

/// What the items of a menu say.
@MainActor
private func titles(of menu: Native) -> [String] {
  let items = gtk_container_get_children(cast(menu))
  defer { g_list_free(items) }
  var titles: [String] = []
  var item = items
  while let current = item {
    let entry = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    if let title = gtk_menu_item_get_label(cast(entry)) { titles.append(String(cString: title)) }
    item = current.pointee.next
  }
  return titles
}

extension GTKWidget {
  /// The first widget of a kind in here.
  func first<Kind: GTKWidget>(_ kind: Kind.Type) -> Kind? {
    if let found = self as? Kind { return found }
    for child in children { if let found = child.first(kind) { return found } }
    return nil
  }
}
