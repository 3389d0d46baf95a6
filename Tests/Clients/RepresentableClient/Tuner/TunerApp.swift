import Observation
import SwiftUI

@MainActor
@Observable
final class Tuner {
  var frequency = 440.0
  var isOn = false
  var station = "A"
  var notes = ""
  private(set) var history: [Double] = []

  func tune(to frequency: Double) {
    self.frequency = frequency
    history.append(frequency)
  }

  /// Looks for a station, off the main actor.
  func scan() async {
    let found = await Stations().nearest(to: frequency)
    tune(to: found)
  }
}

actor Stations {
  func nearest(to frequency: Double) -> Double { (frequency / 10).rounded() * 10 }
}

@main
struct TunerApp: App {
  @State private var tuner = Tuner()

  var body: some Scene {
    WindowGroup { TunerView().environment(tuner) }
  }
}

struct TunerView: View {
  @Environment(Tuner.self) private var tuner

  var body: some View {
    @Bindable var tuner = tuner
    Form {
      Dial(value: $tuner.frequency, range: 400...480)
      PowerSwitch(isOn: $tuner.isOn)
      StationPicker(station: $tuner.station) { name in
        tuner.notes += "\(name)\n"
      }
      .frame(height: 80)
      NotesView(text: $tuner.notes)
        .frame(minHeight: 80)
      Progress(fraction: (tuner.frequency - 400) / 80)
      Text(tuner.frequency, format: .number)
    }
    .task(id: tuner.isOn) { if tuner.isOn { await tuner.scan() } }
  }
}

#Preview { TunerView().environment(Tuner()) }
