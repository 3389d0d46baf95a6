/// Looks through a view's type for what may come to put something into the header bar of its window: tabs, pages, columns,
/// items and what else the desktop's own title bar cannot show. A window that starts with something else, a spinner
/// while its data loads, then has the frame that the bar belongs to from the start: one that is on the screen could only get
/// another by going and coming again.
///
/// Each view's type says itself what may be in it, which needs no look-up of a conformance: a small window's start would
/// be longer by each. Each type is looked at once: views may contain themselves. What an `AnyView` holds, its type does
/// not tell.
@MainActor
public struct _BarSearch {
  private var seen: Set<ObjectIdentifier> = []
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// A generic view may contain itself as another type each time, without end.
  private static let limit = 4000

  static func finds<V: View>(in type: V.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    var search = _BarSearch()
    let answer = search.finds(in: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  mutating func finds<V: View>(in type: V.Type) -> Bool {
    guard seen.count < Self.limit, seen.insert(ObjectIdentifier(type)).inserted else { return false }
    return V._mayNeedBar(&self)
  }
}

extension View {
  public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    Body.self == Never.self ? false : search.finds(in: Body.self)
  }
}

extension ViewModifier {
  public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    Body.self == Never.self ? false : search.finds(in: Body.self)
  }
}
