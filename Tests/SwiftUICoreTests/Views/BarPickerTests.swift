import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Pickers in bars")
struct BarPickerTests {
  @Test("A picker in a toolbar hides its label, one in a menu there does not")
  func labels() throws {
    let screen = Screen {
      Text("x").toolbar {
        ToolbarItem {
          Picker("View as", selection: .constant(1)) { Text("List").tag(1) }.pickerStyle(.segmented)
        }
        ToolbarItem {
          Menu("More") {
            Picker("Order", selection: .constant(1)) { Text("Name").tag(1) }.pickerStyle(.inline)
          }
        }
      }
    }
    let picker = try #require(screen.picker("View as").widget.anyDescription as? PickerDescription)
    #expect(picker.hidesLabel)
    let menu = try #require(
      screen.front.all.compactMap { $0.widget.anyDescription as? MenuDescription }.first)
    #expect(menu.sections.map(\.title) == ["Order"])
  }
}
