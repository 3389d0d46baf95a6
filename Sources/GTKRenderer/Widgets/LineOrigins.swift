/// Which elements of a line go on as which of another: those that are the same, in their order, and between two of these what
/// goes as what comes in its place.
///
/// - Parameter goesOn: whether the second is what the first was.
/// - Parameter fits: whether the first can be made into the second.
/// - Returns: for each new element the place of the old one; nil: it is new.
func lineOrigins<Element>(
  from old: [Element], to new: [Element], goesOn: (Element, Element) -> Bool,
  fits: (Element, Element) -> Bool
) -> [Int?] {
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in new.difference(from: old, by: { goesOn($0, $1) && fits($0, $1) }) {
    switch change {
    case .remove(let place, _, _): removed.insert(place)
    case .insert(let place, _, _): inserted.insert(place)
    }
  }
  var origins = [Int?](repeating: nil, count: new.count)
  var (here, there) = (0, 0)
  while here < new.count {
    let going = (there..<old.count).prefix { removed.contains($0) }
    there += going.count
    var left = going[...]
    while here < new.count, inserted.contains(here) {
      if let next = left.firstIndex(where: { fits(old[$0], new[here]) }) {
        origins[here] = left[next]
        left = left[(next + 1)...]
      }
      here += 1
    }
    guard here < new.count else { break }
    origins[here] = there
    here += 1
    there += 1
  }
  return origins
}
