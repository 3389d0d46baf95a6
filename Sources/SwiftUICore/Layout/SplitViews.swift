/// Views beside each other, each with an equal share of the room and a line between them. The line is not moved.
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
          subview.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }
}

/// Views above each other, each with an equal share of the room and a line between them. The line is not moved.
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
          subview.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }
}
