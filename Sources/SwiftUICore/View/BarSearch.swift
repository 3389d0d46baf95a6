/// Looks through a view's type for what may come to put something into the header bar of its window: tabs, pages, columns,
/// items and what else the desktop's own title bar cannot show. A window that starts with something else, a spinner
/// while its data loads, then has the frame that the bar belongs to from the start: one that is on the screen could only get
/// another by going and coming again.
@MainActor
enum BarSearch {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func finds<V: View>(in type: V.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    var search = _TypeVisitor(.barSearch)
    search.visit(type)
    known[ObjectIdentifier(type)] = search.isOver
    return search.isOver
  }
}
