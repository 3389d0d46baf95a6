/// A text that becomes another: the old one fades out, then the new one in. What is around it moves meanwhile.
final class TextFade: DescriptionMovement {
  private var old: TextDescription
  private var target: TextDescription
  private var motion = Motions(at: [0])
  private var numbers: DescriptionNumbers<TextDescription>
  private let showDescription: (any Description) -> Void

  /// Fades from `old` to `new`; false: they are not texts of which one fades into the other.
  static func begin(
    _ old: any Description, to new: any Description, of node: Node, in transaction: Transaction,
    show: @escaping (any Description) -> Void
  ) -> Bool {
    guard let old = old as? TextDescription, let new = new as? TextDescription, transaction.animation != nil
    else { return false }
    guard new.fadesChanges, old.text != new.text else {
      return (new.surrounds != nil || old.wholeColor != new.wholeColor)
        && DescriptionMovement.begin(old, to: new, of: node, in: transaction, show: show)
    }
    let fade = TextFade(old, to: new, of: node, show: show)
    fade.start(in: transaction)
    return !fade.isOver
  }

  private init(
    _ old: TextDescription, to target: TextDescription, of node: Node,
    show: @escaping (any Description) -> Void
  ) {
    self.old = old
    self.target = target
    numbers = DescriptionNumbers(old, of: node)
    showDescription = show
    super.init(node)
  }

  override var isOver: Bool { !isAlive || motion.isAtRest && numbers.isAtRest }

  private func start(in transaction: Transaction?) {
    guard let node else { return }
    motion.go(to: [1], in: transaction, of: node)
    numbers.go(to: target, in: transaction, of: node)
    node.graph.animator.keep(self, of: node)
    show()
  }

  override func take(_ new: any Description, in transaction: Transaction?) {
    guard let node, let new = new as? TextDescription else { return }
    let isOther = new.text != target.text
    // What is half seen goes before the new one comes.
    if isOther, share >= 0.5 {
      old = target
      motion.jump(to: [1 - share])
    }
    target = new
    if isOther, transaction == nil { motion.jump(to: [1]) }
    if isOther { return start(in: transaction) }
    numbers.go(to: new, in: transaction, of: node)
    show()
  }

  override func move(to time: Double) {
    motion.move(to: time)
    numbers.move(to: time)
    show()
  }

  override func finish() {
    motion.finish()
    numbers.finish()
    show()
  }

  /// How far it is on its way, from 0 to 1.
  private var share: Double { motion.isAtRest ? 1 : min(max(motion.shown[0], 0), 1) }

  private func show() {
    guard isAlive else {
      numbers.finish()
      return motion.finish()
    }
    var shown = target
    numbers.show(in: &shown)
    let share = share
    if share < 1 {
      let seen = share < 0.5 ? old : target
      shown.fading = TextDescription.Fading(
        text: seen.text, spans: seen.spans, opacity: abs(1 - 2 * share))
    }
    showDescription(shown)
  }
}
