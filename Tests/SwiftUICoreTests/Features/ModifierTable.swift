import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What modifiers describe")
struct ModifierTable {
  @Test("Looks of all that is in a view")
  func looks() {
    var table = ViewTable()
    table("opacity") {
      Text("a").opacity(0.5).opacity(0.5)
    } holds: {
      $0.text("a").opacity == 0.25
    }
    table("hidden") {
      Text("a").hidden()
    } holds: {
      $0.attributes(of: "a").isHidden
    }
    table("disabled") {
      Button("Go") {}.disabled(true)
    } holds: {
      !$0.button("Go").isEnabled
    }
    table("foregroundColor", "foregroundStyle") {
      Text("a").foregroundColor(.red)
      Text("b").foregroundStyle(.blue)
    } holds: {
      let screen = $0
      @MainActor func color(_ text: String) -> Color? {
        let description = screen.text(text).widget.anyDescription as? TextDescription
        return description?.spans.first?.traits.color
      }
      return color("a") == .red && color("b") == .blue
    }
    table("tint", "accentColor") {
      Toggle("On", isOn: .constant(true)).tint(.red)
    } holds: {
      $0.the(ToggleDescription.self).tint == .red
    }
    table("controlSize") {
      Button("Go") {}.controlSize(.large)
    } holds: {
      $0.the(ButtonDescription.self).size == .large
    }
    table("help") {
      Text("a").help("why")
    } holds: {
      $0.attributes(of: "a").help == "why"
    }
    table("allowsHitTesting") {
      Text("a").allowsHitTesting(false)
    } holds: {
      $0.attributes(of: "a").letsPointerThrough
    }
    table.check()
  }

  @Test("What a person does")
  func input() {
    var table = ViewTable()
    let said = Kept<[String]>([])
    func touched(_ screen: Screen) -> Element? { screen.front.all.first { $0.kind == "touch" } }
    table("onTapGesture", "gesture") {
      Text("a").onTapGesture { said.value.append("tap") }
    } holds: {
      touched($0)?.click()
      return said.value == ["tap"]
    }
    table("onLongPressGesture") {
      Text("a").onLongPressGesture { said.value.append("long") }
    } holds: {
      touched($0)?.longPress(for: 1)
      return said.value.last == "long"
    }
    table("onHover") {
      Text("a").onHover { said.value.append("hover \($0)") }
    } holds: {
      touched($0)?.hover(at: .zero)
      return said.value.last == "hover true"
    }
    table("onDrag", "draggable") {
      Text("a").draggable("words")
    } holds: {
      $0.text("a").dragArea.beginDrag().first?.forms.first?.mimeType.hasPrefix("text/plain") == true
    }
    table("onDrop", "dropDestination") {
      Text("a").dropDestination(for: String.self) { items, _ in
        said.value.append("dropped \(items.joined())")
        return true
      }
    } holds: {
      let isTaken = $0.text("a").dragArea.drag(.dropped, [DragItem("words")])
      return isTaken && said.value.last == "dropped words"
    }
    table("onKeyPress", "focusable") {
      Pressed { said.value.append("key") }
    } holds: {
      $0.button("Focus").tap()
      $0.press("k", modifiers: [])
      return said.value.last == "key"
    }
    table.check()
  }

