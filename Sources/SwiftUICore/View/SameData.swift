extension ForEach {
  /// Whether the elements are those of `shown`, as far as that can be told at a look.
  func hasSameData(as shown: Data) -> Bool {
    let place = data.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    let before = shown.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    guard let place, let before else { return false }
    // Both are alive, so what is in one place is one; nothing of it is read here.
    return place.baseAddress == before.baseAddress && place.count == before.count
  }
}
