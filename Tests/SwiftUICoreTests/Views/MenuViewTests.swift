import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Menus and pickers")
struct MenuViewTests {
  struct Files: View {
    @State var isSorted = false
    @State var view = "List"
    @State var log = "nothing"
    @State var canDelete = true
    var body: some View {
      VStack {
        Menu("Files") {
          Button("New") { log = "new" }
          Divider()
          Section("Show") {
            Toggle("Sorted", isOn: $isSorted)
            Picker("View", selection: $view) {
              Text("List").tag("List")
              Text("Grid").tag("Grid")
            }
          }
          Menu("More") {
            Button("Delete", systemImage: "trash", role: .destructive) { log = "delete" }.disabled(!canDelete)
          }
        }
        .buttonStyle(.borderedProminent)
        Text(log)
        Text("\(view) \(isSorted ? "sorted" : "unsorted")")
        Toggle("May delete", isOn: $canDelete)
      }
    }
  }

  @Test("A menu's views are its entries, and follow what they are made of")
  func entries() {
    let screen = Screen { Files() }
    let menu = screen.menuButton("Files")
    #expect(
      menu.entries == [
        "New", "—", "Show", "  Sorted", "  View", "    ✓ List", "    Grid", "—", "More",
        "  Delete",
      ])
    menu.choose("Sorted")
    menu.choose("Grid")
    #expect(screen.shows("Grid sorted"))
    #expect(screen.menuButton("Files").entries.contains("  ✓ Sorted"))
    #expect(screen.menuButton("Files").entries.contains("    ✓ Grid"))
    menu.choose("New")
    #expect(screen.shows("new"))
    menu.choose("Delete")
    #expect(screen.shows("delete"))
  }

  @Test("Nothing of a menu's entries is on screen, and nothing is left of them")
  func entriesAreNotShown() {
    let before = (Screen.liveNodes, Screen.liveWidgets)
    do {
      let screen = Screen { Files() }
      #expect(!screen.shows("New"))
      #expect(screen.texts == ["Files", "nothing", "List unsorted", "May delete"])
      screen.close()
    }
    #expect((Screen.liveNodes, Screen.liveWidgets) == before)
  }

  struct Row: View {
    @State var log = ""
    @State var isMarked = false
    var body: some View {
      VStack {
        Text("Row").contextMenu {
          Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
          Link("Site", destination: URL(string: "https://example.org")!)
        }
        Text(isMarked ? "marked" : "plain")
      }
    }
  }

  @Test("A context menu's entries change with the state they show")
  func contextMenu() {
    let screen = Screen { Row() }
    #expect(screen.text("Row").contextMenu.entries == ["Mark", "Site"])
    screen.text("Row").contextMenu.choose("Mark")
    #expect(screen.shows("marked"))
    #expect(screen.text("Row").contextMenu.entries == ["Unmark", "Site"])
    screen.text("Row").contextMenu.choose("Site")
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.org"])
  }

  struct Picks: View {
    static let start = Date(timeIntervalSince1970: 1_000_000)
    @State var date = start
    @State var color = Color.red
    var body: some View {
      VStack {
        DatePicker("Due", selection: $date, in: Self.start...Self.start + 100, displayedComponents: .date)
        ColorPicker("Ink", selection: $color, supportsOpacity: false)
        Text("\(Int(date.timeIntervalSince(Self.start)))")
        Rectangle().fill(color)
      }
    }
  }

  @Test("A picked date keeps within its range, and a picked colour is painted")
  func picked() {
    let screen = Screen { Picks() }
    screen.datePicker("Due").set(Picks.start + 50)
    #expect(screen.shows("50"))
    screen.datePicker("Due").set(Picks.start + 500)
    #expect(screen.shows("100"))
    #expect(screen.datePicker("Due").date == Picks.start + 100)
    screen.colorPicker("Ink").set(Color(red: 0, green: 0.5, blue: 1))
    #expect(screen.front.first("fill")?.color == [0, 0.5, 1, 1])
  }
}
