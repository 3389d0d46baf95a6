import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Trees of bindings, drops between rows, gestures with keys, small windows")
struct RowAndGestureTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
    var children: [Item]?
  }
  private struct Tree: View {
    @State private var items = [Item(id: 1, name: "one", children: [Item(id: 2, name: "two")])]
    var body: some View {
      OutlineGroup($items, children: \.children) { $item in TextField("Item \(item.id)", text: $item.name) }
      Text(items[0].name + " " + (items[0].children?[0].name ?? "none"))
    }
  }

  @Test("A tree that a binding holds is edited in place, at any depth")
  func tree() {
    let screen = Screen { Tree() }
    screen.field("Item 1").type("!")
    #expect(screen.shows("one! two"))
    screen.button("chevron.forward").tap()
    screen.field("Item 2").type("?")
    #expect(screen.shows("one! two?"))
    screen.close()
  }

  private struct Rows: View {
    @State private var names = ["a", "b"]
    @State private var log = ""
    var body: some View {
      Text(log)
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .dropDestination(for: String.self) { new, place in
            names.insert(contentsOf: new, at: place)
            log = "at \(place)"
          }
      }
    }
  }
  private struct Providers: View {
    @State private var log = ""
    var body: some View {
      Text(log)
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .onInsert(of: [.plainText]) { place, providers in log = "\(providers.count) at \(place)" }
      }
    }
  }

  @Test("What is dropped on a row goes in front of it or behind it, and the rows can still be deleted")
  func insertion() {
    let screen = Screen { Rows() }
    #expect(screen.text("b").dragArea.drag(.dropped, [DragItem("x")], at: CGPoint(x: 0, y: -1)))
    #expect(screen.shows("at 1"))
    #expect(screen.list.rows.map(\.texts) == [["a"], ["x"], ["b"]])
    #expect(screen.text("b").dragArea.drag(.dropped, [DragItem("y")], at: CGPoint(x: 0, y: 10_000)))
    #expect(screen.list.rows.map(\.texts) == [["a"], ["x"], ["b"], ["y"]])
    screen.list.delete(rows: [0])
    #expect(screen.list.rows.map(\.texts) == [["x"], ["b"], ["y"]])
    screen.close()

    let providers = Screen { Providers() }
    #expect(providers.text("a").dragArea.drag(.dropped, [DragItem("x")], at: CGPoint(x: 0, y: -1)))
    #expect(providers.shows("1 at 0"))
    providers.close()
  }

  private struct Keys: View {
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: " "))
      Text("area")
        .gesture(TapGesture().modifiers(.shift).onEnded { log.append("shift") })
        .simultaneousGesture(
          DragGesture().modifiers([.command, .option]).onEnded { _ in log.append("dragged") })
    }
  }

  @Test("A gesture with modifier keys is recognised only while they are held")
  func modifiers() {
    let screen = Screen { Keys() }
    func tap(_ keys: EventModifiers) {
      screen.text("area").press(modifiers: keys)
      screen.text("area").release()
    }
    func drag(_ keys: EventModifiers) {
      screen.text("area").press(modifiers: keys)
      screen.text("area").move(to: CGPoint(x: 40, y: 0))
      screen.text("area").release()
    }
    tap([])
    tap(.command)
    #expect(!screen.shows("shift"))
    tap(.shift)
    #expect(screen.shows("shift"))
    tap([.shift, .command])
    #expect(screen.shows("shift shift"))
    drag(.command)
    #expect(screen.shows("shift shift"))
    drag([.command, .option])
    #expect(screen.shows("shift shift dragged"))
    tap(.shift)
    #expect(screen.shows("shift shift dragged shift"))
    screen.close()
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Tools") { openWindow(id: "tools") } }
  }
  private struct Tools: App {
    var body: some Scene {
      UtilityWindow("Toolbox", id: "tools") { Text("hammer") }
      WindowGroup("Main") { Opener() }
    }
  }

  @Test("A utility window is not open at the start; there is one, and it stays in front")
  func utility() {
    let screen = Screen(app: Tools())
    #expect(screen.windows.map(\.title) == ["Main"])
    screen.button("Tools").tap()
    #expect(screen.windows.map(\.title) == ["Main", "Toolbox"])
    #expect((screen.window("Toolbox").widget.anyDescription as? WindowDescription)?.level == .floating)
    screen.window("Main").button("Tools").tap()
    #expect(screen.windows.count == 2)
    screen.close()
  }

  @Test("A menu button is a menu")
  func menuButton() {
    let screen = Screen { MenuButton("More") { Button("Entry") {} } }
    #expect(screen.front.all.contains { $0.kind == "menu" && $0.label == "More" })
    screen.close()
  }
}
