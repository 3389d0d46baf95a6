import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Styles that a program makes itself, and further ones that it names.
@MainActor
@Suite("Further styles of controls")
struct ControlStyleTests {
  private struct Days: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(
        configuration.minimumDate == nil
          ? "any" : "from \(Int(configuration.minimumDate!.timeIntervalSince1970))")
      Text("\(configuration.maximumDate == nil) \(configuration.displayedComponents == .date)")
      Button("Next") { configuration.selection += 86_400 }
    }
  }

  private struct Shown: View {
    @State var date = Date(timeIntervalSince1970: 0)
    @State var isOwn = true
    var body: some View {
      let picker = DatePicker(
        "Day", selection: $date, in: Date(timeIntervalSince1970: 5)..., displayedComponents: .date)
      VStack {
        if isOwn { picker.datePickerStyle(Days()) } else { picker.datePickerStyle(.graphical) }
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        Button("Built in") { isOwn = false }
      }
    }
  }

  @Test("A program's own style makes the date picker, and the control comes back with a built-in one")
  func dates() {
    let screen = Screen { Shown() }
    #expect(!screen.has("date picker"))
    #expect(screen.texts == ["Day", "from 5", "true true", "Next", "0", "Built in"])
    screen.button("Next").tap()
    #expect(screen.shows("86400"))
    screen.button("Built in").tap()
    #expect(screen.the(DatePickerDescription.self).look == .graphical)
    #expect(screen.the(DatePickerDescription.self).label == "Day")
  }

  private struct Wrapped: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      DatePicker(selection: configuration.$selection, displayedComponents: configuration.displayedComponents)
      {
        configuration.label
      }
    }
  }

  @Test("A date picker in a program's own style has the default look")
  func nested() {
    let screen = Screen { DatePicker("Day", selection: .constant(Date())).datePickerStyle(Wrapped()) }
    #expect(screen.the(DatePickerDescription.self).look == .compact)
  }

  private struct Read: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("instead") }
  }

  @Test("A program's own style stands in an editor's place")
  func editors() {
    let screen = Screen {
      TextEditor(text: .constant("a")).textEditorStyle(Read())
      TextEditor(text: .constant("b")).textEditorStyle(.plain)
      TextEditor(text: .constant("c"))
    }
    #expect(screen.texts == ["instead"])
    #expect(screen.all(TextEditorDescription.self).map(\.text) == ["b", "c"])
    #expect(screen.all(TextEditorDescription.self).map(\.hidesGround) == [true, false])
  }

  @Test("Entries, buttons and lists have their further styles")
  func named() {
    let screen = Screen {
      TextField("a", text: .constant("")).textFieldStyle(.squareBorder)
      Button("Filter") {}.buttonStyle(.accessoryBar)
      Button("Add") {}.buttonStyle(.accessoryBarAction)
      List { Text("x") }.listStyle(.bordered(alternatesRowBackgrounds: true))
      List { Text("x") }.listStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(
        .disabled)
      List { Text("x") }.listStyle(.bordered)
    }
    #expect(screen.the(TextFieldDescription.self).look == .square)
    #expect(screen.all(ButtonDescription.self).map(\.look) == [.flat, .bordered])
    let lists = screen.all(ListDescription.self)
    #expect(lists.map(\.look) == [.bordered, .inset, .bordered])
    #expect(lists.map(\.hasStripes) == [true, false, false])
  }

  private struct Pointed: View {
    @State var isOver = false
    var body: some View {
      VStack {
        Button("Go") { isOver = true }.pointerStyle(isOver ? .zoomIn : .link)
        Text("a").onHover { _ in }.pointerStyle(.columnResize(directions: .leading))
        Text("b").pointerStyle(nil)
        Text("c").pointerStyle(.frameResize(position: .topLeading))
      }
    }
  }

  @Test("The pointer's look over a view is that of the style, and follows it")
  func pointers() {
    let screen = Screen { Pointed() }
    func cursors() -> [String?] { screen.all(TouchDescription.self).map(\.cursor) }
    #expect(cursors() == ["pointer", "w-resize", nil, "nw-resize"])
    screen.button("Go").tap()
    #expect(cursors() == ["zoom-in", "w-resize", nil, "nw-resize"])
  }

  @Test("A search field's place can be said in all ways")
  func searches() {
    let places: [SearchFieldPlacement] = [
      .navigationBarDrawer(displayMode: .always), .navigationBarDrawer(displayMode: .automatic),
      .navigationBarDrawer, .toolbar, .sidebar, .toolbarPrincipal, .automatic,
    ]
    for place in places {
      let screen = Screen {
        NavigationStack { List { Text("x") }.searchable(text: .constant(""), placement: place) }
      }
      #expect(screen.has("field"))
    }
  }

  @Test("What an item provider makes is dragged, and where there is none nothing is")
  func providers() throws {
    let screen = Screen {
      Text("a").itemProvider { NSItemProvider(object: "dragged" as NSString) }
      Text("b").itemProvider(nil)
    }
    let drags = screen.all(DragDescription.self)
    let reply = DragReply()
    let source = try #require(drags[0].source)
    source(reply)
    #expect(reply.items.count == 1)
    #expect(drags[1].source == nil)
  }
}
