import Queries

/// The results of a fetch request, in order. An element is made when it is asked for.
public struct FetchedResults<Result: NSFetchRequestResult> {
  let elements: FetchedElements<Result>
  private let place: FetchPlace<Result>?

  @MainActor
  init(_ place: FetchPlace<Result>?) {
    self.place = place
    elements = place?.read() ?? FetchedElements([])
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

  private var settings: FetchSettings<Result>? { FetchPlace.settings(of: place) }

  private func change(_ body: (inout FetchSettings<Result>) -> Void) { FetchPlace.change(place, body) }
}

extension FetchPlace {
  /// The settings, for accessors that are on the main actor and cannot say so: collections have no actor.
  nonisolated static func settings(of place: FetchPlace?) -> FetchSettings<Result>? {
    withMainActorUnchecked { place?.get() }
  }

  /// Changes the settings; where there is no place, the view is not on screen.
  nonisolated static func change(_ place: FetchPlace?, _ body: (inout FetchSettings<Result>) -> Void) {
    guard let place else {
      Diagnostics.warn(
        "A fetch request for \(Result.self) was changed before its view was on screen; the change is lost.")
      return
    }
    // Nobody else holds the copy.
    nonisolated(unsafe) var settings = withMainActorUnchecked { place.peek() }
    body(&settings)
    withMainActorUnchecked { place.set(settings) }
  }
}

extension FetchedResults: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Result { elements[position] }
}
