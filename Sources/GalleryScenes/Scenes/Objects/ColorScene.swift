import SwiftUI

private final class Palette: ObservableObject {
  struct Shade {
    var red, green, blue: Double
    var color: Color { Color(red: red, green: green, blue: blue) }
  }

  @Published var sky = Shade(red: 0.2, green: 0.5, blue: 0.9)
  @Published var ground = Shade(red: 0.3, green: 0.6, blue: 0.3)
}

/// Six sliders in a sheet repaint the scene behind it.
struct ColorScene: View {
  @StateObject private var palette = Palette()
  @State private var showsSliders = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("ColorScene", evaluations: evaluations.next()) {
      Landscape(palette: palette)
      Button("Change the Colours…") { showsSliders = true }
    }
    .sheet(isPresented: $showsSliders) { ColorSliders(palette: palette) }
  }
}

private struct Landscape: View {
  @ObservedObject var palette: Palette
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Landscape, @ObservedObject", evaluations: evaluations.next()) {
      VStack(spacing: 0) {
        palette.sky.color.frame(width: 320, height: 90)
        palette.ground.color.frame(width: 320, height: 50)
      }
      .cornerRadius(12)
    }
  }
}

private struct ColorSliders: View {
  @ObservedObject var palette: Palette
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Sky") { ShadeSliders(name: "sky", shade: $palette.sky) }
        Section("Ground") { ShadeSliders(name: "ground", shade: $palette.ground) }
      }
      .navigationTitle("Colours")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 400, minHeight: 420)
  }
}

private struct ShadeSliders: View {
  let name: String
  @Binding var shade: Palette.Shade

  var body: some View {
    Slider(value: $shade.red) { Text("Red of the \(name)") }
    Slider(value: $shade.green) { Text("Green of the \(name)") }
    Slider(value: $shade.blue) { Text("Blue of the \(name)") }
  }
}
