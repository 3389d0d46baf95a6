/// Whether two values are the same as far as views are concerned (see `FieldLayout`).
@MainActor
func areSame<T>(_ old: T, _ new: T) -> Bool {
  let layout = FieldLayout.ofValue(T.self)
  // Both values stay in place for the length of the call.
  return withRawPointer(to: old) { old in
    withRawPointer(to: new) { layout.isEqual(old, $0) }
  }
}

/// An optional of something that is compared field by field: what it holds is, its spare bits are not.
protocol ComparedOptional {
  /// Whether the optionals at two places are the same; both places hold a value of this type.
  @MainActor static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension Optional: ComparedOptional {
  @MainActor static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    switch (old.assumingMemoryBound(to: Self.self).pointee, new.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let old?, let new?): SwiftUICore.areSame(old, new)
    default: false
    }
  }
}
