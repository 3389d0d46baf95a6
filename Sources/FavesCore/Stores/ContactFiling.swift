/// All contacts as the store holds them: found by their ids, and sorted. Made away from the main thread, where it takes the
/// greater part of the time until a list of many is there.
struct ContactFiling: Sendable {
  let order: NameOrder
  let entries: [Contact.ID: ContactEntry]
  let sections: [ContactSection]
  /// What a search looks through; not begun.
  let folding: FoldingAhead

  /// - Parameter contacts: in any order.
  init(_ contacts: [Contact] = [], by order: NameOrder = .given) {
    self.order = order
    folding = FoldingAhead(contacts)
    let filed = contacts.map(FiledContact.init)
    let places = filed.map { $0.place(by: order) }
    // Numbers are less to move about than contacts.
    let sorted = places.indices.sorted { places[$0] < places[$1] }
    let entries = sorted.map { ContactEntry(filed[$0], place: places[$0], inFolded: $0) }
    var byID = [Contact.ID: ContactEntry](minimumCapacity: entries.count)
    // Of two with the same id the first stays.
    for entry in entries.reversed() { byID[entry.id] = entry }
    self.entries = byID
    sections = Array(entries, in: sorted.map { places[$0].section })
  }
}
