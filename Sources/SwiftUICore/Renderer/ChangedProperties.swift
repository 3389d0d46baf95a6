@_spi(Reflection) import Swift

/// The names of the stored properties in which two descriptions differ, of those that can be compared.
@MainActor
package func changedProperties<D: Description>(from old: D, to new: D) -> [String] {
  let properties = ComparedProperty.all(of: D.self)
  // Both values stay in place for the length of the call, and the offsets are those of their type.
  return withRawPointer(to: old) { old in
    withRawPointer(to: new) { new in
      properties.compactMap { $0.isEqual(old + $0.offset, new + $0.offset) ? nil : $0.name }
    }
  }
}

/// A property of a description, found once per type: to look into a value takes many times as long as the update that
/// it tells of.
private struct ComparedProperty {
  let name: String
  let offset: Int
  let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  @MainActor private static var known: [ObjectIdentifier: [ComparedProperty]] = [:]

  @MainActor
  static func all(of type: Any.Type) -> [ComparedProperty] {
    let key = ObjectIdentifier(type)
    if let properties = known[key] { return properties }
    var properties: [ComparedProperty] = []
    _ = _forEachField(of: type, options: noFieldOptions) { name, offset, fieldType, _ in
      if let fieldType = fieldType as? any Equatable.Type {
        properties.append(
          ComparedProperty(name: String(cString: name), offset: offset, isEqual: equality(fieldType)))
      }
      return true
    }
    known[key] = properties
    return properties
  }

  private static func equality<T: Equatable>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    // The pointers point into two values of the type whose field of type `T` this is.
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
}
