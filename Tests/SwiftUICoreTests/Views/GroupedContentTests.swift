import SwiftUITesting
import Testing

@testable import SwiftUICore

/// `Group` of what is no view.
@MainActor
@Suite("Groups of other content")
struct GroupedContentTests {
  private struct Item: Identifiable {
    let id: String
    var size = "large"
  }

  @Test("A group in a toolbar is its items")
  func toolbar() {
    let screen = Screen {
      NavigationStack {
        Text("Page").toolbar {
          Group {
            ToolbarItem { Text("one") }
            ToolbarItem(placement: .bottomBar) { Text("two") }
          }
        }
      }
    }
    #expect(screen.shows("one") && screen.shows("two"))
    screen.close()
  }

  @Test("A group of rows of a table is the rows")
  func rows() {
    let screen = Screen {
      Table(of: Item.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        Group {
          TableRow(Item(id: "a"))
          TableRow(Item(id: "b"))
        }
      }
    }
    #expect(screen.shows("a") && screen.shows("b"))
    screen.close()
  }

  @Test("A group of columns of a table is the columns")
  func columns() {
    let screen = Screen {
      Table([Item(id: "a")]) {
        Group {
          TableColumn("Id", value: \.id)
          TableColumn("Size", value: \.size)
        }
      }
    }
    #expect(screen.shows("a") && screen.shows("large"))
    screen.close()
  }
}
