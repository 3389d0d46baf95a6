import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields of values in formats, and what Return does in fields and searches.
final class ShownSubmitTests: GTKTestCase {
  @MainActor
  private final class Bill: ObservableObject {
    @Published var share = 0.25
    @Published var price = 12.5
    @Published var number: Int? = 7
    @Published var day = Date(timeIntervalSince1970: 1_700_000_000)
  }

  private struct Formatted: View {
    @ObservedObject var bill: Bill
    private static let locale = Locale(identifier: "en_US")
    private static var date: Date.FormatStyle {
      var style = Date.FormatStyle(date: .numeric, time: .omitted)
      style.locale = locale
      style.timeZone = .gmt
      return style
    }
    var body: some View {
      TextField("Share", value: $bill.share, format: .percent.locale(Self.locale))
      TextField("Price", value: $bill.price, format: .currency(code: "USD").locale(Self.locale))
      TextField("Number", value: $bill.number, format: .number.locale(Self.locale))
      TextField("Day", value: $bill.day, format: Self.date)
    }
  }

  /// Writes a text in place of what is in the entry, and presses Return.
  @MainActor
  private static func enter(_ text: String, into entry: Native) {
    gtk_widget_grab_focus(entry)
    gtk_entry_set_text(cast(entry), text)
    settle(10)
    submit(entry)
  }
  /// Return, as GTK does it where the focus is.
  @MainActor
  private static func submit(_ entry: Native) {
    gtk_widget_grab_focus(entry)
    gtk_widget_activate(entry)
    settle(20)
  }
  @MainActor
  private static func text(_ entry: Native) -> String { String(cString: gtk_entry_get_text(cast(entry))) }

