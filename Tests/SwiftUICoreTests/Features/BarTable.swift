import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What bars, dialogs and lists are told")
struct BarTable {
  private struct Item: View {
    var body: some View {
      Text("a").navigationTitle("Title").toolbar { Button("Item") {} }
    }
  }

  @Test("Bars of a window")
  func bars() {
    var table = ViewTable()
    let said = Kept("")
    table("navigationBarHidden") {
      NavigationStack { Item().navigationBarHidden(true) }
    } holds: {
      let window = $0.window
      return window.hidesBar && !window.hidesBottomBar && window.title == "Title"
    }
    table("toolbar", "toolbarVisibility") {
      TabView {
        Item().toolbar(.hidden).toolbar(.hidden, for: .bottomBar).tabItem { Text("One") }
        Item().toolbarVisibility(.visible, for: .navigationBar).tabItem { Text("Two") }
        Item().toolbar(.hidden, for: .windowToolbar).toolbar(.visible).tabItem { Text("Three") }
        Item().toolbar(.visible, for: .automatic).toolbar(.automatic, for: .windowToolbar)
          .toolbar(.hidden, for: .tabBar).tabItem { Text("Four") }
      }
    } holds: { screen in
      @MainActor func hidden() -> [Bool] { [screen.window.hidesBar, screen.window.hidesBottomBar] }
      let first = hidden()
      screen.selectTab("Two")
      let second = hidden()
      screen.selectTab("Three")
      let third = hidden()
      screen.selectTab("Four")
      return first == [true, true] && second == [false, false] && third == [false, false]
        && hidden() == [false, false] && screen.window.tabs.isEmpty
    }
    table("toolbar") {
      Item().toolbar(removing: .title)
    } holds: {
      $0.window.hidesTitle && $0.window.title == "Title" && !$0.window.hidesBar && $0.shows("Item")
    }
    table("toolbar") {
      Item().toolbar(removing: .search).toolbar(removing: nil)
    } holds: {
      !$0.window.hidesTitle
    }
    table("toolbarTitleMenu") {
      Item().toolbarTitleMenu { Button("Rename") { said.value = "renamed" } }
    } holds: {
      let items = $0.window.titleMenu?.read().flatMap(\.items) ?? []
      items.first?.action()
      return items.map(\.title) == ["Rename"] && said.value == "renamed"
    }
    table("ToolbarTitleMenu") {
      Text("a").toolbar {
        ToolbarItem { Button("Item") {} }
        ToolbarTitleMenu { Button("Move") {} }
      }
    } holds: {
      $0.window.titleMenu?.read().flatMap(\.items).map(\.title) == ["Move"] && $0.shows("Item")
    }
    table("toolbarItemHidden", "DefaultToolbarItem") {
      Text("a").toolbar {
        ToolbarItem { Button("Seen") {} }
        ToolbarItem { Button("Unseen") {}.toolbarItemHidden() }
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
      }
    } holds: {
      $0.shows("Seen") && !$0.shows("Unseen")
    }
    table("toolbar") {
      Text("a").toolbar { Label("Words", systemImage: "star") }.environment(
        \.toolbarLabelStyle, .titleAndIcon)
    } holds: {
      $0.shows("Words")
    }
    table("ToolbarTitleMenu") {
      Text("a").toolbar { ToolbarTitleMenu() }
    } holds: {
      $0.window.titleMenu == nil
    }
    table.check()
  }

  @Test("Of two columns one alone does not hide the bar of both")
  func columns() {
    let screen = Screen {
      NavigationSplitView {
        Text("Side").toolbar(.hidden, for: .navigationBar)
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
    }
    #expect(!screen.window.hidesBar)
    screen.close()
  }

  private struct Asking: View {
    @State private var isShown = false
    @State private var isSuppressed = false
    var body: some View {
      Button("Ask") { isShown = true }
        .alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
        .dialogSuppressionToggle("Not again", isSuppressed: $isSuppressed)
      Toggle("Suppressed", isOn: $isSuppressed)
    }
  }

  @Test("A question has a check box by which one is not asked again, and both ways are bound")
  func suppression() {
    let screen = Screen { Asking() }
    func asked() -> AlertDescription? { screen.front.widget.anyDescription as? AlertDescription }
    screen.button("Ask").tap()
    #expect(asked()?.suppression?.title == "Not again")
    #expect(asked()?.suppression?.isOn == false)
    screen.act { asked()?.suppression?.set(true) }
    #expect(asked()?.suppression?.isOn == true)
    screen.front.answer("Yes")
    #expect(screen.toggle("Suppressed").isOn)
    screen.toggle("Suppressed").tap()
    screen.button("Ask").tap()
    #expect(asked()?.suppression?.isOn == false)
    screen.close()
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var height = PresentationDetent.height(200)
    var body: some View {
      Text("Height \(height == .large ? "large" : "low")").sheet(isPresented: $isShown) {
        Text("sheet").presentationDetents([.large, .height(200)], selection: $height)
      }
    }
  }

  @Test("A sheet whose edge is let go selects a height")
  func detents() {
    let screen = Screen { Sheet() }
    func sheet() -> WindowDescription? { screen.front.widget.anyDescription as? WindowDescription }
    #expect(sheet()?.sheetDetents == [.points(200), .share(1)])
    screen.act { sheet()?.heightChosen(1) }
    #expect(sheet()?.sheetHeight == .share(1))
    #expect(screen.presented.contains { $0.texts.contains("Height large") })
    screen.close()
  }

  @Test("Rows, sections and their headers")
  func lists() {
    var table = ViewTable()
    table("listRowSpacing", "listSectionSpacing") {
      List { Text("a") }.listRowSpacing(7).listSectionSpacing(.compact)
      Form { Text("b") }.listSectionSpacing(30)
    } holds: {
      let list = $0.the(ListDescription.self)
      return list.rowSpacing == 7 && list.sectionSpacing == 12
        && $0.the(FormDescription.self).sectionSpacing == 30
    }
    table("headerProminence") {
      Form { Section("a") { Text("b") }.headerProminence(.increased) }
      Form { Section("c") { Text("d") } }
    } holds: {
      $0.all(SectionDescription.self).map(\.isProminent) == [true, false]
    }
    table.check()
  }

  private struct Prominent: View {
    @State private var isIncreased = false
    var body: some View {
      Toggle("Increased", isOn: $isIncreased)
      List {
        Section {
          Text("b")
        } header: {
          Text("a")
        } footer: {
          Text("c")
        }
        .headerProminence(isIncreased ? .increased : .standard)
      }
    }
  }

  @Test("A header in a list becomes prominent and plain again, alone of its section")
  func prominence() {
    let screen = Screen { Prominent() }
    func prominent() -> [Bool] {
      let source = (screen.list.widget as? any RowsWidget)?.source
      return (0..<(source?.rowCount ?? 0)).map { source?.rowTraits(at: $0).look.isProminent == true }
    }
    #expect(prominent() == [false, false, false])
    screen.toggle("Increased").tap()
    #expect(prominent() == [true, false, false])
    screen.toggle("Increased").tap()
    #expect(prominent() == [false, false, false])
    screen.close()
  }
}

extension Screen {
  /// What the window says of itself.
  fileprivate var window: WindowDescription {
    front.widget.anyDescription as? WindowDescription
      ?? WindowDescription(
        role: .window, goBack: Callback {}, selectTab: Callback { _ in }, close: Callback {})
  }
}
