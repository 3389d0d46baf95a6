import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields that stand on a surface of the program's own, or over a prompt.
final class FieldSurfaceTests: GTKTestCase {
  private struct Fields: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Framed", text: $text)
        TextField("Ground", text: $text).padding().background(Color.gray).cornerRadius(8)
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Row", text: $text)
        }.padding()
          .background(.gray, in: Capsule())
        TextField("Line", text: $text).overlay(RoundedRectangle(cornerRadius: 4).stroke(.red))
        TextField("Bordered", text: $text).textFieldStyle(.roundedBorder).background(Color.gray)
        VStack { TextField("Card", text: $text) }.background(Color.gray)
        TextField("Plain", text: $text).textFieldStyle(.plain)
      }
    }
  }

  func testAFieldOnASurfaceHasNoFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Fields())
      XCTAssertEqual(
        shown.entries.map { gtk_entry_get_has_frame(cast($0)) != 0 },
        [true, false, false, false, true, true, false])
      shown.close()
    }
  }

  private struct Prompts: View {
    @State private var text = ""
    var body: some View {
      VStack {
        ZStack(alignment: .leading) {
          if text.isEmpty { Text("Prompt") }
          TextField("", text: $text)
        }
        ZStack(alignment: .trailing) {
          TextField("Framed", text: $text)
          Button("Clear") { text = "" }
        }
      }
    }
  }

  func testAFieldOverAPromptOfTheProgramsHasNoFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Prompts())
      @MainActor func framed() -> [Bool] {
        shown.all("GtkEntry").map { gtk_entry_get_has_frame(cast($0)) != 0 }
      }
      XCTAssertEqual(framed(), [false, true])
      gtk_entry_set_text(cast(shown.all("GtkEntry")[0]), "typed")
      settle(50)
      XCTAssertFalse(shown.texts.contains("Prompt"))
      XCTAssertEqual(framed(), [false, true], "nor when the prompt has gone")
      shown.close()
    }
  }
}
