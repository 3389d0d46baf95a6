import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools are told beyond names: details, headings, pairs, and where the focus is.
final class ShownAccessibilityTests: GTKTestCase {
  @MainActor
  private static func accessible(_ widget: Native) -> UnsafeMutablePointer<AtkObject> {
    gtk_widget_get_accessible(widget)
  }
  @MainActor
  private static func description(of widget: Native) -> String {
    atk_object_get_description(accessible(widget)).map { String(cString: $0) } ?? ""
  }

  func testDetailsHeadingsAndTheOlderForms() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityCustomContent", "accessibilityHeading") {
        Text("detailed").accessibilityHint("hint").accessibilityCustomContent("Size", "large")
        Text("heading").accessibilityHeading(.h2)
        Text("plain")
      } holds: { screen in
        let roles = ["heading", "plain"].map { atk_object_get_role(Self.accessible(screen.label($0))) }
        return Self.description(of: screen.label("detailed")) == "hint, Size: large"
          && roles == [ATK_ROLE_HEADING, ATK_ROLE_LABEL]
      }
      table("accessibility") {
        Text("a").accessibility(label: Text("name")).accessibility(hint: Text("hint"))
          .accessibility(value: Text("value")).accessibility(identifier: "id")
          .accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isButton)
        Text("b").accessibility(hidden: true)
        HStack {
          Text("later")
          Text("sooner").accessibility(sortPriority: 1)
        }
      } holds: { screen in
        let (a, b) = (screen.label("a"), screen.label("b"))
        let row = Self.accessible(gtk_widget_get_parent(screen.label("later"))!)
        let first = atk_object_ref_accessible_child(row, 0)!
        defer { g_object_unref(first) }
        return screen.name(a) == "name" && Self.description(of: a) == "value, hint"
          && String(cString: gtk_widget_get_name(a)) == "id"
          && atk_object_get_role(Self.accessible(a)) == ATK_ROLE_HEADING
          && atk_object_get_role(Self.accessible(b)) == ATK_ROLE_REDUNDANT_OBJECT
          && String(cString: atk_object_get_name(first)) == "sooner"
      }
    }
  }

  private struct Sales: AXChartDescriptorRepresentable {
    let sold: Double
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...10, gridlinePositions: []) {
          "\(Int($0)) sold"
        },
        series: [
          AXDataSeriesDescriptor(name: "Cars", isContinuous: false, dataPoints: [.init(x: "May", y: sold)])
        ])
    }
  }
  private struct Chart: View {
    @State private var sold = 3.0
    var body: some View {
      Text("chart").accessibilityChartDescriptor(Sales(sold: sold))
      Button("Sell") { sold += 1 }
    }
  }

  func testAChartIsToldInWords() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityChartDescriptor") {
        Chart()
      } holds: { screen in
        XCTAssertEqual(Self.description(of: screen.label("chart")), "Sales. Cars, May: 3 sold")
        screen.click("Sell")
        return Self.description(of: screen.label("chart")) == "Sales. Cars, May: 4 sold"
      }
    }
  }

  private struct Quick: View {
    let said: Kept<[String]>
    @State private var isActive = false
    var body: some View {
      Text("call").accessibilityQuickAction(style: .prompt, isActive: $isActive) {
        Button("Answer") {
          said.value.append("answered")
          isActive = false
        }
      }
      Button("Ring") { isActive = true }
    }
  }

  func testAQuickActionIsOfferedWhileItIsActive() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("accessibilityQuickAction") {
        Quick(said: said)
      } holds: { screen in
        @MainActor func call() -> OpaquePointer { OpaquePointer(Self.accessible(screen.label("call"))) }
        @MainActor func actions() -> [String] {
          let call = call()
          guard faves_is_a(UnsafeRawPointer(call), atk_action_get_type()) != 0 else { return [] }
          return (0..<atk_action_get_n_actions(call)).map { String(cString: atk_action_get_name(call, $0)) }
        }
        XCTAssertEqual(actions(), [])
        screen.click("Ring")
        XCTAssertEqual(actions(), ["Answer"])
        XCTAssertNotEqual(atk_action_do_action(call(), 0), 0)
        settle(20)
        XCTAssertEqual(said.value, ["answered"])
        return actions().isEmpty
      }
    }
  }

  private struct Paired: View {
    @Namespace private var space
    @State private var isPair = true
    var body: some View {
      Text("Name").accessibilityLabeledPair(role: .label, id: isPair ? 1 : 2, in: space)
      TextField("", text: .constant("")).frame(width: 90)
        .accessibilityLabeledPair(role: .content, id: 1, in: space)
      Text("Other").accessibilityLabeledPair(role: .label, id: 3, in: space)
      Button("Part") { isPair.toggle() }
    }
  }

  /// Whether assistive tools are told that `widget` stands in a relation to `other`.
  @MainActor
  private static func relates(_ widget: Native, _ type: AtkRelationType, to other: Native) -> Bool {
    let set = atk_object_ref_relation_set(accessible(widget))
    defer { g_object_unref(UnsafeMutableRawPointer(set)) }
    guard let relation = atk_relation_set_get_relation_by_type(set, type),
      let targets = atk_relation_get_target(relation)
    else { return false }
    return (0..<Int(targets.pointee.len)).contains {
      targets.pointee.pdata[$0] == gpointer(accessible(other))
    }
  }

  func testALabelAndWhatItIsTheLabelOf() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityLabeledPair") {
        Paired()
      } holds: { screen in
        let (label, field) = (screen.label("Name"), screen.entries[0])
        @MainActor func isPair() -> Bool {
          let both = (
            Self.relates(field, ATK_RELATION_LABELLED_BY, to: label),
            Self.relates(label, ATK_RELATION_LABEL_FOR, to: field)
          )
          XCTAssertEqual(both.0, both.1)
          return both.0
        }
        XCTAssertTrue(isPair())
        XCTAssertFalse(Self.relates(field, ATK_RELATION_LABELLED_BY, to: screen.label("Other")))
        screen.click("Part")
        XCTAssertFalse(isPair())
        screen.click("Part")
        return isPair()
      }
    }
  }

  private struct Focused: View {
    @AccessibilityFocusState private var isThere: Bool
    @AccessibilityFocusState private var place: Int?
    var body: some View {
      Text(isThere ? "there" : "elsewhere")
      Text(place.map { "place \($0)" } ?? "nowhere")
      TextField("First", text: .constant("")).accessibilityFocused($isThere)
      TextField("Second", text: .constant("")).accessibilityFocused($place, equals: 2)
      Button("Go") { isThere = true }
    }
  }

  func testTheFocusOfAssistiveToolsIsThatOfTheWindow() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityFocused") {
        Focused()
      } holds: { screen in
        @MainActor func focused() -> Native? { gtk_window_get_focus(cast(screen.window)) }
        gtk_widget_grab_focus(screen.entries[1])
        settle(20)
        XCTAssertEqual(Array(screen.texts.prefix(2)), ["elsewhere", "place 2"])
        screen.click("Go")
        XCTAssertEqual(focused(), screen.entries[0])
        return Array(screen.texts.prefix(2)) == ["there", "nowhere"]
      }
    }
  }

  private struct Starting: View {
    @AccessibilityFocusState private var place: Int?
    var body: some View {
      TextField("First", text: .constant("")).accessibilityFocused($place, equals: 1)
      TextField("Second", text: .constant("")).accessibilityFocused($place, equals: 2)
      Text(verbatim: "at \(place ?? 0)").accessibilityDefaultFocus($place, 2)
    }
  }

  func testTheFocusBeginsWhereItIsSaid() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityDefaultFocus") {
        VStack { Starting() }
      } holds: { screen in
        gtk_window_get_focus(cast(screen.window)) == screen.entries[1] && screen.texts.contains("at 2")
      }
    }
  }
}
