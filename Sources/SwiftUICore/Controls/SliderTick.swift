/// A mark on a slider's scale, with or without words.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  public typealias ID = V
  /// Where on the scale it is.
  public let value: V
  public nonisolated var id: V { value }
  /// What stands beside it: the words of its label; empty: nothing.
  let title: String

  public nonisolated init(_ value: V) {
    self.value = value
    title = ""
  }
  /// - Parameter label: its words stand under the mark; of other views nothing does.
  public nonisolated init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.value = value
    title = plainText(of: label())
  }
}

/// Marks on a slider's scale.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  /// The marks that this stands for.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent where V.Stride: BinaryFloatingPoint {
  public typealias Value = V
  public var _ticks: [SliderTick<V>] { [self] }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  public let _ticks: [SliderTick<Content.Value>]

  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where Content.Value == V { _ticks = data.flatMap { content($0)._ticks } }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init<V: BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where Content.Value == V { self.init(data, id: \.id, content: content) }
}

/// Several marks.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [SliderTick<Value>]
}

/// Marks that are there under a condition.
public struct _OptionalSliderTicks<Content: SliderTickContent>: SliderTickContent {
  let content: Content?
  public var _ticks: [SliderTick<Content.Value>] { content?._ticks ?? [] }
}

/// Marks of a slider from the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _SliderTicks<V> { _SliderTicks(_ticks: []) }
  public static func buildPartialBlock<Content: SliderTickContent<V>>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
  ) -> _SliderTicks<V> { _SliderTicks(_ticks: accumulated._ticks + next._ticks) }
  // What comes back names what may be missing: where it is, nothing else tells the compiler what it would have been.
  public static func buildIf<Content: SliderTickContent<V>>(_ content: Content?)
    -> _OptionalSliderTicks<Content>
  {
    _OptionalSliderTicks(content: content)
  }
  public static func buildEither(first: some SliderTickContent<V>) -> _SliderTicks<V> {
    _SliderTicks(_ticks: first._ticks)
  }
  public static func buildEither(second: some SliderTickContent<V>) -> _SliderTicks<V> {
    _SliderTicks(_ticks: second._ticks)
  }
  public static func buildArray(_ components: [some SliderTickContent<V>]) -> _SliderTicks<V> {
    _SliderTicks(_ticks: components.flatMap(\._ticks))
  }
}

extension View {
  /// Accepted without effect: a slider that could not be seen could not be moved.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
