import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What pickers say, and show for what is chosen.
final class PickerLabelTests: GTKTestCase {
  private struct Settings: View {
    @State private var size = 1
    @State private var sub = "sub"
    var body: some View {
      Form {
        Picker(selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        } label: {
          Text("Title")
          Text(sub)
        }
        Picker("Icon", systemImage: "star", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        Button("Change") { sub = "other" }
      }
    }
  }

  func testALabelIsShownWithAllThatIsInIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Settings())
      let (title, sub) = (screen.frame(of: screen.label("Title")), screen.frame(of: screen.label("sub")))
      XCTAssertGreaterThanOrEqual(sub.minY, title.maxY)
      XCTAssertEqual(sub.minX, title.minX)
      let words = screen.frame(of: screen.label("Icon"))
      XCTAssertTrue(
        (screen.all("FavesImage") + screen.all("GtkImage")).contains { image in
          let icon = screen.frame(of: image)
          return icon.maxX <= words.minX && icon.minX >= title.minX - 1 && abs(icon.midY - words.midY) < 8
        }, screen.tree(screen.window, 0))
      @MainActor func names() -> [String] {
        screen.all("GtkComboBox").map { String(cString: atk_object_get_name(gtk_widget_get_accessible($0))) }
      }
      XCTAssertEqual(names(), ["Title sub", "Icon"])
      screen.click("Change")
      XCTAssertEqual(names(), ["Title other", "Icon"])
      XCTAssertNotNil(screen.label("other"))
      screen.close()
    }
  }

  func testRadioButtonsHaveTheSymbolsOfTheirLabels() throws {
    try onScreen { renderer in
      for style in [0, 1] {
        let picker = Picker("Speed", selection: .constant(1)) {
          Label("Low", systemImage: "tortoise").tag(0)
          Label("High", systemImage: "hare").tag(1)
        }
        let screen = HostedScreen(
          renderer,
          Group {
            if style == 0 { picker.pickerStyle(.inline) } else { picker.pickerStyle(.radioGroup) }
          })
        let buttons = screen.all("GtkRadioButton")
        XCTAssertEqual(buttons.map { screen.all("GtkImage", in: $0).count }, [1, 1])
        XCTAssertEqual(
          buttons.map { String(cString: atk_object_get_name(gtk_widget_get_accessible($0))) },
          ["Low", "High"])
        screen.close()
      }
    }
  }

  func testAnOptionThatIsAnIconIsCalledByItsTitle() throws {
    try onScreen { renderer in
      let options = Picker("Looks", selection: .constant(1)) {
        Label("As a table", systemImage: "tablecells").tag(0)
        Label("As a list", systemImage: "list.bullet").tag(1)
      }
      .labelStyle(.iconOnly)
      let screen = HostedScreen(
        renderer,
        VStack {
          options.pickerStyle(.segmented)
          options.pickerStyle(.menu)
        })
      let names = screen.all("GtkRadioButton").map {
        String(cString: atk_object_get_name(gtk_widget_get_accessible($0)))
      }
      XCTAssertEqual(names, ["As a table", "As a list"])
      let model = gtk_combo_box_get_model(cast(screen.the("GtkComboBox")))
      var row = GtkTreeIter()
      XCTAssertEqual(gtk_tree_model_iter_nth_child(model, &row, nil, 1), 1)
      var words = GValue()
      gtk_tree_model_get_value(model, &row, 0, &words)
      XCTAssertEqual(g_value_get_string(&words).map { String(cString: $0) }, "As a list")
      g_value_unset(&words)
      screen.close()
    }
  }

  private struct Dates: View {
    var body: some View {
      Form {
        DatePicker("Appointment", selection: .constant(Date(timeIntervalSince1970: 0)))
        LabeledContent("Responsibilities") { Color.red.frame(width: 330, height: 10) }
      }
      .frame(width: 300)
    }
  }

  func testALabelInARowIsNotBrokenWithinAWord() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Dates())
      for word in ["Appointment", "Responsibilities"] {
        let label = screen.label(word)
        XCTAssertEqual(pango_layout_get_line_count(gtk_label_get_layout(cast(label))), 1, word)
      }
      screen.close()
    }
  }

  private struct Styled: View {
    @State private var isStyled = false
    var body: some View {
      Form {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Large").font(.largeTitle).foregroundStyle(.red)
        }
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          isStyled ? Text("Later").font(.largeTitle) : Text("Later")
        }
        Button("Style") { isStyled = true }
      }
    }
  }

  func testALabelLooksAsTheProgramSays() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Styled())
      @MainActor func height(_ text: String) -> Double { screen.frame(of: screen.label(text)).height }
      XCTAssertGreaterThan(height("Large"), height("Later") * 1.4)
      screen.click("Style")
      layOut(screen.window)
      XCTAssertEqual(height("Large"), height("Later"), accuracy: 1)
      @MainActor func names() -> [String] {
        screen.all("GtkComboBox").map { String(cString: atk_object_get_name(gtk_widget_get_accessible($0))) }
      }
      XCTAssertEqual(names(), ["Large", "Later"])
      screen.close()
    }
  }

  private struct Restyled: View {
    @State private var isStyled = false
    @State private var name = "Later"
    private var label: Text { isStyled ? Text(name).font(.largeTitle) : Text(name) }
    var body: some View {
      VStack {
        ColorPicker(selection: .constant(.red)) { label }
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) { label }
        Button("Style") { isStyled = true }
        Button("Rename") { name = "Now" }
      }
    }
  }

  func testTheLabelOfAColourOrADateGetsALook() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Restyled())
      @MainActor func labels(_ text: String) -> [Native] {
        screen.all("FavesLabel").filter { screen.text($0) == text }
      }
      let height = try XCTUnwrap(labels("Later").first.map { screen.frame(of: $0).height })
      screen.click("Style")
      layOut(screen.window)
      XCTAssertEqual(labels("Later").count { screen.frame(of: $0).height > height * 1.4 }, 2)
      screen.click("Rename")
      XCTAssertEqual(labels("Later").count, 0)
      XCTAssertEqual(labels("Now").count, 2)
      let named = screen.all("GtkColorButton") + screen.all("GtkMenuButton")
      XCTAssertEqual(named.map { spokenName(of: $0) }, ["Now", "Now"])
      screen.close()
    }
  }

  func testWhatIsShownForTheChosenOptionIsInTheButton() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Picker("Size", selection: .constant(1)) {
          ForEach(1..<4) { Text("A long title \($0)").tag($0) }
        } currentValueLabel: {
          Text("now 1")
        })
      let words = try XCTUnwrap(screen.wordsShown(in: screen.the("GtkComboBox")).first)
      XCTAssertEqual(screen.text(words), "now 1")
      let button = try XCTUnwrap(gtk_widget_get_ancestor(words, gtk_toggle_button_get_type()))
      XCTAssertTrue(screen.frame(of: button).contains(screen.frame(of: words)))
      screen.close()
    }
  }

  func testSymbolsInButtonsAreDrawn() throws {
    try onScreen { renderer in
      for name in ["1.circle", "star"] {
        let screen = HostedScreen(
          renderer,
          Picker("Number", selection: .constant(1)) {
            Image(systemName: name).tag(1)
            Image(systemName: "\(name).fill").tag(2)
          }
          .pickerStyle(.segmented))
        let buttons = screen.all("GtkRadioButton")
        XCTAssertEqual(buttons.count, 2)
        for button in buttons {
          XCTAssertTrue(screen.all("FavesLabel", in: button).isEmpty)
          let image = try XCTUnwrap(screen.all("GtkImage", in: button).first)
          let picture = DrawnWidget(image)
          let strongest = (0..<picture.width * picture.height)
            .map { picture.pixel($0 % picture.width, $0 / picture.width)[3] }.max()
          XCTAssertGreaterThan(strongest ?? 0, 200, name)
        }
        screen.close()
      }
    }
  }

  func testNoSymbolOfOursIsFaint() throws {
    try onScreen { _ in
      XCTAssertNil(Symbols.themeIcon(for: "star"), "the theme's is half seen through")
      XCTAssertEqual(Symbols.themeIcon(for: "star.fill"), "starred-symbolic")
      for name in ["star", "water.waves", "sun.haze", "aqi.medium", "smoke"] {
        XCTAssertTrue(Symbols.isDrawn(name), name)
      }
    }
  }
}

extension HostedScreen {
  /// The labels in the button of a menu of choices, which GTK keeps from those who ask for children.
  func wordsShown(in combo: Native) -> [Native] {
    final class Found { var widgets: [Native] = [] }
    let found = Found()
    let add: GtkCallback = { widget, data in
      guard let widget, let data else { return }
      Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().widgets.append(widget)
    }
    gtk_container_forall(cast(combo), add, Unmanaged.passUnretained(found).toOpaque())
    return found.widgets.filter { gtk_widget_get_visible($0) != 0 }.flatMap { part in
      if className(of: part) == "FavesLabel" { return [part] }
      return faves_is_container(part) != 0 ? wordsShown(in: part) : []
    }
  }
}
