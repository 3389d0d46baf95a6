/// Views beside each other, each with an equal share of the room and a line between them. The line is not moved.
///
/// A view in a `frame` with a width, or one at least or at most, has that, and the others share the rest.
public struct HSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      HStack(spacing: 0) {
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Divider() }
          pane(subview)
        }
      }
    }
  }
}

/// Views above each other, each with an equal share of the room and a line between them. The line is not moved.
///
/// A view in a `frame` with a height, or one at least or at most, has that, and the others share the rest.
public struct VSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      VStack(spacing: 0) {
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Divider() }
          pane(subview)
        }
      }
    }
  }
}

/// What a view has of a split view: all that it is offered, unless it says itself how much that is.
@MainActor
private func pane(_ view: some View) -> some View {
  _FrameLayout(
    content: view,
    description: FrameDescription(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .center, yieldsToContent: true))
}
