import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class MainLoopTests: GTKTestCase {
  func testDispatchTasksAndTimersRunInTheLoop() throws {
    try onScreen { renderer in
      let log = Log()
      DispatchQueue.main.async { MainActor.assumeIsolated { log.add("queue") } }
      Task { @MainActor in
        log.add("task")
        try? await Task.sleep(for: .milliseconds(20))
        log.add("slept")
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
        MainActor.assumeIsolated { log.add("timer") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { MainActor.assumeIsolated { renderer.quit() } }
      renderer.run()
      timer.invalidate()
      XCTAssertEqual(Set(log.entries), ["queue", "task", "slept", "timer"])
    }
  }

  func testAFlushComesOnceForManyRequests() throws {
    try onScreen { renderer in
      var flushes = 0
      renderer.flush = { flushes += 1 }
      for _ in 0..<10 { renderer.requestFlush() }
      XCTAssertEqual(flushes, 0)
      settle()
      XCTAssertEqual(flushes, 1)
    }
  }

  func testRunEndsWithTheLastWindow() throws {
    try onScreen { renderer in
      let first = TestWindow(renderer).show(renderer.text("1"))
      let second = TestWindow(renderer).show(renderer.text("2"))
      let log = Log()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          renderer.dismiss(first.widget)
          log.add("first")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        MainActor.assumeIsolated {
          log.add("second")
          renderer.dismiss(second.widget)
        }
      }
      renderer.run()
      XCTAssertEqual(log.entries, ["first", "second"])
    }
  }

  /// Tabs, a header bar with buttons, a list and a form: what an app shows while nobody touches it.
  private struct Screen: View {
    @State private var name = "Madison Thompson"
    @State private var isFavourite = true
    @State private var rating = 3.5
    var body: some View {
      TabView {
        NavigationStack {
          HStack {
            List {
              Section("Favourites") { ForEach(0..<5, id: \.self) { Text("Favourite \($0)") } }
              Section("All") {
                ForEach(0..<500, id: \.self) { id in NavigationLink("Person \(id)") { Text("\(id)") } }
              }
            }
            Form {
              Section("Person") {
                TextField("Name", text: $name)
                Toggle("Favourite", isOn: $isFavourite)
                Slider(value: $rating, in: 0...5) { Text("Rating") }
                Link("Mail", destination: URL(string: "mailto:madison@gale.example")!)
              }
            }
          }
          .navigationTitle("Contacts")
          .toolbar {
            Button {
            } label: {
              Image(systemName: "plus")
            }
            .help("Add")
          }
        }
        .tabItem { Label("Contacts", systemImage: "person.2") }
        Text("Films").tabItem { Label("Fave Flicks", systemImage: "film") }
      }
    }
  }

  func testAWaitIsNotWokenByTheEndOfTheOneBefore() throws {
    try onScreen { _ in
      faves_loop_count_wakeups()
      settle(100)
      let wakeups = (0..<8).map { _ in
        let before = faves_loop_counts().wakeups
        faves_loop_run_for(30)
        return faves_loop_counts().wakeups - before
      }
      // The desktop may say something now and then. The first wait comes after no other.
      XCTAssertEqual(wakeups.dropFirst().min(), 1, "\(wakeups)")
    }
  }

  func testNothingWakesAnIdleProgram() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Screen())
      // The cursor of a text field would blink.
      gtk_window_set_focus(cast(screen.window), nil)
      settle(2000)
      faves_loop_count_wakeups()
      let bodies = screen.graph.counts.bodies
      var least = UInt64.max
      // The desktop may say something once, as a bus or a window manager does. What we did would come again and again.
      for _ in 0..<3 where least > 1 {
        let before = faves_loop_counts()
        faves_loop_run_for(3000)
        let after = faves_loop_counts()
        least = min(least, after.wakeups - before.wakeups)
        XCTAssertEqual(after.flushes, before.flushes)
        XCTAssertEqual(after.timers, before.timers)
      }
      XCTAssertEqual(least, 1, "The end of the waiting is one")
      XCTAssertEqual(screen.graph.counts.bodies, bodies)
      screen.close()
    }
  }

  private struct Restless: View {
    var body: some View {
      VStack {
        Text("phases").phaseAnimator([0.2, 1]) {
          $0.opacity($1)
        } animation: { _ in
          .linear(duration: 0.1)
        }
        Text("frames").keyframeAnimator(initialValue: 0.2, repeating: true) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.1)
          LinearKeyframe(0.2, duration: 0.1)
        }
      }
    }
  }

  func testWhatRepeatsEndsWithItsWindow() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Restless())
      settle(300)
      let labels = screen.all("FavesLabel")
      var seen = labels.map { _ in Set<Double>() }
      for _ in 0..<20 {
        faves_loop_run_for(20)
        for (place, label) in labels.enumerated() { seen[place].insert(gtk_widget_get_opacity(label)) }
      }
      XCTAssertTrue(seen.count == 2 && seen.allSatisfy { $0.count > 3 }, "they go on by themselves: \(seen)")
      screen.close()
      settle(300)
      faves_loop_count_wakeups()
      let bodies = screen.graph.counts.bodies
      var least = UInt64.max
      for _ in 0..<3 where least > 1 {
        let before = faves_loop_counts()
        faves_loop_run_for(1000)
        let after = faves_loop_counts()
        least = min(least, after.wakeups - before.wakeups)
        XCTAssertEqual(after.flushes, before.flushes)
      }
      XCTAssertEqual(least, 1, "The end of the waiting is one")
      XCTAssertEqual(screen.graph.counts.bodies, bodies)
    }
  }

  @MainActor
  private final class Log {
    private(set) var entries: [String] = []
    nonisolated init() {}
    func add(_ entry: String) { entries.append(entry) }
  }
}
