import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls as GTK's widgets.
final class ShownControlTests: GTKTestCase {
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Again: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Again") { configuration.trigger() }
    }
  }

  func testButtonsLinksAndMenus() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("Button", "role") {
        Button("Go", role: .destructive) { said.value.append("go") }
      } holds: {
        $0.click("Go")
        return said.value == ["go"]
          && $0.hasClass($0.all("GtkButton").last!, GTK_STYLE_CLASS_DESTRUCTIVE_ACTION)
      }
      table("PrimitiveButtonStyle") {
        Button("Go") { said.value.append("again") }.buttonStyle(Again())
      } holds: {
        $0.click("Again")
        return said.value.last == "again" && $0.texts == ["Again"]
      }
      table("buttonStyle", "ButtonStyle") {
        Button("Main") {}.buttonStyle(.borderedProminent)
        Button("Own") { said.value.append("own") }.buttonStyle(Loud())
      } holds: { screen in
        let buttons = screen.all("GtkButton").filter { !screen.all("FavesLabel", in: $0).isEmpty }
        screen.click("Own")
        return screen.hasClass(buttons[0], GTK_STYLE_CLASS_SUGGESTED_ACTION)
          && screen.hasClass(buttons[1], "faves-bare") && said.value.last == "own"
      }
      table("Link") {
        Link("Mail", destination: URL(string: "mailto:a@b.example")!)
      } holds: {
        String(cString: gtk_link_button_get_uri(cast($0.the("GtkLinkButton")))) == "mailto:a@b.example"
      }
      table("Menu") {
        Menu("More") { Button("One") {} }
      } holds: {
        gtk_menu_button_get_menu_model(cast($0.the("GtkMenuButton"))) != nil
          && $0.name($0.the("GtkMenuButton")) == "More"
      }
      table("contextMenu") {
        Text("a").contextMenu { Button("Copy") { said.value.append("copy") } }
      } holds: { screen in
        guard let menu = rightClick(screen.the("FavesLabel"), renderer) else { return false }
        gtk_menu_shell_activate_item(cast(menu), modelItems(of: menu)[0].native, 1)
        settle(50)
        return said.value.last == "copy" && renderer.openMenus.isEmpty
      }
      table("EditButton") {
        EditButton()
      } holds: {
        $0.click("Edit")
        return $0.texts == ["Done"]
      }
      table("PasteButton") {
        PasteButton(payloadType: String.self) { said.value = $0 }
      } holds: { screen in
        renderer.copy([DragItem("one"), DragItem("two")])
        gtk_button_clicked(cast(screen.all("GtkButton").last!))
        settle(20)
        return said.value == ["one", "two"]
      }
      table("keyboardShortcut") {
        Button("Go") { said.value.append("shortcut") }.keyboardShortcut("g")
      } holds: { _ in
        (renderer.presented[0] as! WindowWidget).press(GDK_KEY_g, GDK_CONTROL_MASK)
        return said.value.last == "shortcut"
      }
    }
  }

  func testValues() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isOn = Kept(false)
      for (name, type) in [
        ("switch", "GtkSwitch"), ("checkbox", "GtkCheckButton"), ("button", "GtkToggleButton"),
      ] {
        isOn.value = false
        table("Toggle", "toggleStyle") {
          switch name {
          case "switch": AnyView(Toggle("On", isOn: isOn.binding).toggleStyle(.switch))
          case "checkbox": AnyView(Toggle("On", isOn: isOn.binding).toggleStyle(.checkbox))
          default: AnyView(Toggle("On", isOn: isOn.binding).toggleStyle(.button))
          }
        } holds: {
          let control = $0.the(type)
          faves_set_boolean(control, "active", 1)
          return isOn.value && $0.name(control) == "On"
        }
      }
      let count = Kept(2)
      table("Stepper") {
        Stepper("Count", value: count.binding, in: 0...3)
      } holds: { screen in
        let more = screen.all("GtkButton").first { screen.name($0).hasPrefix("More") }!
        gtk_button_clicked(cast(more))
        return count.value == 3
      }
      let share = Kept(0.25)
      table("Slider") {
        Slider(value: share.binding, in: 0...2, step: 0.5) { Text("Share") }
      } holds: {
        let scale = $0.the("GtkScale")
        let range = gtk_range_get_adjustment(cast(scale))
        gtk_range_set_value(cast(scale), 1.4)
        return share.value == 1.5 && gtk_adjustment_get_upper(range) == 2 && $0.name(scale) == "Share"
      }
      table("ProgressView") {
        ProgressView(value: 0.5)
        ProgressView()
      } holds: {
        gtk_progress_bar_get_fraction(cast($0.the("GtkProgressBar"))) == 0.5 && $0.has("GtkSpinner")
      }
      table("Gauge", "gaugeStyle") {
        Gauge(value: 3, in: 0...4) { Text("Fuel") }
      } holds: {
        $0.texts.contains("Fuel") && $0.has("GtkProgressBar")
      }
      table("LabeledContent") {
        LabeledContent("Name", value: "Ann")
      } holds: {
        $0.texts == ["Name", "Ann"]
          && $0.frame(of: $0.label("Ann")).minX > $0.frame(of: $0.label("Name")).maxX
      }
      table("ContentUnavailableView") {
        ContentUnavailableView("Nothing", systemImage: "star", description: Text("yet"))
      } holds: {
        $0.has("FavesImage") && $0.frame(of: $0.label("yet")).minY > $0.frame(of: $0.label("Nothing")).minY
      }
    }
  }

  func testChoices() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let choice = Kept(1)
      @MainActor func picker() -> some View {
        Picker("Size", selection: choice.binding) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
      table("Picker") {
        picker()
      } holds: {
        let box = $0.the("GtkComboBox")
        gtk_combo_box_set_active(cast(box), 1)
        return choice.value == 2 && $0.name(box) == "Size"
      }
      choice.value = 1
      table("pickerStyle") {
        picker().pickerStyle(.segmented)
        picker().pickerStyle(.wheel)
        picker().pickerStyle(.radioGroup)
      } holds: { screen in
        let buttons = screen.all("GtkRadioButton")
        gtk_toggle_button_set_active(cast(buttons[1]), 1)
        return choice.value == 2 && buttons.count == 4 && screen.has("GtkListBox")
          && screen.hasClass(gtk_widget_get_parent(buttons[0])!, GTK_STYLE_CLASS_LINKED)
      }
      let date = Kept(Date(timeIntervalSince1970: 0))
      table("DatePicker") {
        DatePicker("When", selection: date.binding, displayedComponents: [.date, .hourAndMinute])
      } holds: {
        gtk_spin_button_set_value(cast($0.all("GtkSpinButton").last!), 30)
        settle(20)
        return $0.has("GtkMenuButton") && Calendar.current.component(.minute, from: date.value) == 30
      }
      let color = Kept(Color.red)
      table("ColorPicker") {
        ColorPicker("Paint", selection: color.binding)
      } holds: {
        var blue = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
        let button = $0.the("GtkColorButton")
        gtk_color_chooser_set_rgba(cast(button), &blue)
        faves_emit(button, "color-set")
        return color.value == Color(red: 0, green: 0, blue: 1) && $0.name(button) == "Paint"
      }
    }
  }

  func testTextEntry() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let text = Kept("")
      let said = Kept<[String]>([])
      table("TextField", "onSubmit", "prompt") {
        TextField("Name", text: text.binding, prompt: Text("Ann")).onSubmit { said.value.append("submit") }
      } holds: {
        let entry: UnsafeMutablePointer<GtkEntry> = cast($0.entries[0])
        gtk_entry_set_text(entry, "Bo")
        gtk_widget_activate($0.entries[0])
        return text.value == "Bo" && said.value == ["submit"]
          && String(cString: gtk_entry_get_placeholder_text(entry)) == "Ann"
      }
      table("axis") {
        TextField("Name", text: text.binding, axis: .vertical).lineLimit(2...4)
      } holds: {
        $0.has("GtkTextView")
      }
      let number = Kept(5)
      table("format") {
        TextField("Number", value: number.binding, format: .number)
      } holds: {
        gtk_entry_set_text(cast($0.entries[0]), "12")
        return number.value == 12
      }
      table("onCommit") {
        TextField(
          "Name", text: text.binding, onEditingChanged: { _ in }, onCommit: { said.value.append("commit") })
      } holds: {
        gtk_widget_activate($0.entries[0])
        return said.value.last == "commit"
      }
      table("SecureField") {
        SecureField("Password", text: text.binding)
      } holds: {
        gtk_entry_get_visibility(cast($0.entries[0])) == 0 && $0.name($0.entries[0]) == "Password"
      }
      table("TextEditor") {
        TextEditor(text: text.binding)
      } holds: {
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(cast($0.the("GtkTextView"))), "new", -1)
        return text.value == "new"
      }
      table("keyboardType", "textInputAutocapitalization", "autocorrectionDisabled", "textContentType") {
        TextField("Name", text: text.binding).keyboardType(.emailAddress).textInputAutocapitalization(.words)
          .autocorrectionDisabled().textContentType(.emailAddress)
      } holds: {
        let entry: UnsafeMutablePointer<GtkEntry> = cast($0.entries[0])
        let hints = gtk_entry_get_input_hints(entry).rawValue
        return gtk_entry_get_input_purpose(entry) == GTK_INPUT_PURPOSE_EMAIL
          && hints & GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue != 0
          && hints & GTK_INPUT_HINT_NO_SPELLCHECK.rawValue != 0
      }
      table("keyboardType", "autocorrectionDisabled") {
        TextEditor(text: text.binding).keyboardType(.URL).autocorrectionDisabled()
      } holds: {
        let view: UnsafeMutablePointer<GtkTextView> = cast($0.the("GtkTextView"))
        return gtk_text_view_get_input_purpose(view) == GTK_INPUT_PURPOSE_URL
          && gtk_text_view_get_input_hints(view).rawValue & GTK_INPUT_HINT_NO_SPELLCHECK.rawValue != 0
      }
    }
  }
}
