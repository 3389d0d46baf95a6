import SwiftUICore
import SwiftUITesting
import Testing

/// Waits for what comes in a later turn of the main actor or from another thread; ten seconds at the most, however busy the
/// machine is.
@MainActor
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for turn in 0..<20_000 where !condition() {
    // Most comes at once.
    if turn < 10_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  #expect(condition(), "It did not happen.", sourceLocation: sourceLocation)
}
