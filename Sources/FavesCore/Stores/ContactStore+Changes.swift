import Foundation
import Storage

extension ContactStore {
  /// Saves a draft: changes its contact or adds a new one. A draft whose contact was deleted meanwhile brings
  /// it back.
  ///
  /// - Returns: the contact's entry; `nil` when nothing can be changed now, and `lastError` says why.
  @discardableResult
  public func save(_ draft: ContactDraft) -> ContactEntry? {
    var contact = draft.contact(now: now())
    // The star is on the details page too and may have been set since the draft was made.
    if let original = draft.original, let entry = entries[draft.id], draft.isFavourite == original.isFavourite
    {
      contact.isFavourite = entry.contact.isFavourite
    }
    guard mayChange(unsaved: [contact]) else { return nil }
    if case .replaced(let data) = draft.photo, let id = contact.photo { photos.insert(data, for: id) }
    save([contact])
    return entries[contact.id]
  }

  /// Adds contacts, or replaces those whose ids are there, all in one transaction.
  public func add(_ contacts: [Contact]) {
    guard !contacts.isEmpty, mayChange(unsaved: contacts) else { return }
    save(contacts)
  }

  /// Saves again what could not be saved.
  public func saveAgain() {
    guard let unsaved = lastError?.unsaved, !unsaved.isEmpty else { return }
    lastError = nil
    add(unsaved)
  }

  private func save(_ contacts: [Contact]) {
    put(contacts)
    let records = contacts.map { (contact: $0, photo: cachedPhoto($0.photo)) }
    disk?.write(contacts.map(\.id)) { connection in
      for record in records { try ContactRecords.save(record.contact, photo: record.photo, in: connection) }
    }
  }

  public func setFavourite(_ isFavourite: Bool, for id: Contact.ID) {
    guard var contact = self[id]?.contact, contact.isFavourite != isFavourite, mayChange() else { return }
    contact.isFavourite = isFavourite
    put([contact])
    disk?.write([id]) { try ContactRecords.setFavourite(isFavourite, of: id, in: $0) }
  }

  /// Whether changes are taken; where not, says so in `lastError`.
  func mayChange(unsaved: [Contact] = []) -> Bool {
    if phase.isEditable { return true }
    lastError.add(
      phase.trouble
        ?? Trouble(title: "Your contacts are still being read", message: "Try again in a moment."),
      unsaved: unsaved)
    return false
  }

  // MARK: Memory

  /// Makes memory hold `contacts`, touching no section that stays as it is.
  func put(_ contacts: [Contact]) {
    // Each insertion moves what stands behind it; for many it is less to sort once.
    let isBulk = contacts.count > 100 && contacts.count > count / 10
    for contact in contacts { put(FiledContact(contact), isBulk: isBulk) }
    if isBulk { sections = Array(sorted: entries.values.sorted { $0.place < $1.place }) }
    membershipChanged()
  }

  private func put(_ filed: FiledContact, isBulk: Bool) {
    let place = filed.place(by: nameOrder)
    guard let entry = entries[filed.contact.id] else {
      let entry = takeBack(filed.contact.id) ?? ContactEntry(filed, place: place)
      entry.isDeleted = false
      entry.place = place
      entry.update(filed)
      entries[entry.id] = entry
      if !isBulk { sections.insert(entry) }
      return
    }
    let moves = entry.place != place
    if moves, !isBulk { sections.remove(entry) }
    entry.place = place
    entry.update(filed)
    if moves, !isBulk { sections.insert(entry) }
  }

  /// After a failed write: makes memory hold what the disk has.
  func putRight(_ id: Contact.ID, _ stored: Contact?) {
    let held = entries[id]?.contact
    guard held != stored else { return }
    if let held { lastError.keep(held, after: lastTrouble) }
    if let stored { put([stored]) } else { takeOut([id]) }
  }
}
