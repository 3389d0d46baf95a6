import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The keyboard focus does not get lost with what has it.
final class LostFocusTests: GTKTestCase {
  private final class Desk: ObservableObject {
    @Published var names = ["One", "Two", "Three"]
    @Published var isAllowed = true
    @Published var isEditing = false
    @Published var text = "kept"
    @Published var asks = false
  }

  private struct Buttons: View {
    @ObservedObject var desk: Desk
    @FocusState private var isTyping: Bool
    var body: some View {
      VStack {
        HStack { ForEach(desk.names, id: \.self) { Button($0) {} } }
        Button("Save") {}.disabled(!desk.isAllowed)
        if desk.isEditing { Button("Done") {} } else { Button("Edit") {} }
        TextField("Text", text: $desk.text).focused($isTyping)
        Text(isTyping ? "typing" : "not typing")
        Button("Away") { isTyping = false }
      }
    }
  }

  @MainActor
  private static func focused(_ screen: HostedScreen) -> String? {
    guard let focus = gtk_window_get_focus(cast(screen.window)) else { return nil }
    return screen.name(focus)
  }

  @MainActor
  private static func button(_ title: String, _ screen: HostedScreen) -> Native {
    screen.all("GtkButton").first { screen.name($0) == title }!
  }

  func testItGoesToTheNearestWhenWhatHasItGoes() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Buttons(desk: desk))
      gtk_widget_grab_focus(Self.button("Two", screen))
      desk.names.remove(at: 1)
      settle(50)
      XCTAssertEqual(Self.focused(screen), "Three", "the next in the group")
      desk.names.remove(at: 1)
      settle(50)
      XCTAssertEqual(Self.focused(screen), "One", "the one before where nothing follows there")
      desk.names = []
      settle(50)
      XCTAssertEqual(Self.focused(screen), "Save", "what comes after a group that is empty")
      desk.isAllowed = false
      settle(50)
      XCTAssertEqual(Self.focused(screen), "Edit", "what cannot be pressed any more leaves it to the next")
      desk.isEditing = true
      settle(50)
      XCTAssertEqual(Self.focused(screen), "Done", "what stands in its place")
      screen.close()
    }
  }

  private final class Numbers: ObservableObject {
    @Published var numbers = Array(0..<400)
    @Published var isAllowed = true
  }

  private struct LongStack: View {
    @ObservedObject var list: Numbers
    var body: some View {
      ScrollView {
        VStack {
          ForEach(list.numbers, id: \.self) { number in
            HStack {
              Text("Row")
              Button(String(number)) {}.disabled(number == 200 && !list.isAllowed)
            }
          }
        }
      }
    }
  }

  /// Where the focus goes from the button in the middle of a stack so long that its rows lie in groups.
  @MainActor
  private static func goes(
    _ renderer: GTKRenderer, from number: Int = 200, first: (Numbers) -> Void = { _ in },
    when change: (Numbers) -> Void
  ) -> String? {
    let list = Numbers()
    let screen = HostedScreen(renderer, LongStack(list: list))
    gtk_widget_grab_focus(Self.button("\(number)", screen))
    settle(50)
    first(list)
    settle(50)
    change(list)
    settle(50)
    let focused = Self.focused(screen)
    screen.close()
    return focused
  }

  func testInALongStackItGoesToTheNearestInOrder() throws {
    try onScreen { renderer in
      XCTAssertEqual(Self.goes(renderer) { $0.numbers.removeAll { $0 == 200 } }, "201")
      XCTAssertEqual(Self.goes(renderer) { $0.isAllowed = false }, "201")
      // Whole groups of hidden containers, and more.
      XCTAssertEqual(Self.goes(renderer) { $0.numbers.removeAll { (192..<224).contains($0) } }, "224")
      XCTAssertEqual(
        Self.goes(renderer) { $0.numbers.removeAll { (160..<300).contains($0) } }, "300", "not seen yet")
      XCTAssertEqual(Self.goes(renderer) { $0.numbers.removeAll { $0 >= 190 } }, "189", "what comes before")
      XCTAssertEqual(
        Self.goes(renderer) { $0.numbers.removeAll { $0 >= 5 && $0 < 395 } }, "395", "all around goes")
      XCTAssertEqual(
        Self.goes(renderer) {
          $0.numbers.removeAll { $0 == 200 }
          $0.numbers.insert(contentsOf: 1000..<1040, at: 200)
        }, "1000", "what stands in its place")
      XCTAssertEqual(Self.goes(renderer) { $0.numbers = Array(1000..<1400) }, "1200", "all are others")
      XCTAssertEqual(
        Self.goes(renderer) { $0.numbers = [0] + Array(1000..<1300) + [399] }, "1199",
        "all but the first and the last are")
    }
  }

  /// What was moved, and what came and went before, is no longer where its groups were made.
  func testInALongStackTheOrderIsTheOneThatIsSeen() throws {
    try onScreen { renderer in
      XCTAssertEqual(
        Self.goes(renderer, first: { $0.numbers.reverse() }, when: { $0.numbers.removeAll { $0 == 200 } }),
        "199")
      XCTAssertEqual(
        Self.goes(
          renderer,
          first: {
            $0.numbers.removeAll { $0 % 3 == 0 }
            $0.numbers.swapAt($0.numbers.firstIndex(of: 202)!, 3)
          }, when: { $0.numbers.removeAll { $0 == 200 } }), "5")
    }
  }

  func testAFieldThatTakesThePlaceOfAnotherIsNotTypedOver() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Fields(desk: desk))
      gtk_widget_grab_focus(screen.entries[1])
      desk.isEditing = true
      settle(50)
      XCTAssertNotEqual(gtk_widget_is_focus(screen.entries[1]), 0)
      XCTAssertEqual(gtk_editable_get_selection_bounds(cast(screen.entries[1]), nil, nil), 0)
      screen.close()
    }
  }

  /// Nor is one typed into that merely stands beside it.
  func testAFieldThatGoesLeavesItToNoOtherThatWasThere() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Fields(desk: desk))
      gtk_widget_grab_focus(screen.entries[1])
      desk.isAllowed = false
      settle(50)
      XCTAssertEqual(screen.entries.count, 2)
      XCTAssertNil(gtk_window_get_focus(cast(screen.window)))
      screen.close()
    }
  }

  private struct Fields: View {
    @ObservedObject var desk: Desk
    var body: some View {
      TextField("First", text: $desk.text)
      if desk.isEditing {
        SecureField("Secret", text: $desk.text)
      } else if desk.isAllowed {
        TextField("Second", text: $desk.text)
      }
      TextField("Third", text: $desk.text)
    }
  }

  private struct Disabled: View {
    @ObservedObject var desk: Desk
    @FocusState private var isTyping: Bool
    var body: some View {
      Text(isTyping ? "typing" : "not typing")
      TextField("One line", text: $desk.text).focused($isTyping).disabled(!desk.isAllowed)
      TextField("Lines", text: $desk.text, axis: .vertical).focused($isTyping).disabled(!desk.isAllowed)
      TextEditor(text: $desk.text).focused($isTyping).disabled(!desk.isAllowed)
      TextField("Last", text: $desk.text)
    }
  }

  /// Who is typing as a field is disabled types into no other.
  func testAFieldThatIsDisabledLeavesItToNoOther() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Disabled(desk: desk))
      let fields = [screen.entries[0]] + screen.all("GtkTextView")
      XCTAssertEqual(fields.count, 3)
      for field in fields {
        gtk_widget_grab_focus(field)
        settle(20)
        XCTAssertTrue(screen.texts.contains("typing"))
        desk.isAllowed = false
        settle(50)
        XCTAssertNil(gtk_window_get_focus(cast(screen.window)))
        XCTAssertTrue(screen.texts.contains("not typing"))
        desk.isAllowed = true
        settle(50)
      }
      screen.close()
    }
  }

  func testAProgramThatTakesItAwayIsLeftItsWay() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Buttons(desk: desk))
      gtk_widget_grab_focus(screen.entries[0])
      settle(20)
      XCTAssertTrue(screen.texts.contains("typing"))
      screen.click("Away")
      XCTAssertTrue(screen.texts.contains("not typing"))
      XCTAssertNil(Self.focused(screen))
      screen.close()
    }
  }

  private struct Rows: View {
    @ObservedObject var desk: Desk
    @State private var leaving: String?
    var body: some View {
      VStack {
        ForEach(desk.names, id: \.self) { name in Button("Delete \(name)") { leaving = name } }
      }
      .sheet(item: Binding(get: { leaving.map(Leaving.init) }, set: { leaving = $0?.id })) { leaving in
        Button("Yes") {
          desk.names.removeAll { $0 == leaving.id }
          self.leaving = nil
        }
      }
    }
    private struct Leaving: Identifiable { let id: String }
  }

  func testItComesBackFromASheetToWhatIsNearestToWhatOpenedIt() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Rows(desk: desk))
      gtk_widget_grab_focus(Self.button("Delete Two", screen))
      screen.click("Delete Two")
      settle(300)
      let sheet = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      let yes = try XCTUnwrap(parts(of: sheet.native, "GtkButton").first { screen.name($0) == "Yes" })
      gtk_button_clicked(cast(yes))
      XCTAssertTrue(becomes { Self.focused(screen) == "Delete Three" }, Self.focused(screen) ?? "nothing")
      screen.close()
    }
  }

  private struct Asking: View {
    @ObservedObject var desk: Desk
    var body: some View {
      Text("Below").alert("Question", isPresented: .constant(true)) {
        ForEach(desk.names, id: \.self) { Button($0) {} }
        Button("Last", role: .destructive) {}.disabled(!desk.isAllowed)
      } message: {
        Text(desk.text)
      }
    }
  }

  func testAButtonOfAnAlertKeepsItWhenOthersComeAndGo() throws {
    try onScreen { renderer in
      let desk = Desk()
      let screen = HostedScreen(renderer, Asking(desk: desk))
      settle(100)
      let alert = try XCTUnwrap(renderer.presented.last as? AlertWidget)
      @MainActor func titles() -> [String] {
        parts(of: alert.native, "GtkButton").map { String(cString: gtk_button_get_label(cast($0))) }
      }
      @MainActor func focused() -> String? {
        gtk_window_get_focus(cast(alert.native)).flatMap { gtk_button_get_label(cast($0)) }.map {
          String(cString: $0)
        }
      }
      let two = try XCTUnwrap(
        parts(of: alert.native, "GtkButton").first {
          String(cString: gtk_button_get_label(cast($0))) == "Two"
        })
      gtk_widget_grab_focus(two)
      desk.names[0] = "First"
      desk.text = "other"
      settle(50)
      XCTAssertEqual(titles(), ["First", "Two", "Three", "Last"])
      XCTAssertNotEqual(gtk_widget_is_focus(two), 0, "it is not made anew")
      XCTAssertTrue(parts(of: alert.native, "GtkLabel").contains { screen.text($0) == "other" })
      desk.names.insert("Nought", at: 0)
      settle(50)
      XCTAssertEqual(focused(), "Two")
      desk.names.removeAll { $0 == "Two" }
      settle(50)
      XCTAssertEqual(titles(), ["Nought", "First", "Three", "Last"])
      XCTAssertEqual(focused(), "Three")
      screen.close()
    }
  }
}
