import SwiftUI

/// A window with one label in it, as `CBench/programs/label.c` has it.
@main
struct BenchLabel: App {
  var body: some Scene {
    WindowGroup("Label") { Text("Hello, world") }
      .defaultSize(width: 400, height: 300)
  }
}