  private struct Pressed: View {
    let press: () -> Void
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn).onKeyPress("k") {
        press()
        return .handled
      }
      Button("Focus") { isOn = true }
    }
  }

  @Test("What is said to assistive tools")
  func accessibility() {
    var table = ViewTable()
    table(
      "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
      "accessibilityHidden"
    ) {
      Text("a").accessibilityLabel("name").accessibilityHint("hint").accessibilityValue("value")
        .accessibilityIdentifier("id").accessibilityHidden(true)
    } holds: {
      let said = $0.text("name").widget.attributes ?? Attributes()
      return said.accessibilityLabel == "name" && said.accessibilityHint == "hint"
        && said.accessibilityValue == "value" && said.accessibilityIdentifier == "id"
        && said.isAccessibilityHidden
    }
    table("accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityElement") {
      HStack { Text("a") }.accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isHeader)
        .accessibilityElement(children: .combine)
    } holds: {
      $0.front.all.contains {
        $0.widget.attributes?.accessibilityTraits == .isButton
          && $0.widget.attributes?.accessibilityChildren == .combine
      }
    }
    let said = Kept<[String]>([])
    table("accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction") {
      Text("a")
        .accessibilityAction { said.value.append("default") }
        .accessibilityAction(named: "Archive") { said.value.append("archive") }
        .accessibilityAdjustableAction { said.value.append("\($0)") }
        .accessibilityActions {
          Button("Delete") { said.value.append("delete") }
          Button("Off") {}.disabled(true)
        }
    } holds: {
      let actions = $0.attributes(of: "a").accessibilityActions?.actions ?? []
      for action in actions { action.act() }
      return actions.map(\.name) == ["activate", "Archive", "increment", "decrement", "Delete"]
        && said.value == ["default", "archive", "increment", "decrement", "delete"]
    }
    table("accessibilityScrollAction", "accessibilityZoomAction") {
      Text("a").accessibilityScrollAction { said.value.append("\($0)") }
        .accessibilityZoomAction { said.value.append("\($0.direction)") }
    } holds: {
      for action in $0.attributes(of: "a").accessibilityActions?.actions ?? [] { action.act() }
      return said.value.suffix(6) == ["top", "bottom", "leading", "trailing", "zoomIn", "zoomOut"]
    }
    table("accessibilitySortPriority") {
      Text("a").accessibilitySortPriority(2)
    } holds: {
      $0.attributes(of: "a").accessibilitySortPriority == 2
    }
    table.check()
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Text("a").accessibilityAction(named: "Count") { [count] in self.count = count + 1 }
      Text("count \(count)")
    }
  }

  @Test("An action for assistive tools is the newest")
  func newestAction() {
    let screen = Screen { Counting() }
    for _ in 0..<3 {
      let action = screen.text("a").widget.attributes?.accessibilityActions?.actions.first
      screen.act { action?.act() }
    }
    #expect(screen.shows("count 3"))
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("after")
    }
  }
  private struct Counted: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("counted")
    }
  }
  private struct Built: View {
    let choice: Int
    let maybe: String?
    @ViewBuilder var body: some View {
      let doubled = choice * 2
      let _ = doubled
      if choice == 0 { Text("zero") } else { Text("not zero") }
      switch choice {
      case 0: Text("none")
      default: Text("\(doubled)")
      }
      if let maybe { Text(maybe) }
      maybe.map { Text("mapped \($0)") }
      if #available(iOS 15, macOS 12, *) { Text("available") }
    }
  }

  @Test("Views made of views")
  func building() {
    var table = ViewTable()
    table("ViewModifier", "modifier") {
      Text("a").modifier(Twice())
    } holds: {
      $0.texts == ["a", "after"]
    }
    table("ModifiedContent") {
      ModifiedContent(content: Text("a"), modifier: Twice())
      Text("b").modifier(ModifiedContent(content: Twice(), modifier: Counted()))
      Text("c").modifier(Twice().concat(Counted()))
    } holds: {
      $0.texts == ["a", "after", "b", "after", "counted", "c", "after", "counted"]
    }
    table("ViewBuilder") {
      Built(choice: 3, maybe: "some")
    } holds: {
      $0.texts == ["not zero", "6", "some", "mapped some", "available"]
    }
    table("ForEach", "id", "AnyView", "EquatableView") {
      ForEach(["a", "b"], id: \.self) { AnyView(Text($0)) }.id(1)
    } holds: {
      $0.texts == ["a", "b"]
    }
    table.check()
  }
}
