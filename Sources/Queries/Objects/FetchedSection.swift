import Foundation

/// Neighbours among the results of a fetch that have the same name.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let range: Range<Int>
  private let all: [NSManagedObject]

  var indexTitle: String? { name.first?.uppercased() }
  var numberOfObjects: Int { range.count }
  var objects: [Any]? { Array(all[range]) }

  /// - Parameter attribute: what names a section; nil: one section of all.
  static func sections(of objects: [NSManagedObject], by attribute: String?) -> [FetchedSection] {
    guard let attribute else { return [FetchedSection(name: "", range: objects.indices, all: objects)] }
    let names = objects.map { object in object.value(forKey: attribute).map { "\($0)" } ?? "" }
    var sections: [FetchedSection] = []
    var start = 0
    for end in 1...max(1, names.count) where end <= names.count {
      guard end == names.count || names[end] != names[start] else { continue }
      sections.append(FetchedSection(name: names[start], range: start..<end, all: objects))
      start = end
    }
    return sections
  }
}

extension [FetchedSection] {
  /// The place of a result, by section and by place in it.
  func path(of place: Int) -> IndexPath {
    // Sections hold all results.
    let section = firstIndex { $0.range.contains(place) }!
    return [section, place - self[section].range.lowerBound]
  }
}
