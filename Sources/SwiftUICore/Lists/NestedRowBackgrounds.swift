/// A view that may be one with a background of its row in it, under modifiers.
@MainActor
protocol RowInside: View {
  static var mayBePainted: Bool { get }
  /// The same row, with `other` behind it and `insets` around it where it says nothing of that itself; nil: it has no
  /// background of a row in it.
  func painted<V: View>(orElse other: V?, _ insets: EdgeInsets?) -> AnyView?
}

/// Whether there may be a background of a row in views of a type. That is asked of types, so that the answer stays.
@MainActor
func mayBePainted<V: View>(_ type: V.Type) -> Bool { (type as? any RowInside.Type)?.mayBePainted ?? false }

extension RowBackground: RowInside {
  static var mayBePainted: Bool { true }
  func painted<V: View>(orElse other: V?, _ insets: EdgeInsets?) -> AnyView? {
    // One type for both, so that the row stays the one it is where the inner background comes and goes.
    let seen = background.map { AnyView($0) } ?? other.map { AnyView($0) }
    return AnyView(
      RowBackground<Content, AnyView>(content: content, background: seen, insets: self.insets ?? insets))
  }
}

extension ModifiedContent: RowInside where Content: View, Modifier: ViewModifier {
  static var mayBePainted: Bool { SwiftUICore.mayBePainted(Content.self) }
  func painted<V: View>(orElse other: V?, _ insets: EdgeInsets?) -> AnyView? {
    (content as? any RowInside)?.painted(orElse: other, insets).map {
      AnyView(ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier))
    }
  }
}

extension AnyView: RowInside {
  static var mayBePainted: Bool { true }
  func painted<V: View>(orElse other: V?, _ insets: EdgeInsets?) -> AnyView? {
    (erased as? any RowInside)?.painted(orElse: other, insets)
  }
}
