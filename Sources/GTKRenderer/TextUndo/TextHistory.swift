import SwiftUICore

/// What a text was while it was typed, for undo: a step is a word typed, a run of deletions, or one larger change.
struct TextHistory {
  /// A text, and what it looked like where its pieces have looks.
  private struct Step {
    var text: String
    var looks: TextMemory?
    /// Where the change begins that leads on from it, in characters.
    var place = Int.max
  }
  private var now: Step
  var text: String { now.text }
  var looks: TextMemory? { now.looks }
  private var past: [Step] = []
  private var future: [Step] = []
  private var run: Run?
  /// The newest change, if it took characters away: what the text was before it, whether it belongs to the step before,
  /// and where it was.
  private var deletion: (before: Step, isJoined: Bool, place: Int)?

  /// Typing that goes on belongs to the step it began with.
  private enum Run: Equatable {
    /// Characters were inserted up to this place; `inWord`: the last was none between words.
    case typing(end: Int, inWord: Bool)
    case deleting(at: Int)
  }

  /// Steps that are kept, and how long all of them may be together, in bytes.
  private static let mostSteps = 200
  private static let mostBytes = 1 << 20

  init(_ text: String) { now = Step(text: text) }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// A person made `new` of the text.
  /// - Parameter isSameInput: whether it comes of what changed it last, as when a selection is typed over: it goes, and what
  ///   takes its place follows. Both are one step.
  /// - Parameter known: what was changed, where that is known.
  /// - Parameter place: else where the change begins by what is known of the cursor, in characters.
  /// - Parameter looks: those of the text of before, if it has any.
  mutating func typed(
    _ new: String, isSameInput: Bool = false, _ known: TextReplacement? = nil, near place: Int = .max,
    looks: TextMemory? = nil
  ) {
    guard new != text else { return }
    let change = known ?? TextReplacement(from: text, to: new, near: place)
    now.looks = looks
    let next = Self.run(of: change)
    let goesOn = continues(change, next)
    if isSameInput, let deletion, change.removed == 0, change.start == deletion.place {
      if deletion.isJoined { past.append(deletion.before) }
    } else if !goesOn {
      past.append(now)
    }
    if let last = past.indices.last {
      past[last].place = goesOn ? min(past[last].place, change.start) : change.start
    }
    deletion = change.inserted.isEmpty ? (now, goesOn, change.start) : nil
    run = next
    future = []
    now = Step(text: new)
    trim()
  }

  /// The program made something else of what was just typed, which stays the same step; none where that is what was there
  /// before, as behind the end of a text that may be only so long.
  mutating func corrected(_ new: String) {
    if new != text {
      run = nil
      deletion = nil
    }
    now.text = new
    if past.last?.text == new { past.removeLast() }
  }

  /// The program shows another text: there is nothing to take back in it.
  mutating func replaced(_ new: String) { self = TextHistory(new) }

  /// Takes a step back, or does it again; gives where the cursor belongs then, in characters. nil: there is none.
  /// - Parameter looks: those of the text as it is now.
  mutating func undo(looks: TextMemory? = nil) -> Int? {
    past.popLast().map { step(to: $0, keepingIn: \.future, looks) }
  }
  mutating func redo(looks: TextMemory? = nil) -> Int? {
    future.popLast().map { step(to: $0, keepingIn: \.past, looks) }
  }

  private mutating func step(
    to other: Step, keepingIn side: WritableKeyPath<Self, [Step]>, _ looks: TextMemory?
  ) -> Int {
    let change = TextReplacement(from: text, to: other.text, near: other.place)
    self[keyPath: side].append(Step(text: text, looks: looks, place: other.place))
    now = other
    run = nil
    deletion = nil
    return change.start + change.inserted.unicodeScalars.count
  }

  private static func run(of change: TextReplacement) -> Run? {
    let inserted = change.inserted.unicodeScalars
    if change.removed == 0, let first = inserted.first, inserted.dropFirst().isEmpty {
      return .typing(end: change.start + 1, inWord: !first.properties.isWhitespace)
    }
    return change.removed == 1 && change.inserted.isEmpty ? .deleting(at: change.start) : nil
  }

  private func continues(_ change: TextReplacement, _ next: Run?) -> Bool {
    switch (run, next) {
    case (.typing(let end, let wasInWord), .typing(_, let isInWord)):
      change.start == end && (wasInWord || !isInWord)
    // Backspace goes back, Delete stays.
    case (.deleting(let place), .deleting(let now)): now == place || now == place - 1
    default: false
    }
  }

  private mutating func trim() {
    var bytes = past.reduce(0) { $0 + $1.text.utf8.count }
    while past.count > Self.mostSteps || bytes > Self.mostBytes && past.count > 1 {
      bytes -= past.removeFirst().text.utf8.count
    }
  }
}
