// The modifiers that are views around one view each. Others say it where they stand.

extension _FrameLayout: ModifyingContainer {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_FrameLayout<C>(content: content, description: description, decoration: decoration))
  }
}

extension _LayeredView: ModifyingPrimitive {
  var modified: Base { base }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_LayeredView<C, Layer>(base: content, layer: layer, place: place, alignment: alignment))
  }
}

extension _GestureView: ModifyingPrimitive {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_GestureView<C, G>(content: content, gesture: gesture, stage: stage, mask: mask))
  }
}

extension _HoverView: ModifyingPrimitive {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_HoverView<C>(content: content, changes: changes, moved: moved, space: space))
  }
}

extension ContextMenuView: ModifyingPrimitive {
  var modified: Base { base }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(ContextMenuView<C, Content>(base: content, content: self.content))
  }
}

extension DragView: ModifyingContainer {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(DragView<C>(content: content, source: source, types: types, event: event))
  }
}

extension LayoutContainer: ModifyingContainer {
  static var modifiesEach: Bool { decorates }
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(LayoutContainer<L, C>(layout: layout, content: content))
  }
}

extension FocusableView: ModifyingContainer {
  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(FocusableView<C>(content: content, isFocusable: isFocusable, focusChanged: focusChanged))
  }
}
