import SwiftUI

private final class Palette: ObservableObject {
  @Published var red = 0.2
  @Published var green = 0.5
  @Published var blue = 0.9

  var color: Color { Color(red: red, green: green, blue: blue) }
}

struct ColorScene: View {
  @StateObject private var palette = Palette()
  @State private var showsSliders = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("ColorScene", evaluations: evaluations.next()) {
      palette.color.frame(width: 320, height: 120).cornerRadius(12)
      Button("Change the Colour…") { showsSliders = true }
    }
    .sheet(isPresented: $showsSliders) { ColorSliders(palette: palette) }
  }
}

private struct ColorSliders: View {
  @ObservedObject var palette: Palette
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Slider(value: $palette.red) { Text("Red") }
        Slider(value: $palette.green) { Text("Green") }
        Slider(value: $palette.blue) { Text("Blue") }
      }
      .navigationTitle("Colour")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 380, minHeight: 220)
  }
}
