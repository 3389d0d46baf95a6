/// A stored property of a view that is kept up to date from outside the view's value.
///
/// A type of your own conforms by holding other dynamic properties; `update` is called before each `body`.
public protocol DynamicProperty {
  /// Called before the view's `body` is evaluated, after the properties this one holds were brought up to date.
  mutating func update()

  /// The engine's: what it does with the property, where that is one of its own.
  nonisolated static var _engine: _PropertyEngine? { get }
}

/// What the engine does with a dynamic property of its own. The property's type says it: to ask whether it conforms to a protocol
/// of the engine's takes a walk over all conformances in the program.
public struct _PropertyEngine {
  let type: any GraphProperty.Type
}

extension DynamicProperty {
  public mutating func update() {}
  public nonisolated static var _engine: _PropertyEngine? { nil }
}

/// A dynamic property of the engine's own: it lives at an offset inside a view that a node stores.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Whether `prepare` has anything to do.
  nonisolated static var isPrepared: Bool { get }

  /// Called once, when the node is made: the property takes its place on the node.
  mutating func install(on node: Node)
  /// Called when a new view value replaces `old`: the property takes over what the node keeps.
  mutating func inherit(from old: Self, on node: Node)
  /// Whether a new value of the property may change the view; where not, `isSame` is never asked.
  nonisolated static var isCompared: Bool { get }
  /// Whether a new value of the property leaves the view as it was.
  func isSame(as new: Self) -> Bool
  /// The same for two properties in memory.
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
  /// Called before each evaluation.
  mutating func prepare(on node: Node)
  /// Called when the node is unmounted.
  mutating func remove(from node: Node)
  /// Whether that may be some time after the view has left the screen.
  nonisolated static var leavesQuietly: Bool { get }
  /// What is to be kept while the row the view is in is out of sight; nil: nothing.
  func kept() -> AnyObject?
  /// Called in place of `install` with what an earlier property at the same place kept.
  mutating func takeBack(_ kept: AnyObject, on node: Node)
  /// Differs from an earlier stamp if the property has changed since; nil: it cannot tell.
  var changeStamp: AnyHashable? { get }
}

extension GraphProperty {
  public nonisolated static var _engine: _PropertyEngine? { _PropertyEngine(type: Self.self) }
  static nonisolated var isPrepared: Bool { false }
  static nonisolated var isCompared: Bool { true }
  mutating func install(on node: Node) {}
  mutating func inherit(from old: Self, on node: Node) {}
  func isSame(as new: Self) -> Bool { true }
  mutating func prepare(on node: Node) {}
  mutating func remove(from node: Node) {}
  static nonisolated var leavesQuietly: Bool { false }
  func kept() -> AnyObject? { nil }
  var changeStamp: AnyHashable? { nil }
  mutating func takeBack(_ kept: AnyObject, on node: Node) { install(on: node) }

  // The pointers below are `FieldLayout`'s: each points at a property of type `Self` inside a live view value.
  static func install(_ property: UnsafeMutableRawPointer, on node: Node) {
    property.assumingMemoryBound(to: Self.self).pointee.install(on: node)
  }
  static func inherit(_ new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, on node: Node) {
    new.assumingMemoryBound(to: Self.self).pointee
      .inherit(from: old.assumingMemoryBound(to: Self.self).pointee, on: node)
  }
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee
      .isSame(as: new.assumingMemoryBound(to: Self.self).pointee)
  }
  static func prepare(_ property: UnsafeMutableRawPointer, on node: Node) {
    property.assumingMemoryBound(to: Self.self).pointee.prepare(on: node)
  }
  static func kept(_ property: UnsafeRawPointer) -> AnyObject? {
    property.assumingMemoryBound(to: Self.self).pointee.kept()
  }
  static func takeBack(_ property: UnsafeMutableRawPointer, _ kept: AnyObject, on node: Node) {
    property.assumingMemoryBound(to: Self.self).pointee.takeBack(kept, on: node)
  }
  static func changeStamp(_ property: UnsafeRawPointer) -> AnyHashable? {
    property.assumingMemoryBound(to: Self.self).pointee.changeStamp
  }
  static func remove(_ property: UnsafeMutableRawPointer, from node: Node) {
    property.assumingMemoryBound(to: Self.self).pointee.remove(from: node)
  }
}

extension DynamicProperty {
  /// Calls `update` on the property at `pointer`, a live value of type `Self`.
  @MainActor
  static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
