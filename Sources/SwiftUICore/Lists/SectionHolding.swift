/// A view that is, or may be made of, sections. A `ForEach` of such has no rows of its own in a list: its sections have.
@MainActor
protocol SectionHolding {
  static var holdsSections: Bool { get }
}

extension Section: SectionHolding where Parent: View, Content: View, Footer: View {
  static var holdsSections: Bool { true }
}

extension ModifiedContent: SectionHolding where Content: View, Modifier: ViewModifier {
  static var holdsSections: Bool { SwiftUICore.holdsSections(Content.self) }
}

extension _ConditionalContent: SectionHolding where TrueContent: View, FalseContent: View {
  static var holdsSections: Bool {
    SwiftUICore.holdsSections(TrueContent.self) || SwiftUICore.holdsSections(FalseContent.self)
  }
}

extension Optional: SectionHolding where Wrapped: View {
  static var holdsSections: Bool { SwiftUICore.holdsSections(Wrapped.self) }
}

/// Whether views of a type are sections, also those whose `body` is one.
@MainActor
func holdsSections<V: View>(_ type: V.Type) -> Bool {
  if let holder = type as? any SectionHolding.Type { return holder.holdsSections }
  return V.Body.self == Never.self ? false : holdsSections(V.Body.self)
}