  func testValuesAreWrittenAndReadInTheirFormat() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let bill = Bill()
      table("TextField", "format") {
        Formatted(bill: bill)
      } holds: { shown in
        SurroundingsTests.tellFocus(shown.window, isIn: true)
        let entries = shown.entries
        XCTAssertEqual(entries.map(Self.text), ["25%", "$12.50", "7", "11/14/2023"])
        Self.enter("50%", into: entries[0])
        XCTAssertEqual(bill.share, 0.5)
        Self.enter("$1,234.5", into: entries[1])
        XCTAssertEqual(bill.price, 1234.5)
        Self.enter("12/24/2023", into: entries[3])
        XCTAssertEqual(bill.day, Date(timeIntervalSince1970: 1_703_376_000))
        Self.enter("", into: entries[2])
        XCTAssertNil(bill.number, "Nothing is nil where that can be")
        XCTAssertEqual(entries.map(Self.text), ["50%", "$1,234.50", "", "12/24/2023"])
        // What is none stays as it was once the field is left.
        Self.enter("no price", into: entries[1])
        XCTAssertEqual(bill.price, 1234.5)
        XCTAssertEqual(Self.text(entries[1]), "$1,234.50")
        bill.share = 0.1
        bill.number = 3
        settle(20)
        return entries.map(Self.text) == ["10%", "$1,234.50", "3", "12/24/2023"]
      }
    }
  }

  private struct Searched: View {
    let said: Kept<[String]>
    @State private var words = ""
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Field", text: .constant("x"))
          Text("found")
        }
        .searchable(text: $words)
      }
      .onSubmit(of: .search) { said.value.append("search for \(words)") }
      .onSubmit { said.value.append("text") }
    }
  }

  func testReturnInASearchIsItsOwn() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onSubmit", "searchable") {
        Searched(said: said)
      } holds: { shown in
        let (search, field) = (shown.the("GtkSearchEntry"), shown.the("GtkEntry"))
        gtk_entry_set_text(cast(search), "moss")
        settle(200)
        Self.submit(search)
        XCTAssertEqual(said.value, ["search for moss"])
        Self.submit(field)
        return said.value == ["search for moss", "text"]
      }
    }
  }

  private struct Scoped: View {
    let said: Kept<[String]>
    @ObservedObject var blocks: Followed<Bool>
    var body: some View {
      VStack {
        TextField("Inside", text: .constant("")).onSubmit { said.value.append("inner") }
          .submitScope(blocks.value)
        TextField("Beside", text: .constant(""))
      }
      .onSubmit { said.value.append("outer") }
    }
  }

  func testAScopeKeepsReturnToItself() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      let blocks = Followed(true)
      table("submitScope", "onSubmit") {
        Scoped(said: said, blocks: blocks)
      } holds: { shown in
        for entry in shown.entries { Self.submit(entry) }
        XCTAssertEqual(said.value, ["inner", "outer"])
        said.value = []
        blocks.value = false
        settle(20)
        Self.submit(shown.entries[0])
        return said.value == ["inner", "outer"]
      }
    }
  }

  private struct SignUp: View {
    let said: Kept<[String]>
    @FocusState private var isInSecond: Bool
    var body: some View {
      TextField("First", text: .constant("")).onSubmit {
        said.value.append("first")
        isInSecond = true
      }
      TextField("Second", text: .constant("")).focused($isInSecond)
      TextField("Old", text: .constant(""), onCommit: { said.value.append("committed") })
      Button("Done") { said.value.append("done") }.keyboardShortcut(.defaultAction)
    }
  }

  private struct Order: View {
    let said: Kept<[String]>
    @State private var amount = 12.5
    @State private var words = ""
    var isInSheet = false
    var body: some View {
      Form {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Words", text: $words, axis: .vertical)
        TextField("Heard", text: $words, axis: .vertical).onSubmit { said.value.append("heard") }
        Button("Done") { said.value.append("done \(amount)") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  func testReturnInFieldsOfValuesAndInGrowingOnesPressesTheDefaultButton() throws {
    try onScreen { renderer in
      for isInSheet in [false, true] {
        let said = Kept<[String]>([])
        let screen = HostedScreen(
          renderer,
          VStack {
            if isInSheet {
              Text("Behind").sheet(isPresented: .constant(true)) { Order(said: said) }
            } else {
              Order(said: said)
            }
          })
        settle(200)
        let window = try XCTUnwrap(renderer.presented.last as? WindowWidget)
        SurroundingsTests.tellFocus(window.native, isIn: true)
        let entry = screen.all("GtkEntry", in: window.native)[0]
        let views = screen.all("GtkTextView", in: window.native)
        gtk_widget_grab_focus(entry)
        gtk_entry_set_text(cast(entry), "20")
        settle(10)
        window.press(GDK_KEY_Return)
        settle(300)
        XCTAssertEqual(said.value, ["done 20.0"])
        said.value = []
        gtk_widget_grab_focus(views[0])
        window.press(GDK_KEY_Return)
        settle(300)
        XCTAssertEqual(said.value, ["done 20.0"])
        said.value = []
        gtk_widget_grab_focus(views[1])
        window.press(GDK_KEY_Return)
        settle(300)
        XCTAssertEqual(said.value, ["heard"], "One that does something keeps it")
        screen.close()
      }
    }
  }

  func testAFieldThatDoesSomethingKeepsReturnFromTheDefaultButton() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let screen = HostedScreen(renderer, VStack { SignUp(said: said) })
      let window = try XCTUnwrap(renderer.presented[0] as? WindowWidget)
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      let entries = screen.entries
      gtk_widget_grab_focus(entries[0])
      window.press(GDK_KEY_Return)
      settle(300)
      XCTAssertEqual(said.value, ["first"])
      XCTAssertTrue(gtk_window_get_focus(cast(screen.window)) == entries[1])
      window.press(GDK_KEY_Return)
      settle(300)
      XCTAssertEqual(said.value, ["first", "done"], "One that does nothing leaves it to the window")
      gtk_widget_grab_focus(entries[2])
      window.press(GDK_KEY_Return)
      settle(300)
      XCTAssertEqual(said.value, ["first", "done", "committed"])
      screen.close()
    }
  }
}
