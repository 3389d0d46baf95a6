import Foundation
import Observation
import Storage

/// The contacts. Memory first, disk behind: a change shows at once, and reaches the disk a moment later;
/// `flush()` waits for it.
///
/// Reading an entry's properties depends on that entry only; reading `sections` depends on who is in the
/// list, and in which order, and not on what the entries say.
@MainActor @Observable
public final class ContactStore {
  public internal(set) var phase: LoadPhase = .loading
  /// Every contact: favourites first, then by letter.
  public internal(set) var sections: [ContactSection] = []
  public internal(set) var count = 0
  /// What could not be made or saved. Set it to `nil` when it was read.
  public var lastError: SaveFailure<Contact>?
  /// What `undoDelete()` would bring back.
  public var lastDeletion: Deletion<ContactEntry>? { deletions.last }
  /// By which part of the name the list is sorted. Setting it sorts anew.
  public var nameOrder: NameOrder = .given {
    didSet { if nameOrder != oldValue { fileAgain() } }
  }

  var deletions: [Deletion<ContactEntry>] = []
  /// Changes whenever a search may give something else.
  var searchRevision = 0

  @ObservationIgnored var entries: [Contact.ID: ContactEntry] = [:]
  @ObservationIgnored var lastSearch: (query: SearchQuery, revision: Int, sections: [ContactSection])?
  /// What a search looks through, until there is one.
  @ObservationIgnored var folding: FoldingAhead?
  @ObservationIgnored var photos = PhotoCache()
  @ObservationIgnored var lastTrouble: Trouble?
  @ObservationIgnored var database: Database?
  @ObservationIgnored var disk: WriteBehind<Contact>?
  @ObservationIgnored let now: () -> Date

  /// - Parameter now: the time, for dates in contacts and in the trash.
  init(now: @escaping () -> Date = Date.init) { self.now = now }

  /// The contact with an id; `nil` when there is none. A view that reads it depends on this contact alone as
  /// long as it is there.
  public subscript(id: Contact.ID) -> ContactEntry? {
    guard let entry = entries[id], !entry.isDeleted else {
      // Whoever asks in vain shall hear when it comes.
      _ = count
      return nil
    }
    return entry
  }

  /// Waits until the disk has every change made so far.
  public func flush() async { await disk?.flush() }

  /// Shows what was read.
  ///
  /// - Parameter database: where changes go; `nil` keeps them in memory.
  func load(_ filing: ContactFiling, from database: Database?, phase: LoadPhase) {
    entries = filing.entries
    folding = filing.folding
    deletions = []
    photos = PhotoCache()
    self.database = database
    disk = WriteBehind(database, find: ContactRecords.find) { [weak self] error in
      let trouble = Trouble(title: "Your contacts could not be saved", error: error)
      self?.lastTrouble = trouble
      self?.lastError.add(trouble)
    } putRight: { [weak self] id, contact in
      self?.putRight(id, contact)
    }
    sections = filing.sections
    if filing.order != nameOrder { fileAgain() }
    membershipChanged()
    self.phase = phase
  }

  func membershipChanged() {
    count = entries.count
    searchRevision += 1
  }

  private func fileAgain() {
    for entry in entries.values { entry.place = entry.place(by: nameOrder) }
    sections = Array(sorted: entries.values.sorted { $0.place < $1.place })
    searchRevision += 1
  }
}
