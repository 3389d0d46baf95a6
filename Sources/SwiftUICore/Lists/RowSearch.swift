/// Looks through a view's type for what is another number of rows than one. A `ForEach` in a list makes a row of each element
/// as that comes into sight, as long as it is certain that each is one row; what it makes of others is made at once, since
/// nobody could know how many rows there are otherwise.
///
/// Each type is looked at once: views may contain themselves.
@MainActor
struct RowSearch {
  /// Whether only sections are looked for: lazy stacks and grids have one cell for whatever else is made of an element.
  private let onlySections: Bool
  private var seen: Set<ObjectIdentifier> = []
  private static var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let onlySections: Bool
  }

  /// Whether each view of a type is one row of `host`, to be made as it comes into sight.
  static func isCertain<V: View>(of type: V.Type, in host: HostNode?) -> Bool {
    guard let host, host.realisesRowsLazily else { return false }
    let onlySections = host.flattensSections || !(host.rowsAround is ListNode)
    let key = Key(type: ObjectIdentifier(type), onlySections: onlySections)
    if let answer = known[key] { return answer }
    var search = RowSearch(onlySections: onlySections)
    let answer = !search.finds(in: type)
    known[key] = answer
    return answer
  }

  mutating func finds<V: View>(in type: V.Type) -> Bool {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if let holder = type._roles.rows { return holder.holdsRows(&self) }
    return V.Body.self == Never.self ? false : finds(in: V.Body.self)
  }

  var findsAll: Bool { !onlySections }
}

/// A view that is, or may be made of, no row or several.
@MainActor
protocol RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool
}

extension ModifyingView {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.finds(in: Modified.self) }
}

extension Section: RowsHolding where Parent: View, Content: View, Footer: View {
  static func holdsRows(_ search: inout RowSearch) -> Bool { true }
}

extension TupleView: RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.findsAll }
}

extension ForEach: RowsHolding where Content: View {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.findsAll }
}

extension DisclosureGroup: RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.findsAll }
}

extension Group: RowsHolding where Content: View {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.finds(in: Content.self) }
}

extension ModifiedContent: RowsHolding where Content: View, Modifier: ViewModifier {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.finds(in: Content.self) }
}

extension _ConditionalContent: RowsHolding where TrueContent: View, FalseContent: View {
  static func holdsRows(_ search: inout RowSearch) -> Bool {
    search.finds(in: TrueContent.self) || search.finds(in: FalseContent.self)
  }
}

extension Optional: RowsHolding where Wrapped: View {
  static func holdsRows(_ search: inout RowSearch) -> Bool {
    search.findsAll || search.finds(in: Wrapped.self)
  }
}

extension EmptyView: RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.findsAll }
}
