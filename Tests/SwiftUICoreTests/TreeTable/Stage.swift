import SwiftUITesting
import Testing

/// Plays a case: shows its view, does the steps, and holds what was said against what was expected.
@MainActor
final class Stage {
  let log = Log()
  private(set) var contentsOfLastStep = 0
  private let tested: Case
  private var shown: Screen?

  init(_ tested: Case) { self.tested = tested }

  var screen: Screen {
    guard let shown else { fatalError("\(tested.name): the first step is .shown.") }
    return shown
  }

  func show() { shown = tested.show() }

  func play(_ step: Step) async {
    step.act(self)
    if step.isLater { await settle(step.expected.count) }
    // The counts start over with each step; and the log of operations would hold what has gone.
    contentsOfLastStep = screen.contents
    screen.resetCounts()
    #expect(log.takeLines() == step.expected, "after: \(step.name)")
  }

  /// Lets tasks run until they have said so many lines.
  private func settle(_ count: Int) async {
    for turn in 0..<20_000 where log.lines.count < count {
      // Most come at once; what comes from other threads may take its time.
      if turn < 10_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      shown?.flush()
    }
  }

  func end() {
    shown?.close()
    _ = log.takeLines()
    shown = nil
  }
}

@MainActor
@Suite("Trees of views, step by step")
struct TreeTableTests {
  nonisolated static let cases =
    StateCases.all + TransactionCases.all + BindingCases.all + ObjectCases.all + ObservationCases.all
    + EnvironmentCases.all
    + LifecycleCases.all + IdentityCases.all + ForEachCases.all + PresentationCases.all + NavigationCases.all
    + PreferenceCases.all
    + ContainerCases.all
    + TimingCases.all + CompositionCases.all + ControlCases.all + RenewalCases.all + PageCases.all
    + ReachCases.all

  @Test("Which bodies run, in which order; who is told what; what is freed", arguments: cases)
  func plays(_ tested: Case) async {
    let log = await play(tested)
    #expect(log.leftovers.isEmpty, "not freed: \(log.leftovers)")
  }

  private func play(_ tested: Case) async -> Log {
    let nodes = Screen.liveNodes
    let stage = Stage(tested)
    await Log.$current.withValue(stage.log) {
      for step in tested.steps { await stage.play(step) }
      stage.end()
    }
    // While a case waits for its tasks, others come and go.
    if !tested.steps.contains(where: \.isLater) { #expect(Screen.liveNodes == nodes, "nodes are left") }
    return stage.log
  }
}
