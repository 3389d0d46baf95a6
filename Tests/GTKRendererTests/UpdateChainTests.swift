import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Updates that cause one another without end are told, with the view's name; those that a timer or an animation causes are not.
final class UpdateChainTests: GTKTestCase {
  @MainActor
  private final class Work: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
    /// It ends, as the tests do.
    func more(_ isAsked: Bool = true) { if isAsked, isOn, count < 3000 { count += 1 } }
  }

  /// What is said while a view is on screen and its work is on, until it is done or what is awaited was said.
  @MainActor
  private static func said(
    _ renderer: GTKRenderer, by view: (Work) -> some View, until isDone: (Work, [String]) -> Bool
  ) -> [String] {
    let said = LockedValue<[String]>([])
    Diagnostics.listen { message in said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let work = Work()
    let screen = HostedScreen(renderer, view(work))
    work.isOn = true
    for _ in 0..<1000 where !isDone(work, said.withLock { $0 }) { faves_loop_run_for(10) }
    work.isOn = false
    screen.close()
    return said.withLock { $0 }.filter { $0.contains("causes the next one") }
  }

  private struct WritingBody: View {
    @ObservedObject var work: Work
    var body: some View {
      let _ = Task { work.more() }
      Text(verbatim: "\(work.count)")
    }
  }

  private struct WritingChange: View {
    @ObservedObject var work: Work
    @State private var seen = 0
    var body: some View {
      Text(verbatim: "\(seen)")
        .onChange(of: work.isOn) { seen += 1 }
        .onChange(of: seen) {
          DispatchQueue.main.async { MainActor.assumeIsolated { if work.isOn, seen < 3000 { seen += 1 } } }
        }
    }
  }

  func testWhatABodyOrAChangeHasWrittenEachTimeIsTold() throws {
    try onScreen { renderer in
      let body = Self.said(renderer, by: { WritingBody(work: $0) }, until: { _, said in !said.isEmpty })
      XCTAssertEqual(body.count, 1)
      XCTAssertTrue(body.first?.contains("WritingBody") == true, "\(body)")
      let change = Self.said(renderer, by: { WritingChange(work: $0) }, until: { _, said in !said.isEmpty })
      XCTAssertEqual(change.count, 1)
      XCTAssertTrue(change.first?.contains("WritingChange") == true, "\(change)")
    }
  }

  private struct Shown: View {
    @ObservedObject var work: Work
    var body: some View { Text(verbatim: "\(work.count)") }
  }

  /// As often as that the next update comes right after the last one.
  func testATimerIsNot() throws {
    try onScreen { renderer in
      var timer: (any DispatchSourceTimer)?
      let said = Self.said(renderer) { work in
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: .milliseconds(2))
        source.setEventHandler { MainActor.assumeIsolated { work.more() } }
        source.resume()
        timer = source
        return Shown(work: work)
      } until: { work, _ in
        work.count > 600
      }
      timer?.cancel()
      XCTAssertEqual(said, [])
    }
  }

  private struct Sleeping: View {
    @ObservedObject var work: Work
    var body: some View {
      Text(verbatim: "\(work.count)")
        .task(id: "\(work.count) \(work.isOn)") {
          try? await Task.sleep(for: .milliseconds(12))
          work.more()
        }
    }
  }

  func testATaskThatWaitsEachTimeIsNot() throws {
    try onScreen { renderer in
      let said = Self.said(renderer, by: { Sleeping(work: $0) }, until: { work, _ in work.count > 250 })
      XCTAssertEqual(said, [])
    }
  }

  private struct Animated: View {
    @ObservedObject var work: Work
    @State private var isThere = false
    var body: some View {
      VStack {
        TimelineView(.animation) { context in
          Color.red.frame(width: 20, height: 20)
            .onChange(of: context.date) { work.more() }
        }
        Text(verbatim: "\(work.count)").opacity(isThere ? 1 : 0.5)
          .onChange(of: work.isOn) {
            withAnimation(.linear(duration: 0.2).repeatForever()) { isThere = true }
          }
      }
    }
  }

  func testAnAnimationIsNot() throws {
    try onScreen { renderer in
      let said = Self.said(renderer, by: { Animated(work: $0) }, until: { work, _ in work.count > 250 })
      XCTAssertEqual(said, [])
    }
  }
}
