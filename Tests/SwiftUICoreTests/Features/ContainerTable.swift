import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What lists, pages and dialogs describe")
struct ContainerTable {
  @Test("Lists and forms")
  func lists() {
    var table = ViewTable()
    let said = Kept<[String]>([])
    let chosen = Kept<Set<Int>>([])
    table("List", "selection") {
      List(0..<3, id: \.self, selection: chosen.binding) { Text(verbatim: "row \($0)") }
    } holds: {
      $0.list.select(rows: [0, 2])
      return $0.the(ListDescription.self).selection == .multiple && chosen.value == [0, 2]
    }
    table("listStyle") {
      List { Text("a") }.listStyle(.sidebar)
    } holds: {
      $0.the(ListDescription.self).look == .sidebar
    }
    table("onDelete", "onMove", "Section") {
      List {
        Section("Head") {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
            .onDelete { said.value.append("delete \($0.map { $0 })") }
            .onMove { said.value.append("move \($0.map { $0 }) \($1)") }
        }
      }
    } holds: {
      $0.list.delete(rows: [2])
      $0.list.move(rows: [1], to: 4)
      return said.value == ["delete [1]", "move [0] 3"] && $0.list.row(0).texts == ["Head"]
    }
    table("swipeActions") {
      List {
        Text("a").swipeActions { Button("Archive") { said.value.append("archive") } }
      }
    } holds: {
      $0.text("a").contextMenu.choose("Archive")
      return said.value.last == "archive"
    }
    table("refreshable") {
      VStack { Refreshing() }.refreshable {}
      Refreshing()
    } holds: {
      $0.texts == ["true", "false"]
    }
    table("OutlineGroup") {
      List { OutlineGroup(Node.tree, children: \.children) { Text($0.name) } }
    } holds: {
      $0.list.rowCount == 1 && $0.shows("root")
    }
    let isOpen = Kept(true)
    table("DisclosureGroup") {
      DisclosureGroup("More", isExpanded: isOpen.binding) { Text("inside") }
    } holds: {
      $0.shows("More") && $0.shows("inside")
    }
    table("Form", "Section", "formStyle") {
      Form {
        Section {
          Text("a")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
      .formStyle(.columns)
    } holds: {
      $0.the(FormDescription.self).look == .columns && $0.has("section")
        && Set($0.texts) == ["head", "a", "foot"]
    }
    table.check()
  }

  private struct Refreshing: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Text("\(refresh != nil)") }
  }
  private struct Node: Identifiable {
    let name: String
    var children: [Node]?
    var id: String { name }
    static var tree: [Node] { [Node(name: "root", children: [Node(name: "leaf")])] }
  }

  @Test("Pages")
  func pages() {
    var table = ViewTable()
    let tab = Kept(1)
    table("TabView", "tabItem") {
      TabView(selection: tab.binding) {
        Text("first").tabItem { Text("One") }.tag(1)
        Text("second").tabItem { Text("Two") }.tag(2)
      }
    } holds: {
      $0.the(WindowDescription.self).selectTab(1)
      return $0.the(WindowDescription.self).tabs.map(\.title) == ["One", "Two"] && tab.value == 2
    }
    table("NavigationStack", "NavigationLink", "navigationDestination") {
      NavigationStack {
        NavigationLink("Go", value: 7)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    } holds: {
      $0.button("Go").tap()
      let arrived = $0.shows("page 7") && $0.the(WindowDescription.self).canGoBack
      $0.goBack()
      return arrived && !$0.the(WindowDescription.self).canGoBack
    }
    table("navigationBarBackButtonHidden") {
      NavigationStack {
        NavigationLink("Go") { Hiding() }
      }
    } holds: {
      $0.button("Go").tap()
      let isHidden = !$0.the(WindowDescription.self).showsBack
      $0.button("Show").tap()
      return isHidden && $0.the(WindowDescription.self).showsBack
    }
    table("NavigationView") {
      NavigationView { Text("a") }
    } holds: {
      $0.shows("a")
    }
    let path = Kept(NavigationPath([1, 2]))
    table("NavigationPath") {
      NavigationStack(path: path.binding) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    } holds: {
      let shown = $0.shows("page 2")
      $0.goBack()
      return shown && path.value.count == 1
    }
    table("NavigationSplitView") {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
    } holds: {
      $0.has("split") && $0.texts == ["side", "detail"]
    }
    table("navigationTitle", "navigationSubtitle") {
      NavigationStack { Text("a").navigationTitle("Title").navigationSubtitle("below") }
    } holds: {
      $0.title == "Title" && $0.the(WindowDescription.self).subtitle == "below"
    }
    let said = Kept<[String]>([])
    table("navigationBarTitle", "navigationBarItems") {
      NavigationView {
        Text("a").navigationBarTitle("Title").navigationBarItems(
          trailing: Button("Add") { said.value.append("add") })
      }
    } holds: {
      $0.button("Add").tap()
      return $0.title == "Title" && said.value == ["add"]
    }
    table("toolbar", "ToolbarItem") {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Main") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Leave") {} }
          ToolbarItem(placement: .bottomBar) { Button("Low") {} }
        }
      }
    } holds: {
      $0.all(ToolbarItemDescription.self).count == 3 && $0.front.find("button", "Leave") != nil
    }
    let words = Kept("")
    table("searchable") {
      NavigationStack { List { Text("a") }.searchable(text: words.binding, prompt: "Find") }
    } holds: {
      $0.pressFind()
      $0.type("x")
      return words.value == "x" && $0.all(TextFieldDescription.self).contains { $0.prompt == "Find" }
    }
    table.check()
  }

  private struct Hiding: View {
    @State private var isHidden = true
    var body: some View {
      Button("Show") { isHidden = false }.navigationBarBackButtonHidden(isHidden)
    }
  }

  private struct Bare: View {
    let say: (String) -> Void
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          Text("page \(index)").tag(index)
            .onAppear { say("appear \(index)") }
            .onDisappear { say("disappear \(index)") }
        }
      }
      .tabViewStyle(.page)
      Button("Next") { page += 1 }
    }
  }

  @Test("Of pages without a tabItem the one in sight has appeared, and no other")
  func barePages() {
    let said = Kept<[String]>([])
    let screen = Screen { Bare { said.value.append($0) } }
    #expect(said.value == ["appear 0"])
    screen.button("Next").tap()
    #expect(Set(said.value.dropFirst()) == ["disappear 0", "appear 1"])
    screen.close()
    #expect(said.value.last == "disappear 1" && said.value.count == 4)
  }

  @Test("Links and sections in forms and lists")
  func links() {
    var table = ViewTable()
    table("navigationLinkIndicatorVisibility") {
      NavigationStack {
        Form {
          NavigationLink("Shown") { Text("page") }
          NavigationLink("Hidden") { Text("page") }.navigationLinkIndicatorVisibility(.hidden)
        }
      }
    } holds: {
      $0.all(ButtonDescription.self).map(\.leadsOn) == [true, false]
    }
    table("sectionActions", "sectionIndexLabel", "listSectionMargins") {
      List {
        Section("s") { Text("a") }.sectionActions { Button("Add") {} }.sectionIndexLabel("s")
          .listSectionMargins(.horizontal, 4)
        Section("t") { Text("b") }.headerProminence(.increased).sectionActions { Button("Drop") {} }
      }
    } holds: {
      $0.list.rows.map(\.texts) == [["s"], ["a"], ["Add"], ["t"], ["b"], ["Drop"]]
    }
    table.check()
  }
}
