import SwiftUI

@Observable @MainActor
private final class Weather {
  var degrees = 18
  var refreshed: Date?

  func refresh() async {
    try? await Task.sleep(for: .milliseconds(300))
    degrees = Int.random(in: -5...35)
    refreshed = .now
  }
}

@Observable @MainActor
private final class Visits {
  var count = 0
}

/// Two stores from the environment, each in the views that read it.
struct StoresScene: View {
  @State private var weather = Weather()
  @State private var visits = Visits()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("StoresScene, owns both", evaluations: evaluations.next()) {
      WeatherView()
      VisitsView(visits: visits)
      Together()
      Alone()
    }
    .environment(weather)
    .environment(visits)
  }
}

private struct WeatherView: View {
  @Environment(Weather.self) private var weather
  @State private var evaluations = Evaluations()
  @State private var isRefreshing = false

  var body: some View {
    Part("WeatherView, @Environment(Weather.self)", evaluations: evaluations.next()) {
      HStack {
        Text("\(weather.degrees) °C")
        Button("Refresh") { isRefreshing = true }.disabled(isRefreshing)
      }
      Text(
        weather.refreshed.map { "Last refresh \($0.formatted(date: .omitted, time: .standard))" }
          ?? "Never refreshed")
    }
    .task(id: isRefreshing) {
      guard isRefreshing else { return }
      await weather.refresh()
      isRefreshing = false
    }
  }
}

private struct VisitsView: View {
  @Bindable var visits: Visits
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("VisitsView, @Bindable", evaluations: evaluations.next()) {
      Stepper("Visits: \(visits.count)", value: $visits.count)
    }
  }
}

private struct Together: View {
  @Environment(Weather.self) private var weather
  @Environment(Visits.self) private var visits
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Together, reads both", evaluations: evaluations.next()) {
      Text("\(visits.count) visits at \(weather.degrees) °C")
    }
  }
}

private struct Alone: View {
  @Environment(Weather.self) private var weather: Weather?
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Alone, has one and reads nothing of it", evaluations: evaluations.next()) {
      Text(weather == nil ? "No weather" : "There is some weather")
    }
  }
}
