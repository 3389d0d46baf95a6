import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What assistive tools are told")
struct AccessibilityTable {
  private struct Paired: View {
    @Namespace private var space
    var body: some View {
      Text("label").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("content").accessibilityLabeledPair(role: .content, id: 1, in: space)
      Text("other").accessibilityLabeledPair(role: .content, id: 2, in: space)
    }
  }

  @Test("Details, headings, pairs and the older forms")
  func details() {
    var table = ViewTable()
    table("accessibilityCustomContent") {
      Text("a").accessibilityHint("hint").accessibilityCustomContent("Size", "large")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), Text("new"))
        .accessibilityCustomContent(AccessibilityCustomContentKey("None"), nil as Text?)
    } holds: {
      $0.attributes(of: "a").accessibilityHint == "hint, Size: large, Age: new"
    }
    table("accessibilityHeading") {
      Text("a").accessibilityHeading(.h2)
    } holds: {
      $0.attributes(of: "a").accessibilityTraits == .isHeader
    }
    table("accessibilityLabeledPair") {
      Paired()
    } holds: { screen in
      let pairs = ["label", "content", "other"].map { screen.attributes(of: $0).accessibilityPair }
      return pairs.map(\.?.role) == [.label, .content, .content] && pairs[0]?.key == pairs[1]?.key
        && pairs[0]?.key != pairs[2]?.key
    }
    table("accessibilityRepresentation") {
      Text("a").accessibilityRepresentation { Text("b") }
    } holds: { screen in
      let told = screen.front.all.first { $0.widget.attributes?.audience == .tools }
      return screen.attributes(of: "a").audience == .people && told?.texts == ["b"]
        && told?.widget.attributes?.opacity == 0
    }
    table("accessibility") {
      Text("a").accessibility(label: Text("name")).accessibility(hint: Text("hint"))
        .accessibility(value: Text("value")).accessibility(identifier: "id").accessibility(hidden: true)
        .accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isButton)
        .accessibility(sortPriority: 2)
    } holds: {
      let said = $0.attributes(of: "name")
      return said.accessibilityHint == "hint" && said.accessibilityValue == "value"
        && said.accessibilityIdentifier == "id" && said.isAccessibilityHidden
        && said.accessibilityTraits == .isHeader && said.accessibilitySortPriority == 2
    }
    table.check()
  }

  private struct Quick: View {
    let said: Kept<[String]>
    @State private var isActive = false
    var body: some View {
      Text("always").accessibilityQuickAction(style: .prompt) {
        Button("Answer") { said.value.append("answer") }
      }
      Text("sometimes").accessibilityQuickAction(style: .outline, isActive: $isActive) {
        Button("Stop") { said.value.append("stop") }
      }
      Toggle("Active", isOn: $isActive)
    }
  }

  @Test("A quick action can be done while it is active")
  func quickActions() {
    var table = ViewTable()
    let said = Kept<[String]>([])
    table("accessibilityQuickAction") {
      VStack { Quick(said: said) }
    } holds: { screen in
      @MainActor func names(_ text: String) -> [String] {
        screen.attributes(of: text).accessibilityActions?.actions.map(\.name) ?? []
      }
      let before = names("always") + names("sometimes")
      screen.toggle("Active").set(true)
      let active = names("sometimes")
      for text in ["always", "sometimes"] {
        screen.act { screen.attributes(of: text).accessibilityActions?.actions.first?.act() }
      }
      screen.toggle("Active").set(false)
      return before == ["Answer"] && active == ["Stop"] && names("sometimes").isEmpty
        && said.value == ["answer", "stop"]
    }
    table.check()
  }

  private struct Starting: View {
    @AccessibilityFocusState private var place: Int?
    var body: some View {
      TextField("First", text: .constant("")).accessibilityFocused($place, equals: 1)
      TextField("Second", text: .constant("")).accessibilityFocused($place, equals: 2)
      Text(verbatim: "at \(place ?? 0)").accessibilityDefaultFocus($place, 2)
    }
  }

  @Test("The focus of assistive tools is that of the window, and begins where it is said")
  func focus() {
    var table = ViewTable()
    table("accessibilityFocused", "accessibilityDefaultFocus") {
      VStack { Starting() }
    } holds: {
      let began = $0.field("Second").isFocused && $0.shows("at 2")
      $0.field("First").focus()
      return began && $0.shows("at 1")
    }
    table.check()
  }
}
