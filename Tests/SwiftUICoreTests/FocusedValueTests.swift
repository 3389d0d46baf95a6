import SwiftUITesting
import Testing

extension FocusedValues {
  @Entry fileprivate var document: Binding<String>?
  @Entry fileprivate var heading: String?
}

private final class Canvas: ObservableObject {
  @Published var shapes: Int
  init(_ shapes: Int) { self.shapes = shapes }
}

@Observable
private final class Pen {
  var color: String
  init(_ color: String) { self.color = color }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  /// What a menu would show and do.
  private struct Menu: View {
    @FocusedBinding(\.document) private var document
    @FocusedValue(\.heading) private var heading
    @FocusedObject private var canvas: Canvas?
    @FocusedValue(Pen.self) private var pen
    var body: some View {
      Text("menu \(document ?? "-") \(heading ?? "-") \(canvas?.shapes ?? -1) \(pen?.color ?? "-")")
      Button("Shout") { document = document?.uppercased() }
      Button("Draw") { canvas?.shapes += 1 }
      if let $canvas { Button("Erase") { $canvas.shapes.wrappedValue = 0 } }
      if let document = Binding($document) { TextField("Menu field", text: document) }
    }
  }
  private struct Page: View {
    @State private var text: String
    @State private var canvas = Canvas(1)
    @State private var pen: Pen
    @State private var hasHeading = true
    init(_ text: String) {
      _text = State(initialValue: text)
      _pen = State(initialValue: Pen("\(text) red"))
    }
    var body: some View {
      VStack {
        TextField("Text", text: $text)
        Button("Paint") { pen.color = "blue" }
        Button("No heading") { hasHeading = false }
      }
      .focusedValue(\.heading, hasHeading ? "inner" : nil)
      .focusedSceneValue(\.document, $text)
      .focusedSceneObject(canvas)
      .focusedSceneValue(pen)
    }
  }
  private struct Documents: App {
    var body: some Scene {
      WindowGroup("One", id: "one") { Page("one") }
      WindowGroup("Two", id: "two") { Page("two") }.defaultLaunchBehavior(.presented)
      WindowGroup("Menu", id: "menu") { Menu() }.defaultLaunchBehavior(.presented)
    }
  }

  private func menu(_ screen: Screen) -> String { screen.presented[2].texts[0] }

  @Test("A menu acts on the document in the active window")
  func activeWindow() {
    let screen = Screen(app: Documents())
    screen.presented[0].activate()
    #expect(menu(screen) == "menu one - 1 one red")
    screen.presented[1].activate()
    #expect(menu(screen) == "menu two - 1 two red")
    screen.presented[2].button("Shout").tap()
    #expect(screen.presented[1].field("Text").value == "TWO")
    #expect(screen.presented[0].field("Text").value == "one")
    #expect(menu(screen).hasPrefix("menu TWO"))
  }

  @Test("What the focused view says is heard while the focus is in it")
  func focus() {
    let screen = Screen(app: Documents())
    screen.presented[0].activate()
    screen.presented[0].field("Text").focus()
    #expect(menu(screen) == "menu one inner 1 one red")
    screen.presented[0].button("No heading").tap()
    #expect(menu(screen) == "menu one - 1 one red")
    screen.presented[1].activate()
    #expect(menu(screen) == "menu two - 1 two red", "The focus of the other window does not count")
  }

  @Test("The menu follows the value, the object and the observable it was given")
  func following() {
    let screen = Screen(app: Documents())
    screen.presented[0].activate()
    screen.presented[0].field("Text").enter("new")
    #expect(menu(screen).hasPrefix("menu new"))
    screen.presented[2].button("Draw").tap()
    #expect(menu(screen) == "menu new - 2 one red")
    screen.presented[2].button("Erase").tap()
    #expect(menu(screen) == "menu new - 0 one red")
    screen.presented[0].button("Paint").tap()
    #expect(menu(screen) == "menu new - 0 blue")
    screen.presented[2].field("Menu field").enter("typed in the menu")
    #expect(screen.presented[0].field("Text").value == "typed in the menu")
  }

  @Test("Who reads no focused value does not run when the focus moves")
  func readers() {
    let screen = Screen(app: Documents())
    screen.presented[0].activate()
    screen.resetCounts()
    screen.presented[0].field("Text").focus()
    #expect(screen.evaluated == ["Menu"])
    screen.presented[0].button("Paint").focus()
    #expect(screen.evaluated == ["Menu"], "The same is said")
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        TextField("Outer", text: .constant(""))
        TextField("Inner", text: .constant("")).focusedValue(\.heading, "inner")
      }
      .focusedValue(\.heading, "outer")
      Title()
    }
  }
  private struct Title: View {
    @FocusedValue(\.heading) var heading
    var body: some View { Text("title \(heading ?? "none")") }
  }

  @Test("The value nearest to the focus is the one that is heard")
  func nearest() {
    let screen = Screen { Nested() }
    #expect(screen.shows("title none"))
    screen.field("Outer").focus()
    #expect(screen.shows("title outer"))
    screen.field("Inner").focus()
    #expect(screen.shows("title inner"))
    screen.unfocus()
    #expect(screen.shows("title none"))
  }

  private struct Drawn: View {
    @StateObject private var first = Canvas(1)
    @State private var second: Canvas? = Canvas(7)
    @FocusedObject private var canvas: Canvas?
    var body: some View {
      Text("shapes \(canvas?.shapes ?? -1)")
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).focusedObject(second)
      }
      .focusedObject(first)
      Button("Draw") { canvas?.shapes += 1 }
      Button("Take away") { second = nil }
    }
  }

  @Test("An object is said for as long as the focus is in its view, and followed")
  func objects() {
    let screen = Screen { Drawn() }
    #expect(screen.shows("shapes -1"))
    screen.field("First").focus()
    #expect(screen.shows("shapes 1"))
    screen.button("Draw").tap()
    #expect(screen.shows("shapes 2"))
    screen.field("Second").focus()
    #expect(screen.shows("shapes 7"))
    screen.button("Take away").tap()
    #expect(screen.shows("shapes 2"), "A view further out is heard")
    screen.unfocus()
    #expect(screen.shows("shapes -1"))
  }

  private struct Both: View {
    var body: some View {
      VStack {
        TextField("Field", text: .constant(""))
        Text("deeper").focusedSceneValue(\.heading, "scene")
      }
      .focusedValue(\.heading, "focus")
      Title()
    }
  }

  @Test("What the focus says goes before what the window says, wherever either is said")
  func focusBeforeScene() {
    let screen = Screen { Both() }
    #expect(screen.shows("title scene"))
    screen.field("Field").focus()
    #expect(screen.shows("title focus"))
    screen.unfocus()
    #expect(screen.shows("title scene"))
  }

  private struct Presenting: View {
    @State private var isShown = false
    @State private var text = "presenter"
    var body: some View {
      Button("Show") { isShown = true }
        .focusedSceneValue(\.heading, text)
        .sheet(isPresented: $isShown) { Title() }
      if text == "presenter" { Button("Rename") { text = "renamed" } }
    }
  }

  @Test("A sheet is part of the scene it is shown over")
  func sheet() {
    let screen = Screen { Presenting() }
    screen.button("Show").tap()
    #expect(screen.shows("title presenter"))
    screen.presented[0].button("Rename").tap()
    #expect(screen.shows("title renamed"))
  }
}
