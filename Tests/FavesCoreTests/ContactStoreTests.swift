import Foundation
import Testing

@testable import FavesCore

@MainActor @Suite("The contact store") struct ContactStoreTests {
  let clock = Clock()

  private func store(_ contacts: Contact...) -> ContactStore {
    let clock = clock
    return FavesLibrary(contacts: contacts, now: { clock.now }).contacts
  }

  @Test("Favourites first, then letters, then the rest; accents do not matter")
  func sections() {
    let store = store(
      Contact("Zoë"), Contact("Øystein"), Contact("ann"), Contact("Bob", favourite: true), Contact("Ämil"),
      Contact("007"),
      Contact("Анна Б"), Contact())
    #expect(
      store.outline == [
        "[Favourites]", "Bob", "[A]", "Ämil", "ann", "Анна Б", "[N]", "No Name", "[O]", "Øystein", "[Z]",
        "Zoë", "[#]", "007",
      ])
    #expect(store.count == 8)
  }

  @Test("By family name when that is asked for")
  func nameOrder() {
    let store = store(Contact("Ann Zorn"), Contact("Zoë Abel"), Contact("Mia"))
    #expect(store.outline == ["[A]", "Ann Zorn", "[M]", "Mia", "[Z]", "Zoë Abel"])
    store.nameOrder = .family
    #expect(store.outline == ["[A]", "Zoë Abel", "[M]", "Mia", "[Z]", "Ann Zorn"])
    store.add([Contact("Bea Yang")])
    #expect(store.outline.suffix(4) == ["[Y]", "Bea Yang", "[Z]", "Ann Zorn"])
  }

  @Test("A new draft adds a contact, an edited one changes it in its place")
  func save() throws {
    let store = store(Contact("Ann"), Contact("Cid"))
    var draft = ContactDraft()
    draft.name = "Bob"
    let bob = try #require(store.save(draft))
    #expect(bob.contact.created == clock.now)
    #expect(store.outline == ["[A]", "Ann", "[B]", "Bob", "[C]", "Cid"])
    clock.advance(days: 1)
    draft = ContactDraft(bob.contact)
    draft.name = "Dan"
    #expect(store.save(draft) === bob)
    #expect(store.outline == ["[A]", "Ann", "[C]", "Cid", "[D]", "Dan"])
    #expect(bob.modified == clock.now)
    #expect(bob.created < clock.now)
  }

  @Test("Cancelling a draft changes nothing")
  func cancel() throws {
    let store = store(Contact("Ann"))
    var draft = ContactDraft(try #require(store.entry(named: "Ann")).contact)
    draft.name = "Bob"
    #expect(store.outline == ["[A]", "Ann"])
  }

  @Test("A star set while the contact is edited stays")
  func starDuringEdit() throws {
    let store = store(Contact("Ann"))
    let ann = try #require(store.entry(named: "Ann"))
    var draft = ContactDraft(ann.contact)
    draft.note = "x"
    store.setFavourite(true, for: ann.id)
    #expect(store.outline == ["[Favourites]", "Ann"])
    store.save(draft)
    #expect(ann.isFavourite)
    #expect(ann.note == "x")
  }

  @Test("Editing one contact of many concerns that contact only")
  func oneOfMany() throws {
    let store = FavesLibrary(contacts: (0..<1000).map { Contact("Person \($0)") }).contacts
    let edited = try #require(store.entry(named: "Person 500"))
    let other = try #require(store.entry(named: "Person 501"))
    let list = ChangeCount { _ = store.sections.count }
    let counter = ChangeCount { _ = store.count }
    let row = ChangeCount { _ = edited.contact }
    let otherRow = ChangeCount { _ = other.contact }
    let looked = ChangeCount { _ = store[other.id]?.displayName }
    var draft = ContactDraft(edited.contact)
    draft.position = "Boss"
    store.save(draft)
    #expect(list.count == 0)
    #expect(row.count == 1)
    #expect(otherRow.count == 0)
    #expect(looked.count == 0)
    store.delete([edited.id])
    #expect(list.count == 1)
    #expect(counter.count > 0)
    #expect(row.count == 1)
    #expect(otherRow.count == 0)
    #expect(looked.count == 0)
  }

  @Test("Kept in order step by step, the list is as if it had been sorted anew")
  func incremental() {
    var random = Seeded(state: 7)
    let names = ["Ann", "ann", "Änne", "Bob", "7", "東京", "Zoë", "Иван", "", "Ann Bob", "Zoë Ann"]
    let store = store()
    for step in 0..<500 {
      let all = store.sections.flatMap(\.entries)
      switch random.next() % 5 {
      case 0, 1: store.add([Contact(names.randomElement(using: &random)!, favourite: random.next() % 4 == 0)])
      case 2:
        if let entry = all.randomElement(using: &random) {
          store.setFavourite(!entry.isFavourite, for: entry.id)
        }
      case 3:
        if let entry = all.randomElement(using: &random) {
          var draft = ContactDraft(entry.contact)
          draft.name = names.randomElement(using: &random)!
          store.save(draft)
        }
      default:
        store.delete(Set(all.shuffled(using: &random).prefix(2).map(\.id)))
        if random.next() % 2 == 0 { store.undoDelete() }
      }
      if step % 50 == 0 { store.nameOrder = store.nameOrder == .given ? .family : .given }
      let anew = [ContactSection](sorted: store.entries.values.sorted { $0.place < $1.place })
      #expect(store.sections.map(\.id) == anew.map(\.id))
      #expect(store.sections.flatMap(\.entries).map(\.id) == anew.flatMap(\.entries).map(\.id))
      #expect(store.entries.values.allSatisfy { $0.place == $0.place(by: store.nameOrder) })
      #expect(store.count == store.entries.count)
    }
  }

  @Test("Deleting is undone step by step, with the same objects")
  func undo() throws {
    let store = store(Contact("Ann"), Contact("Bob"), Contact("Cid"))
    let ann = try #require(store.entry(named: "Ann"))
    let bob = try #require(store.entry(named: "Bob"))
    store.delete([ann.id, bob.id])
    store.delete([try #require(store.entry(named: "Cid")).id])
    #expect(store.sections.isEmpty)
    #expect(store[ann.id] == nil)
    #expect(ann.isDeleted)
    store.undoDelete()
    #expect(store.outline == ["[C]", "Cid"])
    #expect(store.lastDeletion?.items.map(\.id) == [ann.id, bob.id])
    store.undoDelete()
    store.undoDelete()
    #expect(store.outline == ["[A]", "Ann", "[B]", "Bob", "[C]", "Cid"])
    #expect(store[ann.id] === ann)
    #expect(!ann.isDeleted)
  }

  @Test("Whoever looked in vain hears when the contact comes back")
  func lookUp() throws {
    let store = store(Contact("Ann"))
    let ann = try #require(store.entry(named: "Ann"))
    store.delete([ann.id])
    let looking = ChangeCount { _ = store[ann.id] }
    store.undoDelete()
    #expect(looking.count > 0)
    #expect(store[ann.id] === ann)
  }

  @Test("Half of a thousand are deleted and brought back at once")
  func bulk() {
    let store = FavesLibrary(contacts: (0..<1000).map { Contact("Person \($0)") }).contacts
    let before = store.outline
    store.delete(Set(store.sections.flatMap(\.entries).prefix(500).map(\.id)))
    #expect(store.count == 500)
    #expect(store.outline == ["[P]"] + before.suffix(500))
    store.undoDelete()
    #expect(store.outline == before)
  }

  @Test("A draft of a contact that was deleted meanwhile brings it back")
  func saveDeleted() throws {
    let store = store(Contact("Ann"))
    let ann = try #require(store.entry(named: "Ann"))
    var draft = ContactDraft(ann.contact)
    draft.note = "x"
    store.delete([ann.id])
    store.save(draft)
    #expect(store[ann.id]?.note == "x")
    #expect(store.outline == ["[A]", "Ann"])
    #expect(store.lastDeletion == nil)
  }

  @Test("The photo cache lets go of the oldest when it is full")
  func photoCache() {
    var cache = PhotoCache(capacity: 10)
    let ids = (0..<3).map { _ in UUID() }
    for id in ids { cache.insert(Data(count: 4), for: id) }
    #expect(ids.map { cache[$0] != nil } == [false, true, true])
  }
}

/// Random numbers that are the same in each run (splitmix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
