import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// What a row of a list stands for and where it leads is what its only view says, whatever modifiers are around that.
@MainActor
@Suite("Modified rows of a list")
struct ModifiedRowTests {
  /// A modifier, by name, as something that can be put around any view.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView
    init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> some View) {
      testDescription = name
      self.apply = { AnyView(apply($0)) }
    }
  }

  struct Marked: ViewModifier {
    func body(content: Content) -> some View { content.padding(2) }
  }
  struct Composed: View {
    let content: AnyView
    var body: some View { content.frame(height: 30) }
  }

  nonisolated static let cases: [Case] = rows + looks + behaviours + twofold

  nonisolated static let rows: [Case] = [
    Case("badge") { $0.badge(3) },
    Case("badge(0)") { $0.badge(0) },
    Case("swipeActions") { $0.swipeActions { Button("Delete") {} } },
    Case("contextMenu") { $0.contextMenu { Button("Copy") {} } },
    Case("listRowBackground") { $0.listRowBackground(Color.red) },
    Case("listRowBackground(nil)") { $0.listRowBackground(nil as Color?) },
    Case("listRowInsets of edges") { $0.listRowInsets(.horizontal, 3) },
    Case("listRowInsets") { $0.listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    Case("listRowSeparator") { $0.listRowSeparator(.hidden) },
    Case("deleteDisabled") { $0.deleteDisabled(true) },
    Case("listItemTint") { $0.listItemTint(.red) },
  ]

  nonisolated static let looks: [Case] = [
    Case("frame(height:)") { $0.frame(height: 40) },
    Case("frame(maxWidth:)") { $0.frame(maxWidth: .infinity, alignment: .leading) },
    Case("padding") { $0.padding() },
    Case("opacity") { $0.opacity(0.5) },
    Case("font") { $0.font(.title) },
    Case("bold") { $0.bold() },
    Case("foregroundStyle") { $0.foregroundStyle(.red) },
    Case("tint") { $0.tint(.red) },
    Case("lineLimit") { $0.lineLimit(1) },
    Case("background") { $0.background(.yellow) },
    Case("background(in:)") { $0.background(.yellow, in: Capsule()) },
    Case("background { view }") { $0.background { Text("behind") } },
    Case("overlay") { $0.overlay { Text("in front") } },
    Case("border") { $0.border(.red) },
    Case("mask") { $0.mask { Text("mask") } },
    Case("clipShape") { $0.clipShape(Capsule()) },
    Case("clipped") { $0.clipped() },
    Case("cornerRadius") { $0.cornerRadius(4) },
    Case("shadow") { $0.shadow(radius: 2) },
    Case("blur") { $0.blur(radius: 1) },
    Case("fixedSize") { $0.fixedSize() },
    Case("layoutPriority") { $0.layoutPriority(1) },
    Case("aspectRatio") { $0.aspectRatio(3, contentMode: .fit) },
    Case("position") { $0.position(x: 10, y: 10) },
    Case("offset") { $0.offset(x: 1) },
    Case("scaleEffect") { $0.scaleEffect(0.9) },
    Case("rotationEffect") { $0.rotationEffect(.degrees(1)) },
    Case("redacted") { $0.redacted(reason: .placeholder) },
    Case("safeAreaPadding") { $0.safeAreaPadding() },
    Case("ignoresSafeArea") { $0.ignoresSafeArea() },
    Case("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) },
    Case("buttonStyle") { $0.buttonStyle(.plain) },
    Case("transition") { $0.transition(.opacity) },
    Case("animation") { $0.animation(.default, value: 1) },
  ]

  nonisolated static let behaviours: [Case] = [
    Case("onAppear") { $0.onAppear {} },
    Case("onDisappear") { $0.onDisappear {} },
    Case("task") { $0.task {} },
    Case("onChange") { $0.onChange(of: 1) {} },
    Case("onHover") { $0.onHover { _ in } },
    Case("help") { $0.help("tip") },
    Case("accessibilityIdentifier") { $0.accessibilityIdentifier("row") },
    Case("accessibilityLabel") { $0.accessibilityLabel("row") },
    Case("accessibilityElement") { $0.accessibilityElement(children: .combine) },
    Case("id") { $0.id(7) },
    Case("environment") { $0.environment(\.isEnabled, true) },
    Case("draggable") { $0.draggable("text") },
    Case("onDrop") { $0.onDrop(of: [.plainText], isTargeted: nil) { _ in false } },
    Case("dropDestination") { $0.dropDestination(for: String.self) { _, _ in false } },
    Case("contentShape") { $0.contentShape(Rectangle()) },
    Case("focusable") { $0.focusable() },
    Case("keyboardShortcut") { $0.keyboardShortcut("k") },
    Case("onGeometryChange") { $0.onGeometryChange(for: CGFloat.self, of: \.size.height) { _ in } },
    Case("coordinateSpace") { $0.coordinateSpace(name: "row") },
    Case("sheet") { $0.sheet(isPresented: .constant(false)) { Text("sheet") } },
    Case("popover") { $0.popover(isPresented: .constant(false)) { Text("bubble") } },
    Case("alert") { $0.alert("Sure?", isPresented: .constant(false)) {} },
    Case("confirmationDialog") { $0.confirmationDialog("Sure?", isPresented: .constant(false)) {} },
    Case("toolbar") { $0.toolbar { Button("Tool") {} } },
    Case("modifier") { $0.modifier(Marked()) },
    Case("body") { Composed(content: $0) },
    Case("Group") { view in Group { view } },
    Case("if") { view in ConditionalView(content: view) },
  ]

  nonisolated static let twofold: [Case] = [
    Case("listRowBackground, badge") { $0.listRowBackground(Color.red).badge(3) },
    Case("badge, listRowBackground") { $0.badge(3).listRowBackground(Color.red) },
    Case("badge, swipeActions") { $0.badge(3).swipeActions { Button("Delete") {} } },
    Case("padding, contextMenu") { $0.padding(.vertical, 4).contextMenu { Button("Copy") {} } },
    Case("contextMenu, frame, badge") { $0.contextMenu { Button("Copy") {} }.frame(height: 40).badge(1) },
    Case("badge, badge") { $0.badge(1).badge(2) },
  ]

  struct ConditionalView: View {
    let content: AnyView
    var shows = true
    var body: some View { if shows { content } }
  }

  /// The same row as the list has it by itself, and of a `ForEach`.
  struct Rows<Row: View>: View {
    let isOfForEach: Bool
    let row: Row
    var body: some View {
      if isOfForEach { ForEach(["element"], id: \.self) { _ in row } } else { row }
    }
  }

  private func selected(_ row: AnyView, _ isOfForEach: Bool) -> (value: String?, screen: Screen) {
    var selection: String?
    let screen = Screen {
      List(selection: Binding(get: { selection }, set: { selection = $0 })) {
        Rows(isOfForEach: isOfForEach, row: row)
      }
    }
    _ = screen.list.row(0)
    screen.list.select(rows: [0])
    #expect(screen.list.isRowSelected(0))
    return (selection, screen)
  }

  @Test("A tag is the row's, whatever is around its view", arguments: cases, [false, true])
  func tags(_ modifier: Case, isOfForEach: Bool) {
    #expect(selected(modifier.apply(AnyView(Text("row").tag("tag"))), isOfForEach).value == "tag")
  }

  @Test("A link's value is the row's, whatever is around the link", arguments: cases, [false, true])
  func values(_ modifier: Case, isOfForEach: Bool) {
    let (value, screen) = selected(
      modifier.apply(AnyView(NavigationLink("row", value: "linked"))), isOfForEach)
    #expect(value == "linked")
    #expect(screen.list.all.count { $0.kind == "button" } == 0, "The row is what is clicked")
  }

  @Test("A link is its row, whatever is around it: the row leads on", arguments: cases, [false, true])
  func links(_ modifier: Case, isOfForEach: Bool) {
    let row = modifier.apply(AnyView(NavigationLink("row") { Text("page") }))
    let screen = Screen { NavigationStack { List { Rows(isOfForEach: isOfForEach, row: row) } } }
    #expect(screen.list.all.count { $0.kind == "button" } == 0, "The row is what is clicked")
    screen.list.activate(row: 0)
    #expect(screen.shows("page"))
  }

  @Test("A row leads where the link behind or beside its view does", arguments: [false, true])
  func linksBeside(isOfForEach: Bool) {
    func page(_ row: some View) -> Bool {
      let screen = Screen { NavigationStack { List { Rows(isOfForEach: isOfForEach, row: row) } } }
      screen.list.activate(row: 0)
      return screen.shows("page")
    }
    #expect(page(HStack { NavigationLink("row") { Text("page") } }))
    #expect(
      page(
        ZStack {
          Text("row")
          NavigationLink("") { Text("page") }.opacity(0)
        }))
    #expect(page(Text("row").background(NavigationLink("") { Text("page") }.opacity(0))))
    #expect(!page(Text("row").contextMenu { NavigationLink("There") { Text("page") } }))
  }

  @Test("A link that is disabled leads nowhere", arguments: [false, true])
  func disabled(isOfForEach: Bool) {
    let row = NavigationLink("row") { Text("page") }.disabled(true)
    let screen = Screen { NavigationStack { List { Rows(isOfForEach: isOfForEach, row: row) } } }
    screen.list.activate(row: 0)
    #expect(!screen.shows("page"))
  }

  @Test("A background is behind the whole row, its badge too, whatever is around it")
  func backgrounds() throws {
    func isBare(_ row: some View) -> Bool {
      let screen = Screen { List { row } }
      let list = screen.list
      _ = list.row(0)
      return (list.widget as? HeadlessList)?.source?.rowTraits(at: 0).look.isBare == true
    }
    let painted = Text("row").listRowBackground(Color.red)
    #expect(isBare(painted))
    #expect(isBare(painted.contextMenu { Button("Copy") {} }))
    #expect(isBare(painted.badge(3)))
    #expect(isBare(painted.listRowSeparator(.hidden).badge(3)))
    #expect(!isBare(Text("row").badge(3)))
    #expect(Screen { List { painted.badge(3) } }.texts == ["row", "3"])
  }

  @Test("Rows beside each other have each its own tag, in a section and in a group too")
  func severalRows() {
    var selection: String?
    let screen = Screen {
      List(selection: Binding(get: { selection }, set: { selection = $0 })) {
        Text("a").tag("a").frame(height: 30)
        Section {
          Text("b").badge(2)
          Text("c").tag("c").contextMenu { Button("Copy") {} }
        }
        Group {
          Text("d").tag("d").badge(1)
          Text("e").tag("e")
        }
      }
    }
    let values = (0..<5).map { row in
      screen.list.select(rows: [])
      screen.list.select(rows: [row])
      return selection
    }
    #expect(values == ["a", nil, "c", "d", "e"])
  }
}
