/// The elements of a `ForEach` that lie next to each other in memory, handed on as they lie there.
///
/// Thousands of rows are made anew for a change of two. To copy each element out is to count a reference to each of its
/// strings, and to wait for the memory where that string is. So what an element refers to is fetched some rows before its
/// turn, and the element itself is lent.
struct ElementsInPlace<Element> {
  // A type that cannot be copied is lent where a generic one is copied. It holds an element and nothing else, so it lies
  // there just as the element does. The elements live as long as this value: both are parameters of
  // `withContiguousStorageIfAvailable`'s closure or of what that calls.
  private struct Lent: ~Copyable {
    let element: Element
  }
  private let base: UnsafeRawPointer
  // Asked of the element's type: where it is not known until run time, `Lent` of it is looked up each time it is named.
  private let stride = MemoryLayout<Element>.stride
  private let end: Int
  /// Whether there is something to fetch.
  private let areReferring = !_isPOD(Element.self)

  /// - Parameter positions: of those that will be asked for.
  init(_ base: UnsafePointer<Element>, at positions: RowPositions) {
    self.base = UnsafeRawPointer(base)
    end = positions.end
    for index in 0..<min(ReadAhead.distance, positions.count) { fetch(positions[index]) }
  }

  @inline(__always)
  func lend<Result>(_ position: Int, to function: (Element) -> Result) -> Result {
    fetch(position + ReadAhead.distance)
    return Self.call(function, (base + position * stride).assumingMemoryBound(to: Lent.self).pointee)
  }

  private static func call<Result>(_ function: (Element) -> Result, _ lent: borrowing Lent) -> Result {
    function(lent.element)
  }

  @inline(__always)
  private func fetch(_ position: Int) {
    if areReferring, position < end { ReadAhead.references(in: base + position * stride, size: stride) }
  }
}
