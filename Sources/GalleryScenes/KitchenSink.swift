import SwiftUI

#Preview("Kitchen sink", traits: .sizeThatFitsLayout) { KitchenSink() }

/// Every control there is, in one window: for pictures of all of them together, and for what assistive tools are told.
struct KitchenSink: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 18) {
        SinkButtons()
        SinkShown()
      }
      .frame(minWidth: 300).fixedSize(horizontal: true, vertical: false)
      VStack(alignment: .leading, spacing: 18) {
        SinkValues()
        SinkTexts()
      }
      .frame(minWidth: 320).fixedSize(horizontal: true, vertical: false)
      SinkChoices().frame(minWidth: 320).fixedSize(horizontal: true, vertical: false)
      SinkDates().frame(minWidth: 320).fixedSize(horizontal: true, vertical: false)
    }
    .padding(24)
    .environment(\.timeZone, .gmt)
  }
}

private struct SinkButtons: View {
  @State private var count = 0

  var body: some View {
    GroupBox("Buttons") {
      VStack(alignment: .leading) {
        HStack {
          Button("Automatic") { count += 1 }
          Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
          Button("Plain") { count += 1 }.buttonStyle(.plain)
        }
        HStack {
          Button("Delete", role: .destructive) { count += 1 }
          Button("Disabled") {}.disabled(true)
          Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
        }
        HStack {
          Menu("Menu") {
            Button("First") { count = 1 }
            Button("Second") { count = 2 }
          }
          Link("A link", destination: URL(string: "https://example.org")!)
        }
        HStack {
          PasteButton(payloadType: String.self) { count += $0.count }
          ShareLink(item: URL(string: "https://example.org")!)
          Button("With a menu") { count += 1 }
            .contextMenu { Button("Twenty") { count = 20 } }
        }
        HStack {
          ControlGroup {
            Button("Less") { count -= 1 }
            Button("More") { count += 1 }
          }
          RenameButton().renameAction { count = 30 }
        }
        Text("Pressed \(count) times").foregroundStyle(.secondary)
          .accessibilityAction(named: "Reset") { count = 0 }
          .accessibilityAdjustableAction { count += $0 == .increment ? 10 : -10 }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct SinkShown: View {
  @State private var isOpen = true

  var body: some View {
    GroupBox("Shown") {
      VStack(alignment: .leading) {
        Label("A label", systemImage: "star.fill")
        ProgressView("Progress", value: 0.4)
        ProgressView("Busy")
        Gauge(value: 0.6) { Text("Gauge") }
        HStack(spacing: 18) {
          ProgressView(value: 0.4) { Text("Ring") }.progressViewStyle(.circular)
          Gauge(value: 0.6) { Text("Dial") }.gaugeStyle(.accessoryCircular)
          AsyncImage(url: LoadedPicture.file) {
            $0.accessibilityLabel("Hills")
          } placeholder: {
            Color.clear
          }
          .frame(width: 48, height: 32)
        }
        LabeledContent("Labeled", value: "content")
        DisclosureGroup("Disclosure", isExpanded: $isOpen) {
          Text("What is inside").frame(maxWidth: .infinity, alignment: .leading)
        }
        Divider()
        HStack {
          Image(systemName: "heart.fill").foregroundStyle(.red).imageScale(.large)
          Circle().fill(.blue).frame(width: 24, height: 24)
          RoundedRectangle(cornerRadius: 6).stroke(.green, lineWidth: 3).frame(width: 40, height: 24)
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .yellow, .blue, .green]
          )
          .frame(width: 40, height: 24).clipShape(Capsule())
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct SinkValues: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var level = 0.4

  var body: some View {
    GroupBox("Values") {
      VStack(alignment: .leading) {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Pressed in", isOn: $isOn).toggleStyle(.button)
        Stepper("Count: \(count)", value: $count, in: 0...10)
        Slider(value: $level) { Text("Level") }
        Slider(value: $level, in: 0...1, step: 0.25) {
          Text("In quarters")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
      }
    }
  }
}

private struct SinkTexts: View {
  @State private var name = "Ann"
  @State private var empty = ""
  @State private var secret = ""
  @State private var amount = 12.5
  @State private var growing = "Lines that are added"
  @State private var note = "Several lines\nof a note"

  var body: some View {
    GroupBox("Text entry") {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        TextField("Empty", text: $empty, prompt: Text("A prompt"))
        SecureField("Password", text: $secret)
        TextField("Amount", value: $amount, format: .number)
        TextField("Disabled field", text: $name).disabled(true)
        TextField("Growing", text: $growing, axis: .vertical).lineLimit(1...3)
        TextEditor(text: $note).frame(minHeight: 70).accessibilityLabel("Note")
      }
    }
  }
}

private struct SinkChoices: View {
  private enum Cup: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }
  @State private var cup = Cup.medium
  @State private var color = Color.orange

  var body: some View {
    GroupBox("Choices") {
      VStack(alignment: .leading) {
        picker("Menu of cups").pickerStyle(.menu)
        picker("Cups on a page").pickerStyle(.navigationLink)
        picker("Cups beside each other").pickerStyle(.segmented).labelsHidden()
        picker("Palette of cups").pickerStyle(.palette).labelsHidden()
        picker("Wheel").pickerStyle(.wheel)
        picker("Radio").pickerStyle(.radioGroup)
        picker("Inline").pickerStyle(.inline)
        ColorPicker("Colour", selection: $color)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func picker(_ name: String) -> some View {
    Picker(name, selection: $cup) {
      ForEach(Cup.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}

private struct SinkDates: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    GroupBox("Dates") {
      VStack(alignment: .leading) {
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Compact", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Field", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        DatePicker("Steps", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(
          .stepperField)
        DatePicker("Wheels", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
