/// The views that the content of a navigation view is, each a column: of tuples and groups their elements, of conditions what
/// is there at the moment.
@MainActor
enum NavigationColumns {
  /// The columns. A view in another branch of a condition is another view.
  static func views<V: View>(in content: V) -> [AnyView] {
    var views: [AnyView] = []
    collect(content, in: "", into: &views)
    return views
  }

  /// - Parameter branches: the branches of conditions on the way.
  fileprivate static func collect<V: View>(_ view: V, in branches: String, into views: inout [AnyView]) {
    if let several = view as? any ColumnHolding {
      several.collectColumns(in: branches, into: &views)
    } else {
      views.append(branches.isEmpty ? AnyView(view) : AnyView(view.id(branches)))
    }
  }
}

/// A view that is no column itself, but what is in it.
@MainActor
private protocol ColumnHolding {
  func collectColumns(in branches: String, into views: inout [AnyView])
}

extension TupleView: ColumnHolding {
  func collectColumns(in branches: String, into views: inout [AnyView]) {
    for child in Mirror(reflecting: value).children {
      guard let view = child.value as? any View else { continue }
      NavigationColumns.collect(view, in: branches, into: &views)
    }
  }
}

extension Group: ColumnHolding where Content: View {
  func collectColumns(in branches: String, into views: inout [AnyView]) {
    NavigationColumns.collect(content, in: branches, into: &views)
  }
}

extension Optional: ColumnHolding where Wrapped: View {
  func collectColumns(in branches: String, into views: inout [AnyView]) {
    if let self { NavigationColumns.collect(self, in: branches, into: &views) }
  }
}

extension _ConditionalContent: ColumnHolding where TrueContent: View, FalseContent: View {
  func collectColumns(in branches: String, into views: inout [AnyView]) {
    switch storage {
    case .first(let view): NavigationColumns.collect(view, in: branches + "1", into: &views)
    case .second(let view): NavigationColumns.collect(view, in: branches + "2", into: &views)
    }
  }
}
