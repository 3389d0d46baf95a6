import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Labels of pickers that the program writes beside them itself.
final class PickerWordsTests: GTKTestCase {
  private struct Choice: View {
    let label: String
    @State private var count = 2
    var body: some View { Picker(label, selection: $count) { ForEach(2..<5) { Text("\($0)").tag($0) } } }
  }

  private struct Choices: View {
    var body: some View {
      Form {
        HStack {
          Text("People").bold()
          Spacer()
          Choice(label: "People")
        }
        HStack {
          Text("Tip:").padding(4)
          Choice(label: "Tip").pickerStyle(.segmented)
        }
        HStack {
          Text("Questions")
          Choice(label: "Number")
        }
        Choice(label: "Alone")
        VStack {
          Text("Heading")
          Choice(label: "Heading")
        }
      }
    }
  }

  func testALabelThatStandsBesideThePickerIsReadOnce() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Choices())
      settle(50)
      @MainActor func count(_ text: String) -> Int {
        shown.all("FavesLabel").count { shown.text($0).hasPrefix(text) && gtk_widget_get_mapped($0) != 0 }
      }
      XCTAssertEqual(
        ["People", "Tip", "Questions", "Number", "Alone", "Heading"].map(count), [1, 1, 1, 1, 1, 2])
      let menu = shown.all("GtkComboBox")[0]
      let name = atk_object_get_name(gtk_widget_get_accessible(menu)).map { String(cString: $0) }
      XCTAssertEqual(name, "People", "and it is the picker's name for assistive tools")
      shown.close()
    }
  }

  private struct Turning: View {
    @ObservedObject var words: Followed<String?>
    var body: some View {
      HStack {
        if let words = words.value { Text(words).padding(2) }
        Choice(label: "People").frame(minWidth: 50)
      }
    }
  }

  func testWordsThatComeBesideThePickerChangeAndGoAreFollowed() throws {
    try onScreen { renderer in
      let words = Followed<String?>(nil)
      let shown = HostedScreen(renderer, Turning(words: words))
      @MainActor func texts() -> [String] {
        shown.all("FavesLabel").filter { gtk_widget_get_mapped($0) != 0 }.map { shown.text($0) }
          .filter { Int($0) == nil }
      }
      XCTAssertEqual(texts(), ["People"])
      for (next, expected) in [
        ("People", ["People"]), ("Guests", ["Guests", "People"]), ("people:", ["people:"]), (nil, ["People"]),
        ("People", ["People"]),
      ] as [(String?, [String])] {
        words.value = next
        settle(50)
        layOut(shown.window)
        XCTAssertEqual(texts(), expected, next ?? "nothing")
      }
      shown.close()
    }
  }
}
