/// Walks through the types of the views that one view may come to consist of.
///
/// Each view's type says itself what may be in it, which needs no look-up of a conformance: a small window's start would
/// be longer by each. Each type is visited once: views may contain themselves. What an `AnyView` holds, its type does
/// not tell.
public struct _TypeVisitor {
  /// What is done at each type.
  enum Purpose {
    /// Something is sought that goes into a window's bar (`BarSearch`).
    case barSearch
    /// A view is sought that shows a picture.
    case pictureSearch
    /// Types are looked up that are about to be needed (`LookAhead`).
    case lookAhead
  }

  let purpose: Purpose
  /// Whether what is sought is found.
  private(set) var isOver = false
  private var seen: Set<ObjectIdentifier> = []
  /// A generic view may contain itself as another type each time, without end.
  private static let limit = 4000

  private var questions = LookAhead.Questions()

  init(_ purpose: Purpose) { self.purpose = purpose }

  mutating func visit<V: View>(_ type: V.Type) {
    guard !isOver, seen.count < Self.limit, seen.insert(ObjectIdentifier(type)).inserted else { return }
    if purpose == .lookAhead { questions.ask(about: type) }
    V._visitTypes(&self)
  }

  /// A view that belongs into a window's bar, or whose parts do.
  mutating func noteBar() { if purpose == .barSearch { isOver = true } }

  /// A view that shows a picture.
  mutating func notePicture() { if purpose == .pictureSearch { isOver = true } }

  /// The class of a view's node, which the runtime makes for each type of view.
  mutating func note(_ node: @autoclosure () -> Node.Type) {
    // Kept: the compiler leaves out what is asked for and not used.
    if purpose == .lookAhead { seen.insert(ObjectIdentifier(node())) }
  }

  /// A modifier that has a body.
  mutating func noteModifier<M: ViewModifier>(_ type: M.Type) {
    if purpose == .lookAhead { questions.ask(aboutFieldsOf: type) }
  }
}

extension View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    guard Body.self != Never.self else { return }
    visitor.note(CompositeNode<Self>.self)
    visitor.visit(Body.self)
  }
}

extension ViewModifier {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    guard Body.self != Never.self else { return }
    visitor.noteModifier(Self.self)
    visitor.visit(Body.self)
  }
}

extension Scene {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    if Body.self != Never.self { Body._visitTypes(&visitor) }
  }
}
