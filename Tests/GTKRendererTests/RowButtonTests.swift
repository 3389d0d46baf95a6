import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that are rows, and buttons that are all label.
final class RowButtonTests: GTKTestCase {
  private struct Rows: View {
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("Further") { Text("There") }
          Button("Save") {}
        }
      }
    }
  }

  @MainActor private static func arrows(in button: Native) -> Int { parts(of: button, "GtkImage").count }

  func testARowOfAFormThatLeadsOnEndsInAnArrow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      let (further, save) = (button("Further", shown), button("Save", shown))
      XCTAssertEqual(Self.arrows(in: further), 1)
      XCTAssertEqual(Self.arrows(in: save), 0)
      let arrow = shown.frame(of: parts(of: further, "GtkImage")[0])
      XCTAssertGreaterThan(arrow.minX, shown.frame(of: shown.label("Further")).maxX + 100)
      XCTAssertEqual(
        shown.frame(of: shown.label("Further")).minX, shown.frame(of: shown.label("Save")).minX, accuracy: 1)
      shown.click("Further")
      settle(300)
      XCTAssertTrue(shown.texts.contains("There"))
      shown.close()
    }
  }

  func testTheWordsOfARowOfAFormBeginWhereThoseOfOthersDo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Form {
          Section {
            Text("Words").accessibilityIdentifier("words")
            Button("Save") {}
            Button("Delete", role: .destructive) {}
          }
        })
      let start = shown.frame(of: shown.label("Words")).minX
      for title in ["Save", "Delete"] {
        let label = shown.frame(of: shown.label(title))
        XCTAssertEqual(label.minX, start, accuracy: 3, title)
        XCTAssertLessThan(label.width, 150, "and takes no more room than its words")
      }
      shown.close()
    }
  }

  func testAButtonThatLeavesItsRowIsAButtonAgain() throws {
    try onScreen { renderer in
      let button = renderer.button("Further")
      button.change { $0.leadsOn = true }
      let form = renderer.makeWidget(for: FormDescription(look: .grouped))
      let stack = renderer.stack(.vertical(.center))
      let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), form, stack))
      form.insert([button], after: nil, in: .content)
      settle()
      XCTAssertEqual(Self.arrows(in: button.native), 1)
      XCTAssertTrue(isFlat(button.native))
      // What the view becomes in its row is the row's.
      button.change { $0.leadsOn = false }
      XCTAssertEqual(Self.arrows(in: button.native), 0)
      button.change { $0.leadsOn = true }
      XCTAssertEqual(Self.arrows(in: button.native), 1)
      form.detach([button], from: .content)
      stack.insert([button], after: nil, in: .content)
      settle()
      XCTAssertEqual(Self.arrows(in: button.native), 0)
      XCTAssertFalse(isFlat(button.native))
      XCTAssertEqual(faves_count_widgets(button.native), 2, "A button and its label")
      XCTAssertLessThan(gtk_widget_get_allocated_width(button.native), 200)
      window.close()
    }
  }

  func testOtherControlsThatLeaveTheirRowKeepTogether() throws {
    try onScreen { renderer in
      let toggle = renderer.toggle("On", isOn: true)
      let form = renderer.makeWidget(for: FormDescription(look: .grouped))
      let stack = renderer.stack(.vertical(.center))
      let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), form, stack))
      form.insert([toggle], after: nil, in: .content)
      settle(60)
      XCTAssertGreaterThan(gtk_widget_get_allocated_width(toggle.native), 300)
      form.detach([toggle], from: .content)
      stack.insert([toggle], after: nil, in: .content)
      settle(60)
      XCTAssertLessThan(gtk_widget_get_allocated_width(toggle.native), 200)
      window.close()
    }
  }

  private struct Labels: View {
    var body: some View {
      Button {
      } label: {
        Text("white").foregroundColor(.white)
      }
      Button {
      } label: {
        Text("yellow").foregroundColor(Color(red: 1, green: 1, blue: 0))
      }
      Button {
      } label: {
        Text("red").foregroundColor(.red)
      }
      Button {
      } label: {
        Text("prominent").foregroundColor(.white)
      }
      .buttonStyle(.borderedProminent)
      Button("plain words") {}
    }
  }

  func testALabelThatCouldNotBeReadOnAButtonHasNoButtonAroundIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Labels())
      let bare = ["white", "yellow", "red", "prominent", "plain words"].filter {
        shown.hasClass(button($0, shown), "faves-bare")
      }
      XCTAssertEqual(bare, ["white", "yellow"])
      shown.close()
    }
  }

  private struct Settings: View {
    var body: some View {
      Form {
        NavigationLink {
          Text("networks")
        } label: {
          Label {
            Text("wireless")
          } icon: {
            Image(systemName: "wifi").foregroundColor(.white).frame(width: 28, height: 28)
              .background(RoundedRectangle(cornerRadius: 6).fill(.blue))
          }
        }
      }
    }
  }

  func testASymbolOnAGroundOfItsOwnLeavesItsRowWhatItIs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, NavigationStack { Settings() })
      XCTAssertFalse(shown.hasClass(button("wireless", shown), "faves-bare"))
      XCTAssertTrue(shown.hasClass(button("wireless", shown), "faves-row-button"))
      XCTAssertEqual(Self.arrows(in: button("wireless", shown)), 1)
      shown.close()
    }
  }

  private struct Tinted: View {
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("Further") { Text("There") }
          Text("Words")
          Button("Save") {}
        }
        .tint(Color(red: 1, green: 0, blue: 0))
      }
    }
  }

  func testARowThatLeadsOnIsReadAsOtherRowsAreWhateverTheAccent() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Tinted())
      let (link, words) = (shown.color(shown.label("Further")), shown.color(shown.label("Words")))
      XCTAssertEqual(link.red, words.red, accuracy: 0.01)
      XCTAssertEqual(link.green, words.green, accuracy: 0.01)
      XCTAssertGreaterThan(shown.color(shown.label("Save")).red, 0.7)
      shown.close()
    }
  }

  func testWhichColoursCanBeReadOnWhichGround() throws {
    try onScreen { _ in
      let colors: [(Color, onLight: Bool, onDark: Bool)] = [
        (.white, false, true), (Color(red: 1, green: 1, blue: 0), false, true),
        (Color(red: 0, green: 1, blue: 0), true, true), (.black, true, false),
        (Color(red: 0, green: 0, blue: 0.8), true, false), (Color(white: 0.5), true, true),
      ]
      for (color, light, dark) in colors {
        XCTAssertEqual(color.canBeRead(onDark: false), light, "\(color)")
        XCTAssertEqual(color.canBeRead(onDark: true), dark, "\(color)")
      }
    }
  }

  private struct Fields: View {
    @State private var text = "a long text that does not fit"
    var body: some View {
      HStack {
        TextField("Narrow", text: $text).frame(width: 60)
        TextField("Wide", text: $text)
        TextField("Other", text: $text)
      }
    }
  }

  func testFieldsAreAsNarrowAsTheirFramesAndOtherwiseShareTheWidth() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Fields())
      let widths = shown.entries.map { gtk_widget_get_allocated_width($0) }
      XCTAssertEqual(widths[0], 60)
      XCTAssertGreaterThan(widths[1], 150)
      XCTAssertEqual(Double(widths[1]), Double(widths[2]), accuracy: 1)
      shown.close()
    }
  }

  private struct Segments: View {
    @State private var choice = 1
    let isInForm: Bool
    var body: some View {
      if isInForm { Form { picker } } else { VStack { picker.labelsHidden() } }
    }
    private var picker: some View {
      Picker("Which", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
  }

  func testSegmentsTakeAllTheWidthButForTheRowOfAForm() throws {
    try onScreen { renderer in
      for isInForm in [false, true] {
        let shown = HostedScreen(renderer, Segments(isInForm: isInForm))
        let buttons = shown.all("GtkRadioButton").map { gtk_widget_get_allocated_width($0) }
        if isInForm {
          XCTAssertLessThan(buttons[0], 150)
        } else {
          XCTAssertEqual(Double(buttons[0] + buttons[1]), 500, accuracy: 8)
        }
        shown.close()
      }
    }
  }
}

@MainActor
private func button(_ title: String, _ shown: HostedScreen) -> Native {
  shown.all("GtkButton").first { button in
    shown.all("FavesLabel", in: button).contains { shown.text($0) == title }
  }!
}
@MainActor
private func isFlat(_ button: Native) -> Bool {
  gtk_style_context_has_class(gtk_widget_get_style_context(button), GTK_STYLE_CLASS_FLAT) != 0
}
