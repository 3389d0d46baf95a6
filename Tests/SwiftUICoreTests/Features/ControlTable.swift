import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What controls describe")
struct ControlTable {
  @Test("Buttons, links and menus")
  func buttons() {
    var table = ViewTable()
    let count = Kept(0)
    table("Button", "role") {
      Button("Go", role: .destructive) { count.value += 1 }
    } holds: {
      $0.button("Go").tap()
      return count.value == 1 && $0.the(ButtonDescription.self).role == .destructive
    }
    table("buttonStyle", "ButtonStyle") {
      Button("Go") {}.buttonStyle(Loud())
    } holds: {
      $0.texts == ["loud", "Go"] && $0.the(ButtonDescription.self).look == .bare
    }
    table("PrimitiveButtonStyle") {
      Button("Go") { count.value = 7 }.buttonStyle(Twice())
    } holds: {
      $0.button("Again").tap()
      return count.value == 7
    }
    table("buttonRepeatBehavior") {
      HStack {
        Button("Go") {}.buttonRepeatBehavior(.enabled)
        Button("Stay") {}.buttonRepeatBehavior(.disabled)
        Button("Plain") {}
      }
      .buttonRepeatBehavior(.automatic)
    } holds: { screen in
      let buttons = screen.front.all.compactMap { $0.widget.anyDescription as? ButtonDescription }
      return buttons.map(\.repeats) == [true, false, false]
    }
    table("ControlGroup") {
      ControlGroup {
        Button("Less") { count.value = 20 }
        Menu("Which") { Button("One") {} }
        Toggle("Stays in", isOn: .constant(true))
      }
    } holds: {
      $0.button("Less").tap()
      let group = $0.front.all.first { $0.kind == "control-group" }
      return count.value == 20 && group?.children.map(\.kind) == ["button", "menu", "toggle"]
        && $0.the(ToggleDescription.self).look == .button
    }
    table("controlGroupStyle") {
      ControlGroup("Size") {
        Button("Less") { count.value = 21 }
      }
      .controlGroupStyle(.menu)
    } holds: {
      $0.menuButton("Size").choose("Less")
      return count.value == 21 && !$0.has("control-group")
    }
    table("MenuButton", "menuButtonStyle") {
      MenuButton("Pull down") { Button("Entry") { count.value = 22 } }.menuButtonStyle(
        PullDownMenuButtonStyle())
      MenuButton("Bare") { Button("Entry") {} }.menuButtonStyle(BorderlessButtonMenuButtonStyle())
      VStack { MenuButton(label: Text("Bare too")) { Button("Entry") {} } }
        .menuButtonStyle(BorderlessPullDownMenuButtonStyle())
      MenuButton("Usual") { Button("Entry") {} }.menuButtonStyle(DefaultMenuButtonStyle())
    } holds: {
      $0.menuButton("Pull down").choose("Entry")
      return count.value == 22
        && $0.all(MenuDescription.self).map(\.look) == [.automatic, .flat, .flat, .automatic]
    }
    table("Link") {
      Link("Mail", destination: URL(string: "mailto:a@b.example")!)
    } holds: { screen in
      screen.front.find("link", "Mail")?.tap()
      return screen.openedURLs.map(\.absoluteString) == ["mailto:a@b.example"]
    }
    table("Menu") {
      Menu("More") {
        Button("One") { count.value = 11 }
        Divider()
        Toggle("Two", isOn: .constant(true))
      }
    } holds: {
      let menu = $0.menuButton("More")
      menu.choose("One")
      return menu.entries == ["One", "—", "✓ Two"] && count.value == 11
    }
    table("contextMenu") {
      Text("a").contextMenu { Button("Copy") { count.value = 12 } }
    } holds: {
      let menu = $0.text("a").contextMenu
      menu.choose("Copy")
      return menu.entries == ["Copy"] && count.value == 12
    }
    table("EditButton") {
      Editing()
    } holds: {
      let before = $0.texts
      $0.button("Edit").tap()
      return before.contains("false") && $0.texts.contains("true")
    }
    table("keyboardShortcut") {
      Button("Go") { count.value = 13 }.keyboardShortcut("g")
    } holds: {
      $0.press("g")
      return count.value == 13
    }
    table.check()
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("loud")
      configuration.label
    }
  }
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Again") { configuration.trigger() }
    }
  }
  private struct Editing: View {
    var body: some View {
      EditButton()
      Mode()
    }
    struct Mode: View {
      @Environment(\.editMode) var mode
      var body: some View { Text("\(mode?.wrappedValue.isEditing == true)") }
    }
  }

  @Test("Values")
  func values() {
    var table = ViewTable()
    let isOn = Kept(false)
    table("Toggle") {
      Toggle("On", isOn: isOn.binding)
    } holds: {
      $0.toggle("On").tap()
      return isOn.value
    }
    table("toggleStyle") {
      Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox)
      Toggle("On", isOn: .constant(true)).toggleStyle(.button)
      Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
    } holds: {
      $0.all(ToggleDescription.self).map(\.look) == [.checkbox, .button, .switch]
    }
    let number = Kept(2)
    table("Stepper") {
      Stepper("Count", value: number.binding, in: 0...3)
    } holds: {
      $0.stepper("Count").increment()
      let most = number.value
      $0.stepper("Count").decrement()
      return most == 3 && number.value == 2
    }
    let share = Kept(0.25)
    table("Slider") {
      Slider(value: share.binding, in: 0...1, step: 0.25) { Text("Share") }
    } holds: {
      $0.slider("Share").set(0.75)
      let slider = $0.the(SliderDescription.self)
      return share.value == 0.75 && slider.range == 0...1 && slider.step == 0.25
    }
    table("Slider", "SliderTick") {
      Slider(value: share.binding, in: 0...1, enabledBounds: 0.2...1) {
        Text("Marks")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.5, 1], id: \.self) { at in SliderTick(at) { Text("at \(Int(at * 10))") } }
      }
      Slider(value: share.binding, in: 0...1, step: 0.5) {
        Text("Steps")
      } tick: {
        $0 > 0 ? SliderTick($0) : nil
      }
    } holds: {
      $0.slider("Marks").set(0.6)
      let marked = share.value
      $0.slider("Marks").set(0.1)
      let sliders = $0.all(SliderDescription.self)
      return marked == 0.5 && share.value == 0.2
        && sliders[0].ticks.map(\.title) == ["", "at 5", "at 10"]
        && sliders[1].ticks.map(\.value) == [0.5, 1]
    }
    table("DefaultButtonLabel") {
      Button(role: .close) {}
      Button(role: .cancel) {}
    } holds: {
      $0.all(ButtonDescription.self).map(\.role) == [.close, .cancel] && $0.shows("Close")
        && $0.shows("Cancel")
    }
    table("buttonSizing") {
      Button("Wide") {}.buttonSizing(.flexible)
      Button("Fitted") {}.buttonSizing(.fitted)
    } holds: {
      $0.all(ButtonDescription.self).map(\.fills) == [true, false]
    }
    table("ProgressView") {
      ProgressView(value: 0.5)
      ProgressView()
    } holds: {
      $0.all(ProgressDescription.self).map(\.fraction) == [0.5, nil]
    }
    table("Gauge", "gaugeStyle") {
      Gauge(value: 3, in: 0...4) { Text("Fuel") }
    } holds: {
      $0.shows("Fuel") && $0.all(ProgressDescription.self).first?.fraction == 0.75
    }
    table("gaugeStyle") {
      Gauge(value: 3, in: 0...4) {
        Text("Fuel")
      } currentValueLabel: {
        Text("3")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      }
      .gaugeStyle(.accessoryCircular)
    } holds: {
      $0.texts == ["3", "0", "4"]
    }
    table("LabeledContent") {
      LabeledContent("Name", value: "Ann")
    } holds: {
      $0.texts == ["Name", "Ann"]
    }
    table("ContentUnavailableView") {
      ContentUnavailableView("Nothing", systemImage: "star", description: Text("yet"))
    } holds: {
      $0.texts == ["Nothing", "yet"] && $0.has("image")
    }
    table.check()
  }

  @Test("Choices")
  func choices() {
    var table = ViewTable()
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
      $0.picker("Size").select("Large")
      return choice.value == 2 && $0.the(PickerDescription.self).options.map(\.title) == ["Small", "Large"]
    }
    table("pickerStyle") {
      picker().pickerStyle(.menu)
      picker().pickerStyle(.segmented)
      picker().pickerStyle(.wheel)
      picker().pickerStyle(.inline)
      picker().pickerStyle(.radioGroup)
    } holds: {
      $0.all(PickerDescription.self).map(\.look) == [.menu, .segmented, .wheel, .inline, .radio]
    }
    let date = Kept(Date(timeIntervalSince1970: 0))
    table("DatePicker") {
      DatePicker("Day", selection: date.binding, displayedComponents: .date)
    } holds: {
      $0.datePicker("Day").set(Date(timeIntervalSince1970: 86_400))
      return date.value == Date(timeIntervalSince1970: 86_400)
    }
    let color = Kept(Color.red)
    table("ColorPicker") {
      ColorPicker("Paint", selection: color.binding)
    } holds: {
      $0.colorPicker("Paint").set(.blue)
      return color.value == .blue
    }
    table.check()
  }
}
