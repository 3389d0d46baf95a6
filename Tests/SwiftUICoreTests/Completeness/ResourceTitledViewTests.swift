import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Each documented form of a view or modifier around others that takes a `LocalizedStringResource`.
@MainActor
@Suite("Views, modifiers and windows whose titles are resources")
struct ResourceTitledViewTests {
  private struct Row: Identifiable {
    var id = 1, name = "a"
  }

  private let title = ResourceTitle.title
  private let picture = ResourceTitle.picture
  private let text = Binding.constant("")
  private let yes = Binding.constant(true)

  @Test("Groups")
  func groups() {
    ResourceTitle.expect {
      List { Section(title) { Text("a") } }
      List { Section(title, isExpanded: yes) { Text("a") } }
      GroupBox(title) { Text("a") }
      DisclosureGroup(title) { Text("a") }
      DisclosureGroup(title, isExpanded: yes) { Text("a") }
      ContentUnavailableView(title, systemImage: "star")
      ContentUnavailableView(title, image: "a")
      ContentUnavailableView(title, systemImage: "star", description: Text("a"))
      Table([Row()]) { TableColumn(title, value: \.name) }
      Table([Row()]) { TableColumn(title) { Text($0.name) } }
      Table(of: Row.self) {
        TableColumn("Id", value: \.name)
      } rows: {
        Section(title, isExpanded: yes) { TableRow(Row()) }
      }
    }
    // What only a style of one's own shows.
    _ = ControlGroup(title) { Text("a") }
    _ = ControlGroup(title, systemImage: "star") { Text("a") }
    _ = ControlGroup(title, image: picture) { Text("a") }
  }

  @Test("Tabs and pages")
  func pages() {
    ResourceTitle.expect {
      TabView { Tab(title, systemImage: "star") { Text("a") } }
      TabView { Tab(title, image: "a") { Text("a") } }
      TabView(selection: .constant(1)) { Tab(title, systemImage: "star", value: 1) { Text("a") } }
      TabView(selection: .constant(1)) { Tab(title, image: "a", value: 1, role: .search) { Text("a") } }
      NavigationStack { NavigationLink(title, value: 1) }
      NavigationStack { NavigationLink(title, destination: Text("a")) }
      NavigationStack { NavigationLink(title) { Text("a") } }
      NavigationStack { Text("a").searchable(text: text, prompt: title) }
      NavigationStack { Text("a").searchable(text: text, isPresented: yes, prompt: title) }
    }
    ResourceTitle.expect("Name") {
      NavigationStack { Text("a").navigationTitle(title) }
      NavigationStack { Text("a").navigationTitle("a").navigationSubtitle(title) }
    }
  }

  @Test("Alerts and questions")
  func dialogs() {
    let data: Int? = 1
    ResourceTitle.expect("Name") {
      Text("a").alert(title, isPresented: yes) { Button("b") {} }
      Text("a").alert(title, isPresented: yes) {
        Button("b") {}
      } message: {
        Text("c")
      }
      Text("a").alert(title, isPresented: yes, presenting: data) { Button("\($0)") {} }
      Text("a").alert(title, isPresented: yes, presenting: data) {
        Button("\($0)") {}
      } message: {
        Text("\($0)")
      }
      Text("a").confirmationDialog(title, isPresented: yes, titleVisibility: .visible) { Button("b") {} }
      Text("a").confirmationDialog(title, isPresented: yes, titleVisibility: .visible) {
        Button("b") {}
      } message: {
        Text("c")
      }
      Text("a").confirmationDialog(title, isPresented: yes, titleVisibility: .visible, presenting: data) {
        Button("\($0)") {}
      }
    }
  }

  @Test("Words beside a view, and those for assistive tools")
  func words() {
    ResourceTitle.expect("Name") {
      Text("a").help(title)
      Text("a").accessibilityLabel(title)
      Text("a").accessibilityValue(title)
      Text("a").accessibilityHint(title)
      Text("a").accessibilityLabel(title, isEnabled: true)
    }
    // Its name is in a closure until somebody asks for it.
    _ = Text("a").accessibilityAction(named: title) {}
    ResourceTitle.expect { List { Text("a").badge(title) } }
  }

  private struct Windows: App {
    let title = ResourceTitle.title
    var body: some Scene {
      WindowGroup(title) { Text("a") }
        .commands { CommandMenu(title) { Button("b") {} } }
      WindowGroup(title, id: "a") { Text("a") }
      WindowGroup(title, id: "b", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      WindowGroup(title, for: Int.self) {
        Text("\($0.wrappedValue)")
      } defaultValue: {
        1
      }
      Window(title, id: "c") { Text("a") }
      UtilityWindow(title, id: "d") { Text("a") }
      MenuBarExtra(title) { Text("a") }
      MenuBarExtra(title, systemImage: "star", isInserted: .constant(false)) { Text("a") }
      MenuBarExtra(title, image: ResourceTitle.picture, isInserted: .constant(false)) { Text("a") }
    }
  }

  @Test("Windows and menus of the menu bar")
  func windows() {
    let screen = Screen(app: Windows())
    #expect(screen.windows.first?.title == "Name")
    screen.close()
  }
}
