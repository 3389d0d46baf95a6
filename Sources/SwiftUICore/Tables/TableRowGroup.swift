extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { Content._traits }

  /// Several rows of a table as one, so that modifiers say something of all of them.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue { self.content = content() }

  public func _view(_ maker: _TableRowMaker<Content.TableRowValue>) -> AnyView { content._view(maker) }
}
