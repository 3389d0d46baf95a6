import Foundation
import Testing

@testable import FavesCore

@MainActor @Suite("Texts are folded for a search when one comes, or ahead of it") struct FoldingTests {
  private static func contacts(_ count: Int) -> [Contact] { (0..<count).map { Contact("Zoë \($0)") } }

  @Test("A library that was opened has folded nothing; the first search finds by all fields all the same")
  func opened() async throws {
    let folder = try TemporaryFolder()
    let library = FavesLibrary(location: folder.location)
    library.open(within: .seconds(60))
    #expect(library.contacts.count > 0)
    #expect(library.contacts.foldedCount == 0)
    #expect(library.contacts.sections(matching: "madison thomp").flatMap(\.entries).count == 1)
    #expect(library.contacts.foldedCount == library.contacts.count)
    await library.close()
  }

  @Test("What was opened is folded without a search, on another thread")
  func withoutASearch() async throws {
    let folder = try TemporaryFolder()
    let library = FavesLibrary(location: folder.location)
    library.open(within: .seconds(60))
    let deadline = ContinuousClock.now + .seconds(60)
    while library.contacts.foldedCount < library.contacts.count, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(library.contacts.foldedCount == library.contacts.count)
    await library.close()
  }

  @Test("A search finds all, whether it comes before the folding, in the middle of it, or after it")
  func ahead() async throws {
    for pause in [nil, 0, 2, 50] {
      let store = FavesLibrary(contacts: Self.contacts(1_234)).contacts
      if let pause {
        store.foldAhead()
        try await Task.sleep(for: .milliseconds(pause))
      }
      #expect(store.outline(of: store.sections(matching: "zoe 1233")) == ["[Z]", "Zoë 1233"])
      #expect(store.foldedCount == 1_234)
      #expect(store.sections(matching: "zoe").flatMap(\.entries).count == 1_234)
    }
  }

  @Test("A text that was folded of what a contact said before is not taken")
  func changed() throws {
    let store = FavesLibrary(contacts: [Contact("Ann Lee")]).contacts
    let entry = try #require(store.entry(named: "Ann Lee"))
    let texts = try #require(store.folding).finish()
    var draft = ContactDraft(entry.contact)
    draft.note = "leeward"
    store.save(draft)
    entry.take(texts)
    #expect(!entry.isFolded)
    #expect(store.outline(of: store.sections(matching: "leeward")) == ["[A]", "Ann Lee"])
  }

  @Test("A contact that is changed after a search is found by what it says then, and by nothing else")
  func again() throws {
    let store = FavesLibrary(contacts: [Contact("Ann Lee")]).contacts
    #expect(store.sections(matching: "leeward").isEmpty)
    var draft = ContactDraft(try #require(store.entry(named: "Ann Lee")).contact)
    draft.name = "Bob"
    draft.note = "leeward"
    store.save(draft)
    #expect(store.outline(of: store.sections(matching: "leeward")) == ["[B]", "Bob"])
    #expect(store.sections(matching: "ann").isEmpty)
  }
}
