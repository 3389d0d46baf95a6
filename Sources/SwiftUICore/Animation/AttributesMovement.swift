/// The attributes of a widget on their way, and how far it has come or gone.
@MainActor
final class AttributesMovement: Movement {
  private weak var node: (any AttributedNode)?
  private(set) var target: Attributes
  private var values: Motions
  /// From 0, not there, to 1.
  private var presence: Motion<Double>?

  init(_ node: any AttributedNode, at attributes: Attributes) {
    self.node = node
    target = attributes
    values = Motions(at: attributes.animatableValues)
  }

  /// Whether these are the attributes of `widget`.
  func moves(_ widget: any Widget) -> Bool { node?.anyWidget === widget }

  var isAlive: Bool { node?.isMounted ?? false }
  var isOver: Bool {
    !isAlive || (values.isAtRest && (presence.map { $0.isAtRest && $0.target == 1 } ?? true))
  }

  func go(to new: Attributes, in transaction: Transaction?) {
    target = new
    if let node { values.go(to: new.animatableValues, in: transaction, of: node) }
  }

  func fade(from: Double?, to: Double, in transaction: Transaction?) {
    var presence = presence ?? Motion(at: from ?? 1)
    if let node, let transaction = node.graph.animator.watched(transaction) {
      presence.go(
        to: to, in: transaction, at: node.graph.animator.now, environment: node.environmentNow)
    } else {
      presence.stop(at: to)
    }
    self.presence = presence
  }

  func move(to time: Double) {
    values.move(to: time)
    presence?.move(to: time)
    show()
  }

  func finish() {
    values.finish()
    presence?.finish()
    show()
  }

  /// Gives the widget what is to be seen of the attributes now.
  func show() {
    guard let node, node.isMounted else {
      // What waits for it must not wait for ever.
      values.finish()
      presence?.finish()
      return
    }
    var shown = target
    if !values.isAtRest { shown.animatableValues = values.shown }
    if let presence { shown.opacity *= min(max(presence.shown, 0), 1) }
    node.setAttributes(shown == Attributes() ? nil : shown)
  }
}

extension AttributedNode {
  /// Gives the widget new attributes, if they differ from what it has.
  func setAttributes(_ new: Attributes?) {
    let old = anyWidget.attributes
    guard old != new else { return }
    anyWidget.attributes = new
    anyWidget.attributesChanged(from: old)
    if !(old ?? Attributes()).tellsLayout(as: new ?? Attributes()) { toldLayoutOtherwise() }
  }
}

extension _ViewNode {
  /// The environment of this node, read without following it.
  final var environmentNow: EnvironmentValues { EnvironmentValues(scope: environment, isRecording: false) }
}

extension Attributes {
  /// The attributes that can be shown half way.
  var animatableValues: [Double] {
    get {
      [
        opacity, Double(margins.top), Double(margins.leading), Double(margins.bottom),
        Double(margins.trailing),
        offset.x, offset.y, shift.x, shift.y, scale.x, scale.y, rotation,
        stretch.x, stretch.y, reach.x, reach.y, Double(turnedSpace.top), Double(turnedSpace.leading),
        Double(turnedSpace.bottom), Double(turnedSpace.trailing),
      ]
    }
    set {
      let v = newValue
      opacity = min(max(v[0], 0), 1)
      margins = EdgeInsets(
        top: max(0, CGFloat(v[1])), leading: max(0, CGFloat(v[2])), bottom: max(0, CGFloat(v[3])),
        trailing: max(0, CGFloat(v[4])))
      offset = Vector(x: v[5], y: v[6])
      shift = Vector(x: v[7], y: v[8])
      scale = Vector(x: v[9], y: v[10])
      rotation = v[11]
      stretch = Vector(x: max(0, v[12]), y: max(0, v[13]))
      reach = Vector(x: v[14], y: v[15])
      turnedSpace = EdgeInsets(
        top: CGFloat(v[16]), leading: CGFloat(v[17]), bottom: CGFloat(v[18]), trailing: CGFloat(v[19]))
    }
  }
}
