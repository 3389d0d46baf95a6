/// A view in a rectangle with size rules of its own.
public struct _FrameLayout<Content: View> {
  let content: Content
  let description: FrameDescription
  /// What the frame draws around the view; nil: nothing.
  var decoration: Decorating?
}

extension _FrameLayout: View, ContainerView, DescribedView {
  static var decorates: Bool { true }
  func describe(in context: DescriptionContext) -> FrameDescription {
    guard let decoration else { return description }
    var description = description
    description.decorationBox = DecorationBox(decoration.describe(in: context))
    return description
  }
}

extension _FrameLayout: DecoratedView {
  func decorated(_ outer: Decorating) -> (any View)? {
    guard let both = (decoration ?? Decorating()).followed(by: outer) else { return nil }
    return _FrameLayout(content: content, description: description, decoration: both)
  }
}

extension View {
  /// Gives this view a fixed width, height or both, in points. What is negative or not finite counts as not given.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = length(width, mayBeInfinite: false)
    let height = length(height, mayBeInfinite: false)
    return _FrameLayout(
      content: self,
      description: FrameDescription(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
        maxHeight: height, alignment: alignment))
  }

  /// Bounds the size of this view, in points; infinity takes what is offered.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    _FrameLayout(
      content: self,
      description: FrameDescription(
        minWidth: length(minWidth, mayBeInfinite: false),
        idealWidth: length(idealWidth, mayBeInfinite: false),
        maxWidth: length(maxWidth, mayBeInfinite: true), minHeight: length(minHeight, mayBeInfinite: false),
        idealHeight: length(idealHeight, mayBeInfinite: false),
        maxHeight: length(maxHeight, mayBeInfinite: true),
        alignment: alignment))
  }
}

/// A length that a widget can have, or nil with a warning.
private func length(_ value: CGFloat?, mayBeInfinite: Bool) -> Double? {
  guard let value else { return nil }
  guard value >= 0, mayBeInfinite || value.isFinite else {
    let fault =
      value == .infinity
      ? "it is infinite, which only maxWidth and maxHeight may be" : "it is negative or not a number"
    Diagnostics.warn("Invalid frame dimension \(value)\(Diagnostics.inBody): \(fault), and is ignored.")
    return nil
  }
  return Double(value)
}
