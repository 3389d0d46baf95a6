/// A value that views send up: combined, in view order, into one value for whoever asks further up.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the next view's value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// The combined value of `key` in this subtree; nil: nothing sets it.
  final func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    holdsPreferences ? preference(key) : nil
  }

  final func combinedChildPreferences<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var combined: K.Value?
    forEachChild { child in
      guard child.holdsPreferences, let value = child.preferenceValue(key) else { return }
      if combined == nil { combined = value } else { K.reduce(value: &combined!, nextValue: { value }) }
    }
    return combined
  }

  /// Whether views may come into this subtree that are not in it now, and set preferences: there is a choice in it, or a
  /// row for each element of something.
  final var mayComeToSetPreferences: Bool {
    if exchangesViews { return true }
    var may = false
    forEachChild { child in if !may { may = child.mayComeToSetPreferences } }
    return may
  }

  /// Notes on the way to the root that this subtree sets a preference, and tells the observers.
  final func announcePreference() {
    var node: _ViewNode? = self
    while let current = node, !current.holdsPreferences {
      current.holdsPreferences = true
      node = current.parent
    }
    graph.preferencesChanged(above: self)
  }
}

// MARK: setting

/// Sets or changes a preference.
public struct _PreferenceWritingModifier<K: PreferenceKey> {
  enum Write {
    case value(K.Value)
    case transform((inout K.Value) -> Void)
  }
  let write: Write
}

extension _PreferenceWritingModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    PreferenceWritingNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: PreferenceWritingNode<K, C>.self).patch(with: modifier, on: content)
  }
}

final class PreferenceWritingNode<Key: PreferenceKey, Content: View>: SingleChildNode {
  private var modifier: _PreferenceWritingModifier<Key>

  init(_ modifier: _PreferenceWritingModifier<Key>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    announcePreference()
  }

  func patch(with new: _PreferenceWritingModifier<Key>, on content: Content) {
    let old = modifier
    modifier = new
    Content._patch(child!, with: content)
    if case .value(let before) = old.write, case .value(let after) = new.write, areSame(before, after) {
      return
    }
    graph.preferencesChanged(above: self)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return combinedChildPreferences(key) }
    switch modifier.write {
    // `K` is `Key` here.
    case .value(let value): return (value as! K.Value)
    case .transform(let transform):
      var value = (combinedChildPreferences(key) ?? K.defaultValue) as! Key.Value
      transform(&value)
      return (value as! K.Value)
    }
  }
}

// MARK: observing

/// Calls a function with a preference's value whenever it changes.
public struct _PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    PreferenceActionNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: PreferenceActionNode<K, C>.self).patch(with: modifier, on: content)
  }
}

final class PreferenceActionNode<Key: PreferenceKey, Content: View>: PreferenceObserver
where Key.Value: Equatable {
  private var modifier: _PreferenceActionModifier<Key>
  private var last: Key.Value?

  init(_ modifier: _PreferenceActionModifier<Key>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    graph.queue(self)
  }

  func patch(with new: _PreferenceActionModifier<Key>, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
  }

  override func settlePreferences() {
    let set = child?.preferenceValue(Key.self)
    // As in SwiftUI: where nothing sets it, and nothing that does may come, there is no value to tell of.
    guard set != nil || last != nil || child?.mayComeToSetPreferences == true else { return }
    // What sets it may be in the content of a geometry reader, which is there with the first layout: in SwiftUI it is from the
    // start. The default value in its place would be taken for a measured one.
    if set == nil, last == nil, holdsUnsized { return }
    let value = set ?? Key.defaultValue
    guard last != value else { return }
    last = value
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Sends `value` up.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(write: .value(value)))
  }

  /// Changes the value that this view sends up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(write: .transform(callback)))
  }

  /// Calls `action` with the combined value of `key` in this view: once it is on screen, and whenever it changes. Where no
  /// view in it sets the preference, that is the default value; if none ever can, `action` is not called.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: { value in callOnMain(action, value) }))
  }
}

/// Calls a main-actor function from the graph's own closures, which run there.
func callOnMain<T>(_ action: @MainActor (T) -> Void, _ value: T) {
  typealias Plain = (T) -> Void
  withoutActuallyEscaping(action) { unsafeBitCast($0, to: Plain.self)(value) }
}
