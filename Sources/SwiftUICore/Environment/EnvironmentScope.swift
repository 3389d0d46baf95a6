/// One level of the environment: what a modifier set, on top of what its surroundings set.
///
/// A value is looked up through the levels towards the root; the reader is recorded at the level that had it, so a
/// change wakes only those who read that key there.
@MainActor
final class EnvironmentScope {
  // The parent level belongs to an ancestor of whatever reads this one.
  unowned(unsafe) let parent: EnvironmentScope?
  private(set) var values: [ObjectIdentifier: EnvironmentBox] = [:]
  private var sources: [ObjectIdentifier: Dependency] = [:]
  private var resolvedStyle: Style?
  /// Whether it is that of one of the views that a container may put somewhere (`SubviewProbe`).
  let isOfSubview: Bool

  init(parent: EnvironmentScope?, isOfSubview: Bool = false) {
    self.parent = parent
    self.isOfSubview = isOfSubview
  }

  /// What is set between here and `outer`, or the root, by key; what is nearer to here counts.
  func values(below outer: EnvironmentScope) -> [ObjectIdentifier: EnvironmentBox] {
    var found: [ObjectIdentifier: EnvironmentBox] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope, current !== outer {
      found.merge(current.values) { nearer, _ in nearer }
      scope = current.parent
    }
    return found
  }

  /// All that is set here or above, by key.
  var everything: [ObjectIdentifier: EnvironmentBox] {
    values.merging(parent?.everything ?? [:]) { nearer, _ in nearer }
  }

  /// The value that is in force for `key`; nil: nobody set it.
  func box(for key: ObjectIdentifier) -> EnvironmentBox? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if !current.values.isEmpty, let box = current.values[key] { return box }
      scope = current.parent
    }
    return nil
  }

  /// The values of this level and those above, each as a list shows it.
  var texts: [String] { values.values.map(\.text).sorted() + (parent?.texts ?? []) }

  /// Records that `node` reads `key`.
  func record(_ node: Node, reads key: ObjectIdentifier) {
    var scope = self
    while scope.values[key] == nil, let parent = scope.parent { scope = parent }
    scope.source(for: key).record(node)
  }

  private func source(for key: ObjectIdentifier) -> Dependency {
    if let source = sources[key] { return source }
    let source = Dependency()
    sources[key] = source
    return source
  }

  /// Sets the first values of this level. Nobody reads through it yet, so nobody is told.
  func setFirst(_ new: [ObjectIdentifier: EnvironmentBox]) { values = new }

  /// Replaces what this level sets; `owner` is the node whose subtree lives in it.
  func replace(with new: [ObjectIdentifier: EnvironmentBox], owner: Node) {
    var styleChanged = false
    let old = values
    values = new
    for key in Set(old.keys).union(new.keys) {
      switch (old[key], new[key]) {
      case (let before?, let after?):
        if before === after { continue }
        let source = sources[key]
        // Where nobody looks, what is set need not be compared: to find out how values of a type are is a search of its own.
        if source == nil && !after.isStyle { continue }
        if before.isSame(as: after) { continue }
        source?.notifyReaders()
        styleChanged = styleChanged || after.isStyle
      case (let before, let after):
        // Readers further up (or here, for a key that went) now see another level.
        sources[key]?.notifyReaders()
        var above = parent
        while let scope = above {
          scope.sources[key]?.notifyReaders(inside: owner)
          above = scope.parent
        }
        styleChanged = styleChanged || (before ?? after)!.isStyle
      }
    }
    if styleChanged { owner.environmentStyleChanged() }
  }

  // MARK: style

  /// The style values in force here, resolved once.
  var style: Style {
    if let resolvedStyle { return resolvedStyle }
    if let parent, !values.values.contains(where: \.isStyle) {
      let style = parent.style
      resolvedStyle = style
      return style
    }
    let style = Style(EnvironmentValues(scope: self, isRecording: false))
    resolvedStyle = style
    return style
  }

  func dropStyle() { resolvedStyle = nil }
}

/// A value in the environment.
class EnvironmentBox {
  /// Whether primitives look at it while they describe themselves.
  let isStyle: Bool
  /// What was set before in the same values; values that are set for ever forget, so that nothing piles up.
  private(set) final var earlier: EnvironmentBox?
  private final var depth = 0
  init(isStyle: Bool) { self.isStyle = isStyle }
  final func follow(_ box: EnvironmentBox?) {
    guard let box, box.depth < 32 else { return }
    earlier = box
    depth = box.depth + 1
  }
  /// Key and value, as a list of the environment shows them.
  var text: String { "" }
  @MainActor func isSame(as other: EnvironmentBox) -> Bool { false }
}

final class EnvironmentValueBox<Value>: EnvironmentBox {
  let value: Value
  private let key: Any.Type

  init(_ value: Value, key: Any.Type, isStyle: Bool) {
    self.value = value
    self.key = key
    super.init(isStyle: isStyle)
  }

  override var text: String { "EnvironmentPropertyKey<\(key)> = \(value)" }

  override func isSame(as other: EnvironmentBox) -> Bool {
    guard let other = other as? EnvironmentValueBox<Value> else { return false }
    return areSame(value, other.value)
  }
}

extension _ViewNode {
  /// Drops resolved styles below, and lets every primitive that follows them describe itself anew.
  final func environmentStyleChanged() {
    environment.dropStyle()
    (self as? EnvironmentNode)?.scope.dropStyle()
    (self as? any StyledNode)?.markDirtyForStyle()
    forEachChild { $0.environmentStyleChanged() }
    forEachRead { $0.environmentStyleChanged() }
  }
}

extension StyledNode {
  func markDirtyForStyle() { markDirty() }
}
