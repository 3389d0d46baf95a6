internal import CReadAhead

/// Fetching what thousands of rows are compared by before it is needed. Each row's node, and what its element refers to, is
/// somewhere else in memory, and waiting for one after the other takes longer than all that is done with them.
///
/// Nothing is read of nodes or of what is referred to, so it does not matter whether a word that is taken for an address is
/// one.
enum ReadAhead {
  /// As much of a node as a comparison looks at, in bytes: its type, what it waits for, its view.
  private static var lookedAt: Int { 256 }

  /// How many rows are fetched at a time: what the processor can wait for, and keep until it is their turn.
  static let batch = 64

  static func nodes(_ nodes: ContiguousArray<_ViewNode>, at positions: Range<Int>) {
    // An array of nodes is one of addresses, and taken as such: to hold a node would be to wait for it.
    nodes.withUnsafeBytes { bytes in
      let addresses = bytes.assumingMemoryBound(to: UnsafeRawPointer.self)
      faves_read_ahead_objects(addresses.baseAddress! + positions.lowerBound, positions.count, lookedAt)
    }
  }

  /// What elements refer to, such as their strings.
  static func references<Element>(of elements: UnsafePointer<Element>, at positions: Range<Int>) {
    guard !_isPOD(Element.self) else { return }
    let size = positions.count * MemoryLayout<Element>.stride
    faves_read_ahead_referred_to(elements + positions.lowerBound, size)
  }
}
