/// What a program says of a piece of text for its own text renderer to read.
public protocol TextAttribute {}

extension Text {
  /// Says `value` of the text, one of each type; it looks as before, and a text renderer finds it in the text's runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var text = self
    text.traits.attributes = CustomTextAttributes([value]).over(traits.attributes)
    return text
  }
}

/// What programs say of a piece of text, one value of a type.
///
/// Values are only ever read, by the renderer that is given the text, on the main thread.
package struct CustomTextAttributes: Hashable, @unchecked Sendable {
  private var values: [any TextAttribute]
  init(_ values: [any TextAttribute]) { self.values = values }

  func over(_ outer: CustomTextAttributes?) -> CustomTextAttributes {
    guard let outer else { return self }
    return CustomTextAttributes(
      values + outer.values.filter { old in !values.contains { type(of: $0) == type(of: old) } })
  }

  func value<T: TextAttribute>(of type: T.Type) -> T? {
    for case let value as T in values { return value }
    return nil
  }

  /// Whether they are known to be the same: values that cannot be compared are not.
  package static func == (a: Self, b: Self) -> Bool {
    func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool { a == b as? A }
    func isEmpty<A: TextAttribute>(_ a: A) -> Bool { MemoryLayout<A>.size == 0 }
    return a.values.count == b.values.count
      && zip(a.values, b.values).allSatisfy { old, new in
        guard type(of: old) == type(of: new) else { return false }
        if let old = old as? any Equatable { return isEqual(old, new) }
        return isEmpty(old)
      }
  }
  package func hash(into hasher: inout Hasher) {
    for value in values { hasher.combine(ObjectIdentifier(type(of: value))) }
  }
}
