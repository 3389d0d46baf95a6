import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What a view's type tells of a window's bar")
struct BarSearchTests {
  /// A view by its type alone: nothing is made of it.
  private func mayNeedBar<V: View>(_ make: @autoclosure () -> V) -> Bool { BarSearch.finds(in: V.self) }

  /// A view that shows one of two, as most programs' first one.
  private struct Later<Ready: View>: View {
    let isReady = false
    let ready: Ready
    var body: some View { if isReady { ready } else { ProgressView() } }
  }
  private struct Inside<Content: View>: View {
    let content: Content
    var body: some View { VStack { Text("over it").bold().padding(4) }.overlay { content } }
  }
  private struct Toolbarred: ViewModifier {
    func body(content: Content) -> some View { content.toolbar { Button("Item") {} } }
  }
  private struct Surrounding: ViewModifier {
    func body(content: Content) -> some View { VStack { content }.padding() }
  }
  private struct ByEnvironment: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Toolbarred { Toolbarred() }
  }
  private struct Recursive: View {
    var depth: Int
    var body: some View { if depth > 0 { Recursive(depth: depth - 1) } else { Text("end") } }
  }
  /// Another type at each level.
  private struct Endless<Content: View>: View {
    let content: Content
    var depth: Int
    var body: some View {
      if depth > 0 { Endless<Inside<Content>>(content: Inside(content: content), depth: depth - 1) }
    }
  }

  @Test("Tabs, pages, columns, items and what else is in a bar are found, shown or not")
  func found() {
    #expect(mayNeedBar(TabView { Text("a") }))
    #expect(mayNeedBar(NavigationStack { Text("a") }))
    #expect(mayNeedBar(NavigationView { Text("a") }))
    #expect(mayNeedBar(NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") })))
    #expect(mayNeedBar(Text("a").toolbar { Button("b") {} }))
    #expect(mayNeedBar(Text("a").toolbar { ToolbarItem(placement: .primaryAction) { Text("b") } }))
    #expect(mayNeedBar(Text("a").navigationBarItems(leading: Text("b"))))
    #expect(mayNeedBar(Text("a").navigationSubtitle("b")))
    #expect(mayNeedBar(Text("a").toolbarTitleMenu { Text("b") }))
    #expect(mayNeedBar(Text("a").toolbarBackground(.visible, for: .navigationBar)))
    #expect(mayNeedBar(Later(ready: TabView { Text("a") })))
    #expect(mayNeedBar(Later(ready: Text("a").modifier(Toolbarred()))))
    #expect(mayNeedBar(Later(ready: Text("a").modifier(ByEnvironment()))))
    #expect(mayNeedBar(Later(ready: Text("a").modifier(Surrounding().concat(Toolbarred())))))
  }

  @Test("They are found in whatever stands around them")
  func containers() {
    let tabs = Later(ready: TabView { Text("a") })
    let binding = Binding.constant(false)
    #expect(mayNeedBar(Inside(content: tabs)))
    #expect(mayNeedBar(VStack { tabs }) && mayNeedBar(HStack { tabs }) && mayNeedBar(ZStack { tabs }))
    #expect(mayNeedBar(LazyVStack { tabs }) && mayNeedBar(LazyHStack { tabs }))
    #expect(mayNeedBar(LazyVGrid(columns: []) { tabs }) && mayNeedBar(Grid { GridRow { tabs } }))
    #expect(
      mayNeedBar(
        Group {
          Text("b")
          tabs
        }) && mayNeedBar(ForEach(0..<1) { _ in tabs }))
    #expect(mayNeedBar(ScrollView { tabs }) && mayNeedBar(List { tabs }) && mayNeedBar(Form { tabs }))
    #expect(mayNeedBar(List { Section("b") { tabs } }) && mayNeedBar(GroupBox { tabs }))
    #expect(mayNeedBar(DisclosureGroup("b") { tabs }) && mayNeedBar(LabeledContent("b") { tabs }))
    #expect(mayNeedBar(HSplitView { tabs }) && mayNeedBar(VSplitView { tabs }))
    #expect(
      mayNeedBar(ViewThatFits { tabs }) && mayNeedBar(AnyLayout(VStackLayout()).callAsFunction { tabs }))
    #expect(mayNeedBar(GeometryReader { _ in tabs }) && mayNeedBar(ScrollViewReader { _ in tabs }))
    #expect(mayNeedBar(TimelineView(.everyMinute) { _ in tabs }))
    #expect(mayNeedBar(PhaseAnimator([1, 2]) { _ in tabs }))
    #expect(mayNeedBar(Text("b").background { tabs }) && mayNeedBar(Text("b").overlay { tabs }))
    #expect(mayNeedBar(Text("b").inspector(isPresented: binding) { tabs }))
    #expect(mayNeedBar(Optional(tabs)) && mayNeedBar(tabs.id(1)) && mayNeedBar(tabs.tag(1)))
    #expect(mayNeedBar(tabs.modifier(Surrounding())) && mayNeedBar(tabs.tabItem { Text("b") }))
  }

  @Test("They are found through the modifiers around them")
  func modifiers() {
    let tabs = TabView { Text("a") }
    let binding = Binding.constant(false)
    #expect(mayNeedBar(tabs.padding().frame(width: 1).background(Color.red).clipShape(Circle())))
    #expect(mayNeedBar(tabs.opacity(0.5).rotationEffect(.zero).shadow(radius: 2).blur(radius: 1)))
    #expect(mayNeedBar(tabs.onTapGesture {}.onHover { _ in }.focusable().contextMenu { Text("b") }))
    #expect(mayNeedBar(tabs.environment(\.isEnabled, true).task {}.onAppear {}.font(.body)))
    #expect(mayNeedBar(tabs.onChange(of: 1) {}.preferredColorScheme(.dark).navigationTitle("b")))
    #expect(mayNeedBar(tabs.searchable(text: .constant("")).refreshable {}.safeAreaPadding(3)))
    #expect(mayNeedBar(tabs.badge(3).transition(.opacity).animation(.default, value: 1)))
    #expect(mayNeedBar(tabs.overlayPreferenceValue(TextsKey.self) { _ in Text("b") }))
    #expect(mayNeedBar(tabs.accessibilityActions { Text("b") }.draggable("b")))
    #expect(
      mayNeedBar(
        tabs.onScrollGeometryChange(for: Int.self) { _ in
          1
        } action: { _, _ in
        }))
    #expect(mayNeedBar(tabs.sheet(isPresented: binding) { Text("b") }.alert("b", isPresented: binding) {}))
    #expect(mayNeedBar(tabs.fileImporter(isPresented: binding, allowedContentTypes: []) { _ in }))
    #expect(
      mayNeedBar(tabs.confirmationDialog("b", isPresented: binding) {}.popover(isPresented: binding) {}))
    #expect(mayNeedBar(tabs.navigationDestination(isPresented: binding) { Text("b") }))
    #expect(mayNeedBar(tabs.containerRelativeFrame(.horizontal).pointerStyle(.link)))
    #expect(
      mayNeedBar(tabs.scrollTransition { content, _ in content }.visualEffect { content, _ in content }))
    #expect(
      mayNeedBar(
        tabs.transaction(value: 1) { _ in }.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)))
  }

  private struct TextsKey: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) {}
  }

  @Test("What is presented has bars of its own, and a title alone needs none")
  func presented() {
    let binding = Binding.constant(false)
    let stack = NavigationStack { Text("a").toolbar { Button("b") {} } }
    #expect(!mayNeedBar(Text("a").sheet(isPresented: binding) { stack }))
    #expect(!mayNeedBar(Text("a").fullScreenCover(isPresented: binding) { stack }))
    #expect(!mayNeedBar(Text("a").popover(isPresented: binding) { stack }))
    #expect(!mayNeedBar(Text("a").alert("b", isPresented: binding) { Button("c") {} }))
    #expect(!mayNeedBar(Text("a").contextMenu { Text("b") }))
    #expect(!mayNeedBar(Text("a").navigationTitle("b")))
    #expect(!mayNeedBar(Text("a").searchable(text: .constant(""))))
    #expect(!mayNeedBar(HSplitView { Text("a") }))
  }

  @Test("Nothing of the kind is nothing, and what is hidden is not known")
  func notFound() {
    #expect(!mayNeedBar(Text("a")) && !mayNeedBar(Button("a") {}.padding()))
    #expect(
      !mayNeedBar(
        VStack {
          Text("a")
          List(0..<3) { Text("\($0)") }
        }))
    #expect(!mayNeedBar(AnyView(TabView { Text("a") })))
    #expect(
      !mayNeedBar(
        Form {
          Toggle("a", isOn: .constant(true))
          TextField("b", text: .constant(""))
        }))
  }

  @Test("A view may contain itself, as the same type or as another one")
  func recursion() {
    #expect(!mayNeedBar(Recursive(depth: 3)))
    #expect(
      mayNeedBar(
        VStack {
          Recursive(depth: 3)
          TabView { Text("a") }
        }))
    #expect(!mayNeedBar(Endless(content: Text("a"), depth: 0)))
  }
}
