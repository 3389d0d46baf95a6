import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Sections in a picker")
struct PickerSectionTests {
  private func description(_ screen: Screen) throws -> PickerDescription {
    let element = try #require(screen.front.first("picker"))
    return try #require(element.widget.anyDescription as? PickerDescription)
  }

  @Test("Each view in a section is an option; sections and dividers part them")
  func options() throws {
    struct Toppings: View {
      @State var topping: Int? = 2
      @State var count = 2
      var body: some View {
        Picker("Topping", selection: $topping) {
          Section { Text("None").tag(nil as Int?) }
          Section("First") { ForEach(0..<count, id: \.self) { Text("Topping \($0)").tag($0 as Int?) } }
          Text("Other").tag(8 as Int?)
          Divider()
          Text("Last").tag(9 as Int?)
        }
        Button("More") { count += 1 }
      }
    }
    let screen = Screen { Toppings() }
    var picker = try description(screen)
    #expect(picker.options.map(\.title) == ["None", "Topping 0", "Topping 1", "Other", "Last"])
    #expect(picker.options.map(\.opening) == [nil, "First", nil, "", ""])
    #expect(picker.selection == nil)
    screen.button("More").tap()
    picker = try description(screen)
    #expect(picker.options.map(\.title) == ["None", "Topping 0", "Topping 1", "Topping 2", "Other", "Last"])
    #expect(picker.selection == 3)
    screen.picker("Topping").select("Last")
    #expect(screen.picker("Topping").value == "Last")
  }

  @Test("Rows of sections made from data are told apart by their ids")
  func rows() throws {
    struct Groups: View {
      @State var chosen = "pear"
      var body: some View {
        Picker("Fruit", selection: $chosen) {
          ForEach(["apple pear", "plum"], id: \.self) { group in
            Section(group) { ForEach(group.split(separator: " ").map(String.init), id: \.self) { Text($0) } }
          }
        }
      }
    }
    let screen = Screen { Groups() }
    let picker = try description(screen)
    #expect(picker.options.map(\.opening) == ["apple pear", nil, "plum"])
    #expect(picker.selection == 1)
  }

  @Test("In a menu they are sections of the menu inside, or of the menu itself")
  func menus() throws {
    struct Choice: View {
      @State var number = 1
      var body: some View {
        Menu("Options") {
          picker
          picker.pickerStyle(.inline)
        }
      }
      var picker: some View {
        Picker("Number", selection: $number) {
          Text("One").tag(1)
          Section("Large") { Text("Many").tag(2) }
        }
      }
    }
    let screen = Screen { Choice() }
    let menu = try #require(screen.front.first("menu")?.widget.anyDescription as? MenuDescription)
    #expect(menu.sections.map(\.title) == ["", "Number", "Large"])
    #expect(menu.sections.map { $0.items.map(\.title) } == [["Number"], ["One"], ["Many"]])
    guard case .submenu(let inside) = menu.sections[0].items[0].kind else { return #expect(Bool(false)) }
    #expect(inside.map(\.title) == ["", "Large"])
  }
}
