/// Walks through the types of the views that one view may come to consist of.
///
/// Each view's type says itself what may be in it, which needs no look-up of a conformance: a small window's start would
/// be longer by each. Each type is visited once: views may contain themselves. What an `AnyView` holds, its type does
/// not tell.
public struct _TypeVisitor {
  /// What the walk is for.
  enum Purpose {
    /// Something is sought that goes into a window's bar (`BarSearch`).
    case barSearch
    /// A view is sought that shows a picture.
    case pictureSearch
  }

  let purpose: Purpose
  /// Whether what is sought is found.
  private(set) var isOver = false
  private var seen: Set<ObjectIdentifier> = []
  /// A generic view may contain itself as another type each time, without end.
  private static let limit = 4000

  init(_ purpose: Purpose) { self.purpose = purpose }

  mutating func visit<V: View>(_ type: V.Type) {
    guard !isOver, seen.count < Self.limit, seen.insert(ObjectIdentifier(type)).inserted else { return }
    V._visitTypes(&self)
  }

  /// A view that belongs into a window's bar, or whose parts do.
  mutating func noteBar() { if purpose == .barSearch { isOver = true } }

  /// A view that shows a picture.
  mutating func notePicture() { if purpose == .pictureSearch { isOver = true } }
}

extension View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    guard Body.self != Never.self else { return }
    visitor.visit(Body.self)
  }
}

extension ViewModifier {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    guard Body.self != Never.self else { return }
    visitor.visit(Body.self)
  }
}

extension Scene {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    if Body.self != Never.self { Body._visitTypes(&visitor) }
  }
}
