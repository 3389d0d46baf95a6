import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// Rows of a sidebar without a selection of its own.
@MainActor
@Suite("The row that is open")
struct OpenRowTests {
  private func open(_ screen: Screen) -> [Int] {
    let source = (screen.list.widget as? HeadlessList)?.source
    return (0..<3).filter { source?.rowTraits(at: $0).isOpen == true }
  }

  @Test("The row whose page is shown beside the list is marked, whatever the rows are made of")
  func beside() {
    let lists = [
      AnyView(
        List {
          ForEach(0..<3, id: \.self) { number in NavigationLink("row \(number)") { Text("page \(number)") } }
        }),
      AnyView(
        List {
          NavigationLink("row 0") { Text("page 0") }
          NavigationLink(destination: Text("page 1")) { Text("row 1") }
          NavigationLink("row 2") { Text("page 2") }
        }),
    ]
    for list in lists {
      let screen = Screen {
        NavigationView {
          list
          Text("none")
        }
      }
      #expect(open(screen) == [])
      for row in [1, 2, 0] {
        screen.list.activate(row: row)
        #expect(screen.shows("page \(row)"))
        #expect(open(screen) == [row])
      }
    }
  }

  @Test("So is the row of the value whose page is shown, in the column or in a stack there")
  func values() {
    for hasStack in [false, true] {
      let screen = Screen {
        NavigationSplitView {
          List(0..<3, id: \.self) { number in NavigationLink("row \(number)", value: number) }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        } detail: {
          if hasStack {
            NavigationStack { Text("none").navigationDestination(for: Int.self) { Text("page \($0)") } }
          } else {
            Text("none")
          }
        }
      }
      for row in [1, 2, 0] {
        screen.list.activate(row: row)
        #expect(screen.shows("page \(row)"))
        #expect(open(screen) == [row])
      }
    }
  }

  @Test("A row whose page comes in the list's place is not marked")
  func pushed() {
    let screen = Screen {
      NavigationStack { List { ForEach(0..<3, id: \.self) { NavigationLink("row \($0)") { Text("page") } } } }
    }
    let source = (screen.list.widget as? HeadlessList)?.source
    screen.list.activate(row: 1)
    #expect(screen.shows("page"))
    #expect((0..<3).allSatisfy { source?.rowTraits(at: $0).isOpen == false })
  }
}
