import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What menus take from around them is what it is now, not what it was as they came.
@MainActor
@Suite("Around menus")
struct MenuSurroundingsTests {
  struct Disabled: View {
    @State var isDisabled = true
    var body: some View {
      VStack {
        Button("Enable") { isDisabled.toggle() }
        Menu("Menu") {
          Button("One") {}
          Toggle("Two", isOn: .constant(true))
          Menu("More") { Button("Three") {} }
        }
        .disabled(isDisabled)
        Text("Words").contextMenu { Button("Four") {} }.disabled(isDisabled)
      }
    }
  }

  private func items(in sections: [MenuSection]) -> [MenuItem] {
    sections.flatMap(\.items).flatMap { item in
      if case .submenu(let inside) = item.kind { [item] + items(in: inside) } else { [item] }
    }
  }

  @Test("What is in a menu can be chosen once the menu is enabled, and not once it is disabled")
  func enabling() {
    let screen = Screen { Disabled() }
    func areEnabled() -> Set<Bool> {
      let menus = screen.front.all.compactMap { element -> [MenuSection]? in
        (element.widget.anyDescription as? MenuDescription)?.sections
          ?? (element.widget.anyDescription as? ContextMenuDescription)?.sections
      }
      #expect(menus.flatMap { items(in: $0) }.count == 5)
      return Set(menus.flatMap { items(in: $0) }.map(\.isEnabled))
    }
    #expect(areEnabled() == [false])
    screen.button("Enable").tap()
    #expect(areEnabled() == [true])
    screen.button("Enable").tap()
    #expect(areEnabled() == [false])
  }

  struct InBar: View {
    @State var isDisabled = true
    var body: some View {
      NavigationStack {
        VStack {
          Button("Enable") { isDisabled.toggle() }
          Text("Words")
            .toolbarTitleMenu {
              Button("One") {}
              Menu("More") { Button("Two") {} }
            }
            .toolbar {
              ToolbarItem {
                Menu("Menu") {
                  Button("Three") {}
                  Menu("Other") { Toggle("Four", isOn: .constant(true)) }
                }
              }
            }
            .disabled(isDisabled)
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test("Nor is what is in the menu of a title or of a bar")
  func enablingInBars() {
    let screen = Screen { InBar() }
    func areEnabled(_ sections: [MenuSection]?) -> [Bool] { items(in: sections ?? []).map(\.isEnabled) }
    func ofTitle() -> [Bool] {
      areEnabled((screen.front.widget.anyDescription as? WindowDescription)?.titleMenu?.read())
    }
    func ofBar() -> [Bool] {
      let menus = screen.front.all.compactMap { $0.widget.anyDescription as? MenuDescription }
      return areEnabled(menus.first?.sections)
    }
    for isEnabled in [false, true, false] {
      #expect(ofTitle() == [isEnabled, isEnabled, isEnabled])
      #expect(ofBar() == [isEnabled, isEnabled, isEnabled])
      screen.button("Enable").tap()
    }
  }

  struct Untagged: View {
    @State var chosen: String? = "a"
    var body: some View {
      List(selection: $chosen) {
        Text("A").tag("a")
        Text("No tag")
        Text("Another").tag(3)
      }
      Text("chosen \(chosen ?? "none")")
    }
  }

  @Test("A row that stands for no value of the selection's leaves that as it is")
  func untagged() {
    let screen = Screen { Untagged() }
    for row in [1, 2] {
      screen.list.select(rows: [row])
      #expect(screen.shows("chosen a"))
    }
    screen.list.select(rows: [])
    #expect(screen.shows("chosen none"))
    screen.list.select(rows: [0])
    #expect(screen.shows("chosen a"))
  }
}
