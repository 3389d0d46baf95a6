extension Group: ToolbarContent where Content: ToolbarContent {
  /// Several parts of a toolbar as one.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: @MainActor () -> Content) {
    self.content = withMainActorUnchecked(content)
  }

  public var _items: AnyView { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
