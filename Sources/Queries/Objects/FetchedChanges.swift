import Foundation

/// What differs between two results of a fetch, in the order that it is told: what went, what came, what moved, what has
/// other values.
struct FetchedChanges {
  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    /// Places in the results before and after.
    let old: Int?
    let new: Int?
  }
  private(set) var all: [Change] = []
  var isEmpty: Bool { all.isEmpty }

  init(from old: [NSManagedObject], to new: [NSManagedObject], updated: (NSManagedObject) -> Bool) {
    let difference = new.map(ObjectIdentifier.init).difference(from: old.map(ObjectIdentifier.init))
      .inferringMoves()
    var moves: [Change] = []
    var displaced: Set<ObjectIdentifier> = []
    for case .remove(let place, let id, let target) in difference.removals {
      displaced.insert(id)
      if let target {
        moves.append(Change(object: old[place], type: .move, old: place, new: target))
      } else {
        all.append(Change(object: old[place], type: .delete, old: place, new: nil))
      }
    }
    for case .insert(let place, let id, nil) in difference.insertions {
      displaced.insert(id)
      all.append(Change(object: new[place], type: .insert, old: nil, new: place))
    }
    all += moves
    let places = Dictionary(old.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    for (place, object) in new.enumerated() {
      let id = ObjectIdentifier(object)
      guard !displaced.contains(id), updated(object) else { continue }
      all.append(Change(object: object, type: .update, old: places[id], new: place))
    }
  }
}
