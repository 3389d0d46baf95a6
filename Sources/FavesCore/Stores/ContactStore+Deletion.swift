import Foundation
import Storage

/// A contact in the trash.
public struct TrashedContact: Identifiable, Hashable, Sendable {
  public let id: Contact.ID
  public let name: PersonName
  public let deleted: Date
}

extension ContactStore {
  /// How long a contact stays in the trash.
  public static let daysInTrash = 30

  /// Moves contacts into the trash. `undoDelete()` brings them back.
  ///
  /// - Returns: what names the deletion; `nil` when nothing was deleted.
  @discardableResult
  public func delete(_ ids: Set<Contact.ID>) -> DeletionID? {
    let present = ids.filter { self[$0] != nil }
    guard !present.isEmpty, mayChange() else { return nil }
    let deletion = Deletion(items: takeOut(present))
    deletions.append(deletion)
    let date = now()
    let list = Array(present)
    disk?.write(list) { try ContactRecords.setDeleted(date, of: list, in: $0) }
    return deletion.id
  }

  /// Takes back a deletion that was not taken back yet, the last one unless told.
  public func undoDelete(_ id: DeletionID? = nil) {
    guard let index = deletions.lastIndex(where: { id == nil || $0.id == id }), mayChange() else { return }
    let entries = deletions.remove(at: index).items
    bringBack(entries)
    let ids = entries.map(\.id)
    disk?.write(ids) { try ContactRecords.setDeleted(nil, of: ids, in: $0) }
  }

  /// What is in the trash, the last thrown away first.
  public func trash() async throws -> [TrashedContact] {
    try await database?.read(ContactRecords.trash)
      ?? deletions.reversed().flatMap(\.items).map {
        TrashedContact(id: $0.id, name: $0.contact.name, deleted: now())
      }
  }

  /// Brings contacts back from the trash. Throws `StorageError`.
  public func restore(_ ids: Set<Contact.ID>) async throws {
    guard mayChange() else { return }
    guard let database else {
      bringBack(ids.compactMap(takeBack))
      return
    }
    let contacts = try await database.write { connection in
      try ContactRecords.setDeleted(nil, of: Array(ids), in: connection)
      return try ids.compactMap { try ContactRecords.find($0, in: connection) }
    }
    put(contacts.filter { self[$0.id] == nil })
  }

  /// Takes entries out of the list, and gives them.
  @discardableResult
  func takeOut(_ ids: Set<Contact.ID>) -> [ContactEntry] {
    let gone = ids.compactMap { entries.removeValue(forKey: $0) }.sorted { $0.place < $1.place }
    for entry in gone { entry.isDeleted = true }
    if gone.count > 100 {
      sections = Array(sorted: sections.flatMap(\.entries).filter { !$0.isDeleted })
    } else {
      for entry in gone { sections.remove(entry) }
    }
    membershipChanged()
    return gone
  }

  private func bringBack(_ gone: [ContactEntry]) {
    for entry in gone {
      entry.isDeleted = false
      entry.place = entry.place(by: nameOrder)
      entries[entry.id] = entry
    }
    if gone.count > 100 {
      sections = Array(sorted: entries.values.sorted { $0.place < $1.place })
    } else {
      for entry in gone { sections.insert(entry) }
    }
    membershipChanged()
  }

  /// Takes a deleted entry out of what can be undone, so that whoever shows it sees the same object come
  /// back.
  func takeBack(_ id: Contact.ID) -> ContactEntry? {
    for index in deletions.indices.reversed() {
      guard let entry = deletions[index].items.first(where: { $0.id == id }) else { continue }
      let rest = deletions[index].items.filter { $0.id != id }
      if rest.isEmpty {
        deletions.remove(at: index)
      } else {
        deletions[index] = Deletion(id: deletions[index].id, items: rest)
      }
      return entry
    }
    return nil
  }
}
