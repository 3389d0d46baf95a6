/// Says where something stands that a window puts into its bar by itself.
///
/// Accepted without effect: the search field, the title and the button for the sidebar stand where the desktop's windows
/// have them.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var _items: AnyView { AnyView(EmptyView()) }
}

/// A view of a bar that may be absent.
private struct PresentInBar<Content: View> {
  let content: Content
  let isHidden: Bool
}

extension PresentInBar: View {
  var body: some View {
    if !isHidden { content }
  }
}

extension View {
  /// Takes this view out of the window's bar while `hidden`, together with the room it has there.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    PresentInBar(content: self, isHidden: hidden)
  }
}
