/// The items of a toolbar's group and what the group is called, for a style of groups that shows it.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View {
    ControlGroup {
      content
    } label: {
      label
    }
  }
}

extension ToolbarItemGroup {
  /// Items that belong together: one linked control. What it is called is shown by a style of control groups that does so.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}
