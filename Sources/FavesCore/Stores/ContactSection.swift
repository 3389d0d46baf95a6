/// A stretch of the contact list under one heading.
public struct ContactSection: Identifiable, Sendable {
  /// What it holds, in the order of the list.
  public enum ID: Hashable, Comparable, Sendable {
    case favourites
    /// "A" to "Z".
    case letter(String)
    /// Names that begin with something else.
    case others

    init(key: String, isFavourite: Bool) {
      if isFavourite {
        self = .favourites
      } else if let first = key.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
        self = .letter(String(Unicode.Scalar(first - 32)))
      } else {
        self = .others
      }
    }

    /// Numbers that are in the order of the sections: a list of all contacts is sorted by them.
    var rank: Int {
      switch self {
      case .favourites: 0
      case .letter(let letter): Int(letter.utf8.first ?? 0)
      case .others: 256
      }
    }
  }

  public let id: ID
  public internal(set) var entries: [ContactEntry]

  public var title: String {
    switch id {
    case .favourites: "Favourites"
    case .letter(let letter): letter
    case .others: "#"
    }
  }
}

/// A list of sections that is kept in order: finding a place takes a binary search, and nothing else is
/// looked at.
@MainActor extension [ContactSection] {
  /// - Parameter sorted: entries in the order of their places.
  init(sorted: [ContactEntry]) { self.init(sorted, in: sorted.map(\.place.section)) }

  /// - Parameters:
  ///   - sorted: entries in the order of their places.
  ///   - ids: the section of each.
  nonisolated init(_ sorted: [ContactEntry], in ids: [ContactSection.ID]) {
    self = []
    var start = 0
    while start < sorted.count {
      let id = ids[start]
      let end = ids[start...].firstIndex { $0 != id } ?? sorted.count
      append(ContactSection(id: id, entries: [ContactEntry](sorted[start..<end])))
      start = end
    }
  }

  mutating func insert(_ entry: ContactEntry) {
    let section = firstIndex { $0.id >= entry.place.section } ?? endIndex
    guard section < endIndex, self[section].id == entry.place.section else {
      insert(ContactSection(id: entry.place.section, entries: [entry]), at: section)
      return
    }
    let row = self[section].entries.partitioningIndex { $0.place >= entry.place }
    self[section].entries.insert(entry, at: row)
  }

  /// Takes out an entry that stands at its `place`.
  mutating func remove(_ entry: ContactEntry) {
    guard let section = firstIndex(where: { $0.id == entry.place.section }) else { return }
    let row = self[section].entries.partitioningIndex { $0.place >= entry.place }
    guard row < self[section].entries.count, self[section].entries[row] === entry else { return }
    if self[section].entries.count == 1 {
      remove(at: section)
    } else {
      self[section].entries.remove(at: row)
    }
  }
}

extension Array {
  /// The first index whose element `isAfter`, in an array whose elements that are not all stand before those
  /// that are.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
