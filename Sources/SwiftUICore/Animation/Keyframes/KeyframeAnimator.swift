/// A view of a value that goes along keyframes, by itself or each time another value changes.
///
/// Where the desktop has animations off, the value stays as it is at first, and goes to its end at once when it is set off.
/// What goes round begins as soon as the desktop has animations on, and is back at its beginning once they are off.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content> {
  let initialValue: Value
  /// What sets it off; nil: nothing does.
  let trigger: (any Equatable)?
  /// Whether it goes round by itself; where not, and nothing sets it off, the value stays as it is at first.
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator where Content: View {
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: trigger, repeats: false, content: content, keyframes: keyframes)
  }
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View, PrimitiveView where Content: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> KeyframeNode<Value, KeyframePath, Content> {
    KeyframeNode(view, under: parent)
  }
  static func patch(_ node: KeyframeNode<Value, KeyframePath, Content>, with view: Self) {
    node.patch(with: view)
  }
}

/// The node of a keyframe animator.
final class KeyframeNode<Value, Path: Keyframes<Value>, Content: View>: SingleChildNode, DataNode {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var shown: Value
  private weak var movement: KeyframeMovement?
  /// Whether it is to go round by itself now.
  private var goesRound = false

  override var knownName: String? { "KeyframeAnimator" }

  init(_ view: KeyframeAnimator<Value, Path, Content>, under parent: Node) {
    self.view = view
    shown = view.initialValue
    super.init(under: parent)
    child = Content._makeNode(content(), under: self)
    if goesRound { goRound() }
  }

  private func content() -> Content {
    reading {
      let wentRound = goesRound
      goesRound = view.repeats && graph.animator.mayGoOn(self)
      if wentRound, !goesRound, view.trigger == nil {
        movement?.stop()
        shown = view.initialValue
      }
      return view.content(shown)
    }
  }

  func patch(with new: KeyframeAnimator<Value, Path, Content>) {
    let isSetOff = new.trigger.map { trigger in !Self.areEqual(trigger, view.trigger) } ?? false
    view = new
    if isSetOff { run() }
    update()
  }

  private static func areEqual<A: Equatable>(_ a: A, _ b: (any Equatable)?) -> Bool { a == b as? A }

  private var timeline: KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: shown, view.keyframes(shown))
  }

  /// Sends the value on its way, from where it is now.
  private func run() {
    let timeline = timeline
    guard graph.animator.mayAnimate(self) else {
      movement?.stop()
      shown = timeline.value(time: timeline.duration)
      return
    }
    move(along: timeline)
  }

  /// Sends the value round, unless it is on its way. A way that takes no time is none.
  private func goRound() {
    guard movement?.isOver ?? true else { return }
    let timeline = timeline
    if timeline.duration > 0 { move(along: timeline) }
  }

  private func move(along timeline: KeyframeTimeline<Value>) {
    // One that is on its way ends where it is.
    movement?.stop()
    let new = KeyframeMovement(
      self, timeline.duration, repeats: view.repeats,
      show: { [weak self] time in self?.show(timeline.value(time: time)) })
    movement = new
    graph.animator.keep(new, of: self)
  }

  private func show(_ value: Value) {
    shown = value
    markDirty()
  }

  override func update() {
    Content._patch(child!, with: content())
    if goesRound { goRound() }
  }

  // Its data are no field of a view.
  func withData(_ body: (UnsafeMutableRawPointer) -> Void) {}
  func dataMoved() { markDirty() }
}

/// The time of a keyframe animator, frame by frame.
final class KeyframeMovement: DataMovement {
  private let duration: Double
  private let repeats: Bool
  private let showTime: (Double) -> Void
  private var start: Double?
  private var isDone = false

  init(_ node: any DataNode, _ duration: Double, repeats: Bool, show: @escaping (Double) -> Void) {
    self.duration = duration
    self.repeats = repeats && duration > 0
    showTime = show
    super.init(node)
  }

  override var isOver: Bool { isDone || !isAlive }

  /// Ends it where it is.
  func stop() { isDone = true }

  override func move(to time: Double) {
    guard !isDone else { return }
    let begin = start ?? time
    start = begin
    let elapsed = max(0, time - begin)
    if elapsed < duration { return showTime(elapsed) }
    if repeats { return showTime(elapsed.truncatingRemainder(dividingBy: duration)) }
    finish()
  }

  override func finish() {
    guard !isDone else { return }
    isDone = true
    showTime(repeats ? 0 : duration)
  }
}

extension View {
  /// Shows this view as `content` makes it of a value that goes along keyframes again and again, while `repeating` is true.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PartialTransactionView(content: self) { view in
      KeyframeAnimator(
        initialValue: initialValue, trigger: nil, repeats: repeating, content: { content(view, $0) },
        keyframes: keyframes)
    }
  }
  /// Sends the value along its keyframes each time `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PartialTransactionView(content: self) { view in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, repeats: false, content: { content(view, $0) },
        keyframes: keyframes)
    }
  }
}
