/// The types of the running program that conform to a protocol, read from what the compiler wrote about them.
///
/// The layouts are Swift's stable ABI ("Type Metadata" in the compiler's documentation); every loaded image that holds
/// Swift code has registered its sections with the runtime.
enum ConformingTypes {
  /// The types that declare a conformance to a protocol, in no particular order; generic ones are left out, since they
  /// are not types yet.
  /// - Parameter existential: `(any P).self`, for a `P` of Swift's.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    // An existential type's metadata: a word for the kind, two 32-bit numbers, then its protocols.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let wanted = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return sections().flatMap { section in
      stride(from: 0, to: section.count, by: MemoryLayout<Int32>.stride).compactMap { offset in
        (section.baseAddress! + offset).relativePointer.flatMap { type(conforming: $0, to: wanted) }
      }
    }
  }

  /// The type of the conformance that is described at `conformance`, if it is one to the protocol `wanted`.
  private static func type(conforming conformance: UnsafeRawPointer, to wanted: UnsafeRawPointer) -> Any.Type?
  {
    guard conformance.relativeIndirectablePointer == wanted else { return nil }
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    guard let reference = (conformance + 4).relativePointer else { return nil }
    switch flags >> 3 & 7 {
    case 0: return type(describedAt: reference)
    case 1: return type(describedAt: reference.load(as: UnsafeRawPointer.self))
    default: return nil
    }
  }

  /// The class, structure or enumeration that `descriptor` describes.
  private static func type(describedAt descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard 16...18 ~= flags & 0x1f, !isGeneric, let access = (descriptor + 12).relativePointer else {
      return nil
    }
    // Swift's convention agrees with C's for one word in; of the two that come back, the first is the metadata.
    typealias Access = @convention(c) (_ complete: UInt) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(access, to: Access.self)(0), to: Any.Type.self)
  }

  /// The list of conformances in each image.
  private static func sections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { sections in
      enumerateMetadataSections(
        { image, sections in
          // Four words, then the start and length of the list of protocols, and of that of conformances.
          let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let count = image.load(fromByteOffset: 56, as: Int.self)
          if let start, count > 0 {
            sections.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
              .append(UnsafeRawBufferPointer(start: start, count: count))
          }
          return true
        }, sections)
    }
    return sections
  }
}

/// The runtime's: calls `body` with each image's `MetadataSections` until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> CBool,
  _ context: UnsafeMutableRawPointer)

extension UnsafeRawPointer {
  /// What the 32-bit distance stored here leads to; nil for none.
  fileprivate var relativePointer: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    return distance == 0 ? nil : self + Int(distance)
  }

  /// The same, where an odd distance leads to a pointer to the thing.
  fileprivate var relativeIndirectablePointer: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    if distance == 0 { return nil }
    if distance & 1 == 0 { return self + Int(distance) }
    return (self + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
