import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Modifiers as values, and what they read") @MainActor
struct ModifierValueTests {
  private struct Scaled: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Named { Named(name: "\(environment.layoutDirection)") }
  }
  private struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      Text(name)
      content
    }
  }
  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      VStack { Text("inside").modifier(Scaled()) }
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      Button("Turn") { isTurned = true }
    }
  }

  @Test("A modifier is resolved in its environment, and anew when that changes")
  func environmental() {
    let screen = Screen { Turning() }
    #expect(screen.texts.prefix(2) == ["leftToRight", "inside"])
    screen.button("Turn").tap()
    #expect(screen.texts.prefix(2) == ["rightToLeft", "inside"])
  }

  @Test("Modifiers can be joined, and given a transaction")
  func joined() {
    let both = Named(name: "one").concat(Named(name: "two")).animation(.default)
    #expect(Screen { Text("base").modifier(both) }.texts == ["two", "one", "base"])
  }

  private struct Focusing: View {
    enum Field { case name, age }
    @AccessibilityFocusState private var focus: Field?
    @AccessibilityFocusState private var isOn: Bool
    var body: some View {
      Text(focus.map { "\($0)" } ?? "none")
      Text(isOn ? "on" : "off")
      TextField("Name", text: .constant("")).accessibilityFocused($focus, equals: .name)
      TextField("Age", text: .constant("")).accessibilityFocused($focus, equals: .age)
        .accessibilityFocused($isOn)
      Button("To age") { focus = .age }
    }
  }

  @Test("The focus of assistive tools is that of the keyboard")
  func accessibilityFocus() {
    let screen = Screen { Focusing() }
    screen.field("Name").focus()
    #expect(screen.texts.prefix(2) == ["name", "off"])
    screen.button("To age").tap()
    #expect(screen.texts.prefix(2) == ["age", "on"])
    #expect(screen.field("Age").isFocused)
  }

  private struct Renaming: View {
    @State private var said = ""
    @State private var hides = false
    var body: some View {
      Text(said)
      VStack { RenameButton() }.renameAction { said = "renamed" }
      Image(systemName: "star").symbolEffect(.disappear, isActive: hides).accessibilityIdentifier("star")
      Button("Hide") { hides = true }
    }
  }

  @Test("A rename button does what the view around it says; an effect that hides a symbol hides it")
  func renaming() {
    let screen = Screen { Renaming() }
    screen.button("Rename").tap()
    #expect(screen.texts[0] == "renamed")
    screen.button("Hide").tap()
    let star = screen.front.all.first { $0.kind == "image" && $0.widget.attributes?.opacity == 0 }
    #expect(star != nil)
  }

  private struct Columns: View {
    @State private var column = NavigationSplitViewColumn.detail
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("side")
        Button("Detail") { column = .detail }
      } detail: {
        Text("detail \(column == .sidebar ? "back" : "front")")
        Button("Side") { column = .sidebar }
      }
    }
  }

  @Test("In a narrow window the column that a binding names is in front")
  func compactColumn() {
    let screen = Screen { Columns() }
    func front() -> SplitDescription.Column? {
      screen.front.all.lazy.compactMap { $0.widget.anyDescription as? SplitDescription }.first?.front
    }
    #expect(front() == .detail)
    screen.button("Side").tap()
    #expect(front() == .sidebar)
    #expect(screen.shows("detail back"))
  }

  @Test("A text takes values that only a formatter can write")
  func formatter() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let screen = Screen { Text("in \(Date(timeIntervalSince1970: 0), formatter: formatter)") }
    #expect(screen.texts == ["in 1970"])
  }

  private struct Bounces: View {
    @Environment(\.verticalScrollBounceBehavior) private var vertical
    @Environment(\.horizontalScrollBounceBehavior) private var horizontal
    var body: some View {
      Text("\(vertical == .basedOnSize) \(horizontal == .always) \(horizontal == .automatic)")
    }
  }

  @Test("Views are told how what scrolls around them goes beyond its ends")
  func bounces() {
    #expect(Screen { Bounces() }.texts == ["false false true"])
    let set = Screen {
      Bounces().scrollBounceBehavior(.always, axes: .horizontal).scrollBounceBehavior(.basedOnSize)
    }
    #expect(set.texts == ["true true false"])
    // Without effect here.
    let others = Screen { Bounces().textVariant(.sizeDependent).onInteractiveResizeChange { _ in } }
    #expect(others.texts == ["false false true"])
  }

  private struct Tinted: View {
    @Environment(\.self) private var values
    var body: some View {
      Text(values.tint.map { "\($0 == .red) \($0 == Color.primary.opacity(0.12))" } ?? "none")
    }
  }

  @Test("Controls are tinted with colours, with parts of the theme and with what is made of them")
  func tints() {
    #expect(Screen { Tinted().tint(.red) }.texts == ["true false"])
    #expect(Screen { Tinted().tint(.fill) }.texts == ["false true"])
    #expect(Screen { Tinted().tint(FillShapeStyle()) }.texts == ["false true"])
    #expect(Screen { Tinted().tint(.red.gradient) }.texts != ["none"])
    #expect(Screen { Tinted().tint(.fill.tertiary) }.texts != ["none"])
    #expect(Screen { Tinted().tint(Color.red as Color?).tint(nil as Color?) }.texts == ["true false"])
    #expect(Screen { Tinted().tint(nil as Color?) }.texts == ["none"])
  }
}
