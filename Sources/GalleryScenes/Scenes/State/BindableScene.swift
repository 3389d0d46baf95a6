import SwiftUI

/// Bindings to an object's properties: through the wrapper of its generation.
struct BindableScene: View {
  var body: some View {
    Generations {
      OldSettingsOwner()
    } new: {
      NewSettingsOwner()
    }
  }
}

// MARK: 2019

private final class OldSettings: ObservableObject {
  @Published var name = "Ann"
  @Published var volume = 0.5
}

private struct OldSettingsOwner: View {
  @StateObject private var settings = OldSettings()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Owner", evaluations: evaluations.next()) {
      OldSettingsForm(settings: settings)
      Text("\(settings.name), at \(settings.volume.formatted(.percent.precision(.fractionLength(0))))")
    }
  }
}

private struct OldSettingsForm: View {
  @ObservedObject var settings: OldSettings
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Form, @ObservedObject", evaluations: evaluations.next()) {
      TextField("Name", text: $settings.name)
      Slider(value: $settings.volume) { Text("Volume") }
    }
  }
}

// MARK: 2023

@Observable @MainActor
private final class NewSettings {
  var name = "Ann"
  var volume = 0.5
}

private struct NewSettingsOwner: View {
  @State private var settings = NewSettings()
  @State private var evaluations = Evaluations()

  var body: some View {
    // A view can make the bindings in its body as well.
    @Bindable var settings = settings
    Part("Owner, @Bindable in body", evaluations: evaluations.next()) {
      TextField("Name", text: $settings.name)
      NewVolume(settings: settings)
      Text("Hello, \(settings.name)")
    }
  }
}

private struct NewVolume: View {
  @Bindable var settings: NewSettings
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Volume, @Bindable", evaluations: evaluations.next()) {
      Slider(value: $settings.volume) { Text("Volume") }
      Text(settings.volume.formatted(.percent.precision(.fractionLength(0))))
    }
  }
}
