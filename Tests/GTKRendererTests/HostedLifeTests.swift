import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func serveMainQueue(_ message: UnsafeMutableRawPointer?)

/// A view in a window that a program opened by hand, while that waits somewhere else than in GLib's loop.
final class HostedLifeTests: GTKTestCase {
  @MainActor private static func texts(_ renderer: GTKRenderer) -> [String] {
    guard let window = renderer.presented.last as? WindowWidget else { return [] }
    return parts(of: window.native, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
  }

  private struct Late: View {
    @State private var steps: [String] = []
    var body: some View {
      Text(steps.joined(separator: " "))
        .onAppear { steps.append("appeared") }
        .task {
          try? await Task.sleep(for: .milliseconds(5))
          steps.append("task")
        }
        .onReceive(Timer.publish(every: 0.005, on: .main, in: .common).autoconnect().first()) { _ in
          steps.append("timer")
        }
    }
  }

  func testAHostedViewLivesWhileTheProgramWaitsInARunLoop() throws {
    try checkLife { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
  }

  func testAHostedViewLivesWhileTheProgramAwaitsAndHasNoLoop() throws {
    try checkLife {
      usleep(2_000)
      serveMainQueue(nil)
    }
  }

  private func checkLife(_ wait: @escaping @MainActor () -> Void) throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      renderer.liveInRunLoops()
      defer { RunLoopPump.stop() }
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIHostingController(rootView: Late())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.layoutIfNeeded()
      XCTAssertTrue(Self.texts(renderer).contains("appeared"))
      let all: Set<Substring> = ["appeared", "task", "timer"]
      @MainActor func isDone() -> Bool {
        Self.texts(renderer).contains { Set($0.split(separator: " ")) == all }
      }
      let end = Date(timeIntervalSinceNow: 5)
      while !isDone(), Date() < end { wait() }
      XCTAssertTrue(isDone(), "\(Self.texts(renderer))")
      window.close()
    }
  }
}
