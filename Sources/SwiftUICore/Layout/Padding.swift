/// Adds space around a view.
public struct _PaddingLayout: Equatable {
  let insets: EdgeInsets
}

extension _PaddingLayout: AttributeModifier {
  public typealias Body = Never

  func apply(to attributes: inout Attributes) {
    attributes.margins.top += insets.top
    attributes.margins.leading += insets.leading
    attributes.margins.bottom += insets.bottom
    attributes.margins.trailing += insets.trailing
  }
}

/// The space that `padding()` adds, in points.
let defaultPadding: CGFloat = 12

extension View {
  /// Adds the given space around this view. What is not finite counts as none, with a warning.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: legal(insets, for: "padding")))
  }

  /// Adds `length` points at each of `edges`; nil: the platform's amount.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? defaultPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds `length` points at every edge.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
