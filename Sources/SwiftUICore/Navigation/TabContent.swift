/// Tabs of a `TabView`, chosen by values of one type: a `Tab`, a section of them, or what is made of those.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that choose the tabs.
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent
  /// The tabs that these consist of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  associatedtype _Views: View
  /// The tabs as views with labels and tags.
  nonisolated var _views: _Views { get }
}

extension TabContent {
  public nonisolated var _views: _ComposedTabs<Self> { _ComposedTabs(content: self) }
}

extension TabContent where Body == Never {
  /// Primitives have no body of their own; nobody asks for it.
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive tab") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tabs made of other tabs: a view, so that they may have states of their own.
public struct _ComposedTabs<Content: TabContent> {
  let content: Content
}

extension _ComposedTabs: View {
  public var body: some View { content.body._views }
}

/// Tabs as the views that they are.
public struct _TabViews<TabValue: Hashable, Views: View> {
  let views: Views
}

extension _TabViews: TabContent {
  public typealias Body = Never
  public nonisolated var _views: Views { views }
}

/// Builds tabs from the statements of a closure. Their values are of one type, so that `.home` will do.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> _TabViews<TabValue, Content._Views> where Content.TabValue == TabValue {
    _TabViews(views: content._views)
  }
  public static func buildBlock<Views>(_ tabs: _TabViews<TabValue, Views>) -> _TabViews<TabValue, Views> {
    tabs
  }
  public static func buildBlock<each Views>(
    _ tabs: repeat _TabViews<TabValue, each Views>
  ) -> _TabViews<TabValue, TupleView<(repeat each Views)>> {
    _TabViews(views: TupleView((repeat (each tabs).views)))
  }
  public static func buildIf<Views>(
    _ tabs: _TabViews<TabValue, Views>?
  ) -> _TabViews<TabValue, Views?> {
    _TabViews(views: tabs?.views)
  }
  public static func buildEither<First, Second>(
    first: _TabViews<TabValue, First>
  ) -> _TabViews<TabValue, _ConditionalContent<First, Second>> {
    _TabViews(views: _ConditionalContent(storage: .first(first.views)))
  }
  public static func buildEither<First, Second>(
    second: _TabViews<TabValue, Second>
  ) -> _TabViews<TabValue, _ConditionalContent<First, Second>> {
    _TabViews(views: _ConditionalContent(storage: .second(second.views)))
  }
  public static func buildLimitedAvailability<Views>(
    _ tabs: _TabViews<TabValue, Views>
  ) -> _TabViews<TabValue, AnyView> {
    _TabViews(views: AnyView(tabs.views))
  }
}

extension TabView {
  /// Tabs that are chosen by a value.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == C._Views, C.TabValue == SelectionValue {
    self.init(selection: selection, views: content()._views)
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs that are chosen by the bar alone.
  @_disfavoredOverload
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == C._Views, C.TabValue == Never {
    self.init(selection: nil, views: content()._views)
  }
}

// MARK: several tabs as one

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public nonisolated var _views: Content._Views { content._views }

  @_disfavoredOverload
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
    self.content = content()
  }
}

// MARK: tabs of a collection

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public nonisolated var _views: ForEach<Data, ID, Content._Views> {
    let content = content
    return ForEach<Data, ID, Content._Views>(data: data, content: { content($0)._views }, ids: ids)
  }

  /// Tabs for each identifiable element.
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V {
    self.init(data: data, content: content, ids: { ContiguousArray($0.map(\.id)) })
  }

  /// Tabs for each element, identified by the value at `id`.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, ids: { ContiguousArray($0.map { $0[keyPath: id] }) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Tabs for each number of a range.
  public nonisolated init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, ids: { ContiguousArray($0) })
  }
}
