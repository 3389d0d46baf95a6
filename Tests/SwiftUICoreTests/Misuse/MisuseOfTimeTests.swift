import SwiftUITesting
import Testing

/// Pictures that do not come, and tasks that never end.
extension MisuseTests {
  @Test(
    "A picture that cannot be loaded is told once, with its place and the reason; the view sees the error")
  func pictureThatIsMissing() async {
    let file = FileManager.default.temporaryDirectory.appending(path: "no-\(UUID()).png")
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) {
      let screen = Screen {
        AsyncImage(url: file) { phase in
          if phase.error != nil { Text("failed") } else { Text("waits") }
        }
      }
      await eventually {
        screen.flush()
        return screen.texts == ["failed"]
      }
      screen.close()
    }
    // Other tests run meanwhile.
    let said = messages.withLock { $0.filter { $0.contains(file.lastPathComponent) } }
    #expect(said.count == 1, "\(said)")
    #expect(said.first?.hasPrefix("AsyncImage: \(file.path) cannot be loaded: ") == true, "\(said)")
    // The reason is Foundation's, in words.
    #expect((said.first?.split(separator: ":").last?.count ?? 0) > 10, "\(said)")
  }

  struct Restarting: View {
    let isEndless: Bool
    let ran: () -> Void
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").task(id: count) {
        ran()
        if isEndless || count < 900 { count += 1 }
      }
    }
  }

  /// Runs the task until it has been started anew often enough to be told, or has stopped.
  private static func run(isEndless: Bool) async {
    var runs = 0
    let screen = Screen { Restarting(isEndless: isEndless) { runs += 1 } }
    await eventually {
      screen.flush()
      return runs > (isEndless ? 3_000 : 900)
    }
    screen.close()
  }

  // In processes of their own: other tests have the main actor meanwhile.
  @Test("A task that changes its own id without end is told, with its view")
  func taskWithoutEnd() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MisuseTests.run(isEndless: true)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A task(id:) of Restarting was started anew 1000 times"), "\(message)")
  }

  @Test("A task that changes its own id and comes to an end is not")
  func taskWithAnEnd() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MisuseTests.run(isEndless: false)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!message.contains("was started anew"), "\(message)")
  }
}
