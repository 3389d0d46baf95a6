import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Messages call views as their program does, whatever the library makes of them inside.
extension MisuseTests {
  struct Player: View {
    @State var volume = Double.nan
    var body: some View { Slider(value: $volume) { Text("Volume") } }
  }

  @Test("A number that is none in a control with a label names the view that the control is in")
  func numberInLabeledControl() async {
    let said = await warnings { _ = Screen { Player() } }
    #expect(said.contains { $0.contains("nan in the body of Player") }, "\(said)")
  }

  struct Shelf: View {
    @State private var books = ["Emma", "Dune"]
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { TextField("Third", text: $books[2]) }
    }
  }

  @Test("A binding to an element that is not there, in a sheet, names the view that shows the sheet")
  func noSuchElementInSheet() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Screen { Shelf() }.button("Open").tap() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There is no element 2 in the Array<String>"))
    #expect(message.contains("in the body of Shelf: it has 2."), "\(message)")
  }

  struct Reads<Content: View>: View {
    let content: Content
    @State private var count = 0
    private func write() { if count == 0 { count = 1 } }
    var body: some View {
      let _ = write()
      content
    }
  }

  @Test("A view that is generic is named without the views inside it")
  func genericView() async {
    let said = await warnings { _ = Screen { Reads(content: Text("x").padding().background(.red)) } }
    #expect(said.contains { $0.contains("of Reads was written while Reads was evaluating") }, "\(said)")
  }

  struct Rows: View {
    var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)").padding().background(.red) } }
  }

  @Test("Rows are named by what they are made from, not by what modifiers make of them")
  func rows() async {
    let said = await warnings { _ = Screen { Rows() } }
    #expect(
      said.contains { $0.hasPrefix("ForEach<Array<Int>, Int, some View> in Rows: the ID 1") }, "\(said)")
  }

  /// Many of the library's views and modifiers, each in a node of its own kind.
  struct Everything: View {
    @State private var on = true
    @State private var text = "text"
    @State private var number = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @FocusState private var isFocused: Bool
    @Namespace private var names

    var body: some View {
      TabView {
        NavigationStack {
          List(selection: .constant(1)) {
            Section("Section") {
              ForEach(0..<3) { Text("\($0)").swipeActions { Button("Delete") {} } }
              NavigationLink("Link") { Text("There") }
              DisclosureGroup("More") { Text("inside") }
            }
          }
          .navigationTitle("Title").toolbar { Button("Bar") {} }.searchable(text: $text)
        }
        .tabItem { Label("First", systemImage: "star") }
        controls.tabItem { Text("Second") }
        layout.tabItem { Text("Third") }
      }
      .sheet(isPresented: $on) { Text("sheet") }
      .alert("Alert", isPresented: .constant(false)) { Button("Yes") {} }
    }

    private var controls: some View {
      Form {
        Toggle("Toggle", isOn: $on).toggleStyle(.switch).onChange(of: on) {}
        TextField("Field", text: $text).focused($isFocused).onSubmit {}
        Slider(value: $number) { Text("Slider") }
        Stepper("Stepper", value: $number)
        Picker("Picker", selection: $number) { Text("a").tag(0.5) }
        DatePicker("Date", selection: $date)
        MultiDatePicker("Days", selection: .constant([]))
        Menu("Menu") { Button("Entry") {} }
        ProgressView("Progress", value: number)
        Gauge(value: number) { Text("Gauge") }
        LabeledContent("Labeled") { Text("content") }
        GroupBox("Box") { TextEditor(text: $text) }
        Text("gestures").onTapGesture {}.contextMenu { Button("Entry") {} }.help("help").task {}
      }
    }

    private var layout: some View {
      ScrollView {
        LazyVStack { ForEach(0..<3) { Text("\($0)") } }
        Grid { GridRow { Text("a").matchedGeometryEffect(id: 1, in: names) } }
        GeometryReader { place in Text("\(place.size.width)").position(x: 1, y: 1) }
        ViewThatFits { Text("fits") }
        ZStack { Circle().fill(.red).overlay { Text("over") }.opacity(0.5).transition(.opacity) }
        Group { if on { AnyView(Text("any")).id(1).equatable(by: 1) } }.animation(.default, value: on)
        TimelineView(.everyMinute) { _ in Canvas { _, _ in }.frame(height: 1) }
        PhaseAnimator([1, 2]) { Text("\($0)") }
      }
      .preference(key: Count.self, value: 1).overlayPreferenceValue(Count.self) { Text("\($0)") }
    }
    private struct Count: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
  }

  @Test("No node, whatever it is for, has a name of the library's inside")
  func names() {
    let screen = Screen { Everything() }
    var names: [String: String] = [:]
    func walk(_ node: _ViewNode) {
      for name in [node.viewName, node.nameInProgram, node.ownerInProgram, node.evaluatedName] {
        names[name] = "\(type(of: node))"
      }
      node.forEachChild(walk)
    }
    walk(screen.running.root)
    #expect(names.count > 8 && names["Everything"] != nil, "\(names.keys)")
    for (name, node) in names {
      let isInside =
        name.contains("_") || name.contains("Node") || name.contains("Modif")
        || name.contains("<") && !name.hasPrefix("ForEach<Range<Int>, Int, ")
      #expect(!isInside, "\(name) of a \(node)")
    }
  }
}

extension View {
  /// Stands for a view of the program's own that is compared.
  fileprivate func equatable(by value: Int) -> some View {
    EquatableView(content: Compared(value: value, content: self))
  }
}

private struct Compared<Content: View>: View, Equatable {
  let value: Int
  let content: Content
  var body: some View { content }
  nonisolated static func == (a: Self, b: Self) -> Bool { false }
}
