/// What a text was while it was typed, for undo: a step is a word typed, a run of deletions, or one larger change.
struct TextHistory {
  private(set) var text: String
  private var past: [String] = []
  private var future: [String] = []
  private var run: Run?
  /// The newest change, if it took characters away: what the text was before it, whether it belongs to the step before,
  /// and where it was.
  private var deletion: (before: String, isJoined: Bool, place: Int)?

  /// Typing that goes on belongs to the step it began with.
  private enum Run: Equatable {
    /// Characters were inserted up to this place; `inWord`: the last was none between words.
    case typing(end: Int, inWord: Bool)
    case deleting(at: Int)
  }

  /// Steps that are kept, and how long all of them may be together, in bytes.
  private static let mostSteps = 200
  private static let mostBytes = 1 << 20

  init(_ text: String) { self.text = text }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// A person made `new` of the text.
  /// - Parameter isSameInput: whether it comes of what changed it last, as when a selection is typed over: it goes, and what
  ///   takes its place follows. Both are one step.
  mutating func typed(_ new: String, isSameInput: Bool = false) {
    guard new != text else { return }
    let change = TextChange(from: text, to: new)
    let next = Self.run(of: change)
    let goesOn = continues(change, next)
    if isSameInput, let deletion, change.removed == 0, change.start == deletion.place {
      if deletion.isJoined { past.append(deletion.before) }
    } else if !goesOn {
      past.append(text)
    }
    deletion = change.inserted.isEmpty ? (text, goesOn, change.start) : nil
    run = next
    future = []
    text = new
    trim()
  }

  /// The program made something else of what was just typed, which stays the same step.
  mutating func corrected(_ new: String) {
    if new != text {
      run = nil
      deletion = nil
    }
    text = new
  }

  /// The program shows another text: there is nothing to take back in it.
  mutating func replaced(_ new: String) { self = TextHistory(new) }

  /// Takes a step back, or does it again; gives where the cursor belongs then, in characters. nil: there is none.
  mutating func undo() -> Int? { past.popLast().map { step(to: $0, keepingIn: \.future) } }
  mutating func redo() -> Int? { future.popLast().map { step(to: $0, keepingIn: \.past) } }

  private mutating func step(to other: String, keepingIn side: WritableKeyPath<Self, [String]>) -> Int {
    let change = TextChange(from: text, to: other)
    self[keyPath: side].append(text)
    text = other
    run = nil
    deletion = nil
    return change.start + change.inserted.count
  }

  private static func run(of change: TextChange) -> Run? {
    if change.removed == 0, change.inserted.count == 1 {
      return .typing(end: change.start + 1, inWord: !change.inserted[change.start].properties.isWhitespace)
    }
    return change.removed == 1 && change.inserted.isEmpty ? .deleting(at: change.start) : nil
  }

  private func continues(_ change: TextChange, _ next: Run?) -> Bool {
    switch (run, next) {
    case (.typing(let end, let wasInWord), .typing(_, let isInWord)):
      change.start == end && (wasInWord || !isInWord)
    // Backspace goes back, Delete stays.
    case (.deleting(let place), .deleting(let now)): now == place || now == place - 1
    default: false
    }
  }

  private mutating func trim() {
    var bytes = past.reduce(0) { $0 + $1.utf8.count }
    while past.count > Self.mostSteps || bytes > Self.mostBytes && past.count > 1 {
      bytes -= past.removeFirst().utf8.count
    }
  }
}

/// The part in which two texts differ, in characters as GTK counts them.
struct TextChange {
  let start: Int
  let removed: Int
  let inserted: ArraySlice<Unicode.Scalar>

  init(from old: String, to new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    start = prefix
    removed = old.count - prefix - suffix
    inserted = new[prefix..<new.count - suffix]
  }
}
