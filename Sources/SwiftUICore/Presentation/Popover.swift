/// What of a view a bubble points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in shares of its size.
  case point(UnitPoint)
}

/// Where a bubble stands.
package struct PopoverPlace: Equatable {
  /// On which side of what it points at, where there is room; nil: above or below.
  package var edge: Edge?
  /// What it points at, in points from the top left corner of a view of this size.
  package let target: @MainActor (CGSize) -> CGRect

  init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) {
    self.edge = edge
    switch anchor {
    case .rect(let source): target = { source.value(CGRect(origin: .zero, size: $0)) }
    case .point(let point):
      target = { CGRect(x: $0.width * point.x, y: $0.height * point.y, width: 1, height: 1) }
    }
  }

  /// What it points at is looked up when it opens.
  package static func == (a: Self, b: Self) -> Bool { a.edge == b.edge }
}

extension View {
  /// Shows a bubble that points at this view while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: what of the view it points at.
  ///   - arrowEdge: on which edge of that it stands, if there is room; nil: above or below.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover, while: isPresented, onDismiss: nil, at: PopoverPlace(attachmentAnchor, arrowEdge),
      content: content)
  }
  /// Shows a bubble for `item` while it is not nil.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .popover, item, onDismiss: nil, at: PopoverPlace(attachmentAnchor, arrowEdge), content: content)
  }
}
