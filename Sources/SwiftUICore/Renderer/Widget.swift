/// What a renderer keeps for one primitive view on screen.
///
/// Children are given in view order and in slots; most widgets have one slot, `content`. A widget owns its children
/// from `insert` until `remove`.
@MainActor
package protocol Widget: AnyObject {
  /// Properties that any widget can have, all at their defaults where nil.
  var attributes: Attributes? { get set }
  /// Called after `attributes` changed.
  func attributesChanged(from old: Attributes?)

  /// Puts new widgets directly after `sibling`; nil: at the front.
  func insert(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot)
  /// Moves widgets that are in the slot directly after `sibling`, keeping their state and focus.
  func move(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot)
  /// Takes widgets out and destroys them.
  func remove(_ widgets: [any Widget], from slot: Slot)
  /// Takes widgets out of sight for good and leaves `remove` for later: those of each run from the first to the last, which stand
  /// in the slot one after the other. Returns false, and does nothing, if they have to be removed at once.
  func putAside(_ runs: [(first: any Widget, last: any Widget)], from slot: Slot) -> Bool
  /// Takes widgets out that will be inserted again somewhere.
  func detach(_ widgets: [any Widget], from slot: Slot)
  /// About `count` children are going to come or go until `endChanges`.
  func beginChanges(_ count: Int)
  func endChanges()

  /// Whether `child` and all behind it have not been in sight since they came; false also where that is not known.
  func isUnseen(from child: any Widget) -> Bool

  /// Has it make way: layout gives it this share of its room, and it stays to be seen where it was; 1: all of it.
  func takeRoom(_ share: Double)

  /// Whether a description is all there is to it, so that with another one it may stand for another view.
  var isRecyclable: Bool { get }

  /// How large the widget is on screen, in points; zero before it is laid out.
  var size: CGSize { get }
  /// Whether it has a size and a place on screen.
  var isLaidOut: Bool { get }
  /// Where its top left corner is, in the coordinates of `other`; nil: of the window's content.
  func place(in other: (any Widget)?) -> CGPoint
  /// Where layout has it in the window's content, apart from its own offset and stretch; nil before it is laid out.
  var layoutFrame: CGRect? { get }

  /// Whether it may be seen; false only where it certainly is not, with all that is in it.
  var mayBeOnScreen: Bool { get }
  /// Where layout has it in what is around it, wherever it is on its way there; nil: it cannot be moved from there.
  var standing: Standing? { get }
  /// Shows it so far from where layout has it, until it is told otherwise.
  func glide(_ way: Standing.Way)

  /// Gives the widget the keyboard focus.
  func focus()
  /// The widget is taken off the screen with everything in it; called once, by the owner.
  func destroy()
}

extension Widget {
  package func putAside(_ runs: [(first: any Widget, last: any Widget)], from slot: Slot) -> Bool { false }
  package func beginChanges(_ count: Int) {}
  package func endChanges() {}
  package func isUnseen(from child: any Widget) -> Bool { false }
  package func takeRoom(_ share: Double) {}
  package var isRecyclable: Bool { false }
  package var mayBeOnScreen: Bool { true }
  package var standing: Standing? { nil }
  package func glide(_ way: Standing.Way) {}
}

/// A widget's place in what is around it.
package struct Standing {
  /// From place to place, in points: of the widget, from the leading edge and the top, and of what it shows in itself.
  package typealias Way = [Double]
  /// What the place counts from; only to be compared.
  package let around: UnsafeRawPointer
  /// The size of the window that it is in.
  package let window: CGSize
  package let places: Way

  package init(in around: UnsafeRawPointer, of window: CGSize, at places: Way) {
    self.around = around
    self.window = window
    self.places = places
  }

  /// From another place to this one; nil: they have nothing in common, or are the same. What moves as the window takes another
  /// size, as it does before it is first seen, is not on its way.
  func way(from other: Standing) -> Way? {
    guard around == other.around, window == other.window, places != other.places else { return nil }
    return zip(places, other.places).map { $0 - $1 }
  }
}

/// A widget for descriptions of one type.
@MainActor
package protocol DescribedWidget<Value>: Widget {
  associatedtype Value: Description
  /// What the widget shows. Set before `update` is called; closures in it are the newest, so signals call them here.
  var description: Value { get set }
  /// Brings the screen from `old` to `description`; called only if they differ.
  func update(from old: Value)
}

/// What a primitive view wants on screen: a value, compared property by property. Closures in it are `Callback`s,
/// which are always equal.
package protocol Description: Equatable {
  /// The name of the widget kind, as tests and logs show it.
  static var kind: String { get }
  /// Whether something of it is seen. Where nothing is, it comes and goes at once, and only what is around it moves.
  static var isSeen: Bool { get }
}

extension Description {
  package static var isSeen: Bool { true }
}

/// Where in a container a child belongs.
package enum Slot: Hashable, Sendable {
  case content, label, header, footer
  case background, overlay
  case leading, title, trailing, bottom
  /// What is in the bar at the top, over a sidebar.
  case sidebarLeading, sidebarTrailing
  case sidebar, detail
  /// What is in the bars under the columns of a split view.
  case sidebarBottom, contentBottom, detailBottom
}

/// A closure in a description: it does not take part in comparison, since the widget always calls the newest.
package struct Callback<Input>: Equatable {
  package let call: @MainActor (Input) -> Void
  package init(_ call: @escaping @MainActor (Input) -> Void) { self.call = call }
  package static func == (a: Self, b: Self) -> Bool { true }
  @MainActor package func callAsFunction(_ input: Input) { call(input) }
}

/// A closure of a description that answers something at the moment it is asked. As with callbacks, the newest one counts.
package struct Question<Answer>: Equatable {
  package let ask: @MainActor () -> Answer
  package init(_ ask: @escaping @MainActor () -> Answer) { self.ask = ask }
  package static func == (a: Self, b: Self) -> Bool { true }
  @MainActor package func callAsFunction() -> Answer { ask() }
}

extension Callback where Input == Void {
  @MainActor package func callAsFunction() { call(()) }
}
