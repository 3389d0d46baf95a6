import Combine
import Queries
import SwiftUITesting

/// Hands on what it is asked, and counts that and the answers.
@MainActor
final class CountedSource: QuerySource {
  private let source: any QuerySource
  private var fetches = 0
  /// How many records were in each answer; -1 for a failure.
  private var answers: [Int] = []

  init(_ source: any QuerySource) { self.source = source }

  func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, of type: Result.Type,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    fetches += 1
    return try source.observe(description, of: type, beforeUpdate: beforeUpdate) { [weak self] result in
      self?.answers.append((try? result.get().count) ?? -1)
      answer(result)
    }
  }

  /// What was asked and answered since this was called last.
  fileprivate func take() -> (fetches: Int, answers: [Int]) {
    defer { (fetches, answers) = (0, []) }
    return (fetches, answers)
  }
}

/// What a fetch or a change of what it found has taken.
struct FetchCost: Equatable {
  var fetches = 0
  /// Records that were made of a database's rows.
  var read = 0
  /// How many records were in each answer.
  var answers: [Int] = []
  var evaluated: [String] = []
  /// Content closures of a `ForEach`.
  var contents = 0
  /// What was asked of the renderer.
  var operations: [String] = []
}

extension FetchCost {
  /// What was done since the screen's and the source's counts were last taken.
  @MainActor
  init(read: Int = 0, of source: CountedSource, on screen: Screen) {
    let asked = source.take()
    self.init(
      fetches: asked.fetches, read: read, answers: asked.answers, evaluated: screen.evaluated,
      contents: screen.contents, operations: screen.operations)
    screen.resetCounts()
  }
}
