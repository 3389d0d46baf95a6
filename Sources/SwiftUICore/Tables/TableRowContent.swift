/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableRowBody: TableRowContent
  /// The rows that this stands for.
  var tableRowBody: TableRowBody { get }
  /// What can be said of the rows before they are made.
  static var _traits: _TableRowTraits { get }
  /// The rows as views of a list; `maker` makes the view of one.
  func _view(_ maker: _TableRowMaker<TableRowValue>) -> AnyView
}

/// What can be said of rows by their type alone.
public struct _TableRowTraits: Sendable {
  /// Whether it is one row, whatever the data are.
  var isOneRow = false
  /// Whether some may have others under them, so that all leave room for an arrow.
  var mayOpen = false
}

extension TableRowContent {
  public static var _traits: _TableRowTraits {
    TableRowBody.self == Never.self ? _TableRowTraits() : TableRowBody._traits
  }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _view(_ maker: _TableRowMaker<TableRowValue>) -> AnyView {
    AnyView(TableRowBodyView(content: self, maker: maker))
  }
}

/// Rows with a body: stored in a view, so that their dynamic properties live on the view's node.
private struct TableRowBodyView<Content: TableRowContent>
where Content.TableRowBody.TableRowValue == Content.TableRowValue {
  let content: Content
  let maker: _TableRowMaker<Content.TableRowValue>
}

extension TableRowBodyView: View {
  var body: some View { content.tableRowBody._view(maker) }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never {
    Diagnostics.hasNoBody(Self.self, "it is primitive content of a table")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public var tableRowBody: Never { fatalError("Never has no value.") }
  public func _view(_ maker: _TableRowMaker<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// The row of one value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(isOneRow: true) }
  let value: Value
  public nonisolated init(_ value: Value) { self.value = value }
  public func _view(_ maker: _TableRowMaker<Value>) -> AnyView {
    AnyView(maker.view(of: value).tag(value.id))
  }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public let data: Data
  public func _view(_ maker: _TableRowMaker<Data.Element>) -> AnyView {
    AnyView(ForEach(data, content: maker.view))
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: Content._traits.mayOpen) }

  public func _view(_ maker: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, TableRowsView<Content>>(
        data: data, content: { TableRowsView(rows: content($0), maker: maker) }, ids: ids))
  }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// A row of a table for each identifiable element.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, ids: { ContiguousArray($0.map(\.id)) })
  }
}

extension ForEach
where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
  /// A row of a table for each identifiable element, which is the row's value.
  public nonisolated init(_ data: Data) {
    self.init(data: data, content: { TableRow($0) }, ids: { ContiguousArray($0.map(\.id)) })
  }
}

extension ForEach where Content: TableRowContent {
  /// A row of a table for each element, identified by the value at `id`.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, ids: { ContiguousArray($0.map { $0[keyPath: id] }) })
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: Content._traits.mayOpen) }

  public func _view(_ maker: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    AnyView(Section<Parent, AnyView, Footer>(header: header, content: content._view(maker), footer: footer))
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table that belong together.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table under a title.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table under a header.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
