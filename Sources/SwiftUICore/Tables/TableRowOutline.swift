extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
  public typealias TableRowValue = Leaf.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: true) }

  public func _view(_ maker: _TableRowMaker<Leaf.TableRowValue>) -> AnyView {
    let (id, children, content) = (id, children, content)
    // What is said of an outline is said of all its rows.
    let modify = maker.place.modify ?? { $0 }
    return AnyView(
      ForEach(data, id: id) { element in
        if let inside = children(element) {
          TableRowsView(
            rows: DisclosureTableRow(label: content(element)) {
              _ModifiedTableRow(
                content: OutlineGroup(data: inside, id: id, children: children, content: content),
                modify: modify)
            },
            maker: maker)
        } else {
          TableRowsView(rows: content(element), maker: maker)
        }
      })
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Leaf: TableRowContent {
  /// Rows of a table for a tree, each element's with those of its children under it.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Leaf
  ) where V == Leaf.TableRowValue {
    nonisolated(unsafe) let children = children
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Data.Element: Identifiable, ID == Data.Element.ID, Leaf == TableRow<Data.Element> {
  /// A row of a table for each element of a tree, which is the row's value.
  public nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    nonisolated(unsafe) let children = children
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
  }
}
