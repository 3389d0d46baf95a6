import SwiftUI

/// Windows of one program: each has states of its own, and all see what they share.
struct WindowScene: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @State private var evaluations = Evaluations()
  @State private var note = 1

  var body: some View {
    Part("WindowScene", evaluations: evaluations.next()) {
      Stepper("Note \(note)", value: $note, in: 1...9)
      Button("Open Note \(note)") { openWindow(id: "note", value: note) }
        .disabled(!supportsMultipleWindows)
      Button("Open the Counter") { openWindow(id: "counter") }
    }
  }
}

/// A window for a value: asked for once more, the one that is there comes to the front.
struct NoteWindow: View {
  @Binding var number: Int?
  @State private var text = ""
  @AppStorage("gallery.greeting") private var greeting = "Hello"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Note \(number ?? 0)").font(.title2)
      TextField("A state of this window", text: $text)
      TextField("What all windows share", text: $greeting)
      Button("Close") { dismiss() }
    }
    .padding(24)
    .frame(minWidth: 320)
  }
}

struct CounterWindow: View {
  @State private var count = 0

  var body: some View {
    Button("Pressed \(count) times") { count += 1 }.padding(40)
  }
}
