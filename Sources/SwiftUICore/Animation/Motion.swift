/// A value on its way from what is shown to its target, by one animation or by several whose ways add up.
struct Motion<Value: VectorArithmetic> {
  /// One way, from its start to its end.
  private struct Way {
    var animation: Animation
    var length: Value
    /// nil: it begins with the next frame.
    var start: Double?
    var context: AnimationContext<Value>
    /// What waits for this way: told once it is done.
    var completions: [AnimationCompletion]
  }

  /// Where the ways that still run begin.
  private var base: Value
  private var ways: [Way] = []
  private(set) var target: Value
  private(set) var shown: Value

  init(at value: Value) {
    base = value
    target = value
    shown = value
  }

  var isAtRest: Bool { ways.isEmpty }

  /// Sends the value to `new` by the transaction's animation, from where it is now.
  mutating func go(
    to new: Value, in transaction: Transaction, at time: Double?, environment: EnvironmentValues
  ) {
    guard let animation = transaction.animation else { return stop(at: new) }
    transaction.completions.hold()
    let completions = transaction.completions
    // What never ends is replaced; what ends adds up with the new, unless the new takes it over.
    if ways.contains(where: { $0.animation.length == .infinity }) {
      letGo()
      base = shown
    } else if var last = ways.last, let start = last.start {
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.length, time: (time ?? latest ?? start) - start,
        context: &context)
      {
        ways.removeLast()
        last.length += new - target
        last.animation = animation
        last.context = context
        last.completions += completions
        ways.append(last)
        target = new
        return
      }
    }
    let length = new - (ways.isEmpty ? shown : target)
    if ways.isEmpty { base = shown }
    ways.append(
      Way(
        animation: animation, length: length, start: time,
        context: AnimationContext(state: AnimationState(), environment: environment), completions: completions
      ))
    target = new
  }

  /// The last frame's time.
  private var latest: Double?

  /// Moves on to `time`.
  mutating func move(to time: Double) {
    latest = time
    shown = base
    var index = 0
    while index < ways.count {
      let start = ways[index].start ?? time
      ways[index].start = start
      let elapsed = max(0, time - start)
      guard
        let way = ways[index].animation.animate(
          value: ways[index].length, time: elapsed, context: &ways[index].context)
      else {
        shown += ways[index].length
        base += ways[index].length
        ways.remove(at: index).completions.release()
        continue
      }
      shown += way
      if ways[index].context.isLogicallyComplete {
        let done = ways[index].completions.filter { $0.criteria == .logicallyComplete }
        ways[index].completions.removeAll { $0.criteria == .logicallyComplete }
        done.release()
      }
      index += 1
    }
    // Sums of differences miss by a rounding.
    if ways.isEmpty { shown = target }
  }

  /// Ends all movement, at `value`.
  mutating func stop(at value: Value) {
    letGo()
    base = value
    target = value
    shown = value
  }

  /// Ends all movement, at the target.
  mutating func finish() { stop(at: target) }

  private mutating func letGo() {
    let gone = ways
    ways = []
    for way in gone { way.completions.release() }
  }
}

/// Numbers that move each by itself: one may jump, or follow another animation, while the others go on.
@MainActor
struct Motions {
  private var motions: [Motion<Double>]

  init(at values: [Double]) { motions = values.map { Motion(at: $0) } }

  var isAtRest: Bool { motions.allSatisfy(\.isAtRest) }
  var shown: [Double] { motions.map(\.shown) }

  /// Sends those that are to be elsewhere on their way, or there at once if the transaction is nil.
  mutating func go(to values: [Double], in transaction: Transaction?, of node: Node) {
    for index in values.indices where values[index] != motions[index].target {
      if let transaction = node.graph.animator.watched(transaction) {
        motions[index].go(
          to: values[index], in: transaction, at: node.graph.animator.now, environment: node.environmentNow)
      } else {
        motions[index].stop(at: values[index])
      }
    }
  }

  mutating func jump(to values: [Double]) {
    for index in values.indices { motions[index].stop(at: values[index]) }
  }
  mutating func move(to time: Double) {
    for index in motions.indices where !motions[index].isAtRest { motions[index].move(to: time) }
  }
  mutating func finish() { for index in motions.indices { motions[index].finish() } }
}
