import SwiftUI

/// Controls of a value, and what shows one.
struct ValueScene: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var level = 0.4

  var body: some View {
    Form {
      Section("Toggles") {
        Toggle("Automatic", isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      Section("Numbers") {
        Stepper("Count: \(count)", value: $count, in: 0...10)
        LabeledContent("Slider") { Slider(value: $level) { Text("Slider") } }
        Slider(value: $level, in: 0...1, step: 0.25) {
          Text("In quarters")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        LabeledContent("Its value", value: level, format: .percent.precision(.fractionLength(0)))
      }
      Section("Shown") {
        ProgressView("Progress", value: level)
        ProgressView("Busy")
        Gauge(value: level) {
          Text("Gauge")
        } currentValueLabel: {
          Text(level, format: .percent.precision(.fractionLength(0)))
        }
        Gauge(value: level) { Text("Circle") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }
}
