import Queries

/// The results of a fetch request, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  /// Results with one section identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate let elements: FetchedElements<Result>
    fileprivate let range: Range<Int>

    public var startIndex: Int { 0 }
    public var endIndex: Int { range.count }
    public subscript(position: Int) -> Result {
      precondition(position >= 0 && position < range.count, "Index \(position) is out of range of a section.")
      return elements[range.lowerBound + position]
    }
  }

  private let sections: [Section]
  private let place: FetchPlace<Result>?

  @MainActor
  init(_ place: FetchPlace<Result>?) {
    self.place = place
    guard let place else {
      sections = []
      return
    }
    // Set by every initializer of the request.
    let identifier = place.peek().section as! KeyPath<Result, SectionIdentifier>
    sections = place.divide { Self.sections(of: $0, identifier) }
  }

  private static func sections(
    of elements: FetchedElements<Result>, _ identifier: KeyPath<Result, SectionIdentifier>
  ) -> [Section] {
    var sections: [Section] = []
    var start = 0
    for index in 0..<elements.count {
      let id = elements[index][keyPath: identifier]
      let isLast = index + 1 == elements.count
      if isLast || elements[index + 1][keyPath: identifier] != id {
        sections.append(Section(id: id, elements: elements, range: start..<index + 1))
        start = index + 1
      }
    }
    return sections
  }

  private var settings: FetchSettings<Result>? { FetchPlace.settings(of: place) }

  private func change(_ body: (inout FetchSettings<Result>) -> Void) { FetchPlace.change(place, body) }

  /// What divides the results; setting it divides them anew.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get {
      guard let section = settings?.section as? KeyPath<Result, SectionIdentifier> else {
        Diagnostics.stop("The section identifier of a fetch request was read before its view was on screen.")
      }
      return section
    }
    nonmutating set { change { $0.section = newValue } }
  }

  /// The predicate; setting it fetches anew.
  public var nsPredicate: NSPredicate? {
    get { settings?.predicate }
    nonmutating set {
      change {
        $0.predicate = newValue
        $0.failure = nil
      }
    }
  }

  /// The order; setting it fetches anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings?.sort ?? [] }
    nonmutating set { change { $0.sort = newValue } }
  }

  /// The order; setting it fetches anew. Empty where it was given by `NSSortDescriptor`s.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings?.sortDescriptors ?? [] }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}

extension SectionedFetchResults: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
