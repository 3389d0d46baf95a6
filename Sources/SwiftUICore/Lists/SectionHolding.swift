/// A view that is, or may be made of, sections. A `ForEach` of such has no rows of its own in a list: its sections have.
@MainActor
protocol SectionHolding {
  static func holdsSections(_ search: inout SectionSearch) -> Bool
}

extension Section: SectionHolding where Parent: View, Content: View, Footer: View {
  static func holdsSections(_ search: inout SectionSearch) -> Bool { true }
}

extension ModifiedContent: SectionHolding where Content: View, Modifier: ViewModifier {
  static func holdsSections(_ search: inout SectionSearch) -> Bool { search.finds(in: Content.self) }
}

extension _ConditionalContent: SectionHolding where TrueContent: View, FalseContent: View {
  static func holdsSections(_ search: inout SectionSearch) -> Bool {
    search.finds(in: TrueContent.self) || search.finds(in: FalseContent.self)
  }
}

extension Optional: SectionHolding where Wrapped: View {
  static func holdsSections(_ search: inout SectionSearch) -> Bool { search.finds(in: Wrapped.self) }
}

/// Looks for sections in view types, each type once: views may contain themselves.
@MainActor
struct SectionSearch {
  private var seen: Set<ObjectIdentifier> = []
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type are sections, also those whose `body` is one.
  static func finds<V: View>(in type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    var search = SectionSearch()
    let answer = search.finds(in: type)
    known[key] = answer
    return answer
  }

  mutating func finds<V: View>(in type: V.Type) -> Bool {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if let holder = type as? any SectionHolding.Type { return holder.holdsSections(&self) }
    return V.Body.self == Never.self ? false : finds(in: V.Body.self)
  }
}
