import Foundation
import Testing

@testable import FavesCore

@Suite("Search") struct SearchTests {
  @Test(
    "Text folds to small Latin letters",
    arguments: [
      ("Łukasz", "lukasz"), ("Straße", "strasse"), ("Øystein", "oystein"), ("Đặng", "dang"),
      ("Ἀθῆναι", "athenai"),
      ("Иван", "ivan"), ("東京", "dong jing"), ("É", "e"), ("e\u{301}", "e"), ("O’Brien", "obrien"),
      ("O'Brien", "obrien"),
      ("İstanbul", "istanbul"), ("ﬁn", "fin"), ("Игорь", "igor"), ("ANN", "ann"), ("", ""),
    ])
  func folding(text: String, folded: String) { #expect(text.folded == folded) }

  private let contact = Contact(
    name: PersonName("Łukasz O’Brien"), position: "Sales", organisation: "Gale Foods",
    emails: [ContactField("lob@example.org")],
    phones: [ContactField("4-(968) 705-1370"), ContactField("+41 44 1")],
    birthday: Birthday(year: 1990, month: 4, day: 12), note: "Met in 東京, καλημέρα")

  @Test(
    "A contact is found by any field, by parts of words, across accents, scripts and phone punctuation",
    arguments: [
      "luk", "ŁUKASZ", "obrien lukasz", "o’brien", "gale sales", "example.org", "9687051370", "968 705",
      "(968)705",
      "+4144", "1990-04", "東京", "東", "tokyo".replacing("tokyo", with: "dong"), "kalemera", "καλη", "met in",
    ])
  func found(query: String) { #expect(SearchText(contact).matches(SearchQuery(query))) }

  @Test(
    "What is not there is not found",
    arguments: ["ann", "lukasz ann", "97051", "137041", "salesgale", "0 zz"])
  func notFound(query: String) { #expect(!SearchText(contact).matches(SearchQuery(query))) }

  @Test("Digits of other scripts find a number")
  func digits() { #expect(SearchText([], phones: ["٠٧٧ 1"]).matches(SearchQuery("0771"))) }

  @Test("A text with a NUL inside is searched to its end")
  func nul() { #expect(SearchText(["a\0b", "c"]).matches(SearchQuery("c"))) }

  @MainActor @Test("The store searches, keeps the headings, and finds new and changed contacts")
  func store() throws {
    let store = FavesLibrary(contacts: [
      Contact("Ann Lee", favourite: true), Contact("Zoë Lee"), Contact("Bob"),
    ]).contacts
    #expect(
      store.outline(of: store.sections(matching: "lee")) == ["[Favourites]", "Ann Lee", "[Z]", "Zoë Lee"])
    #expect(store.outline(of: store.sections(matching: "  ")) == store.outline)
    #expect(store.sections(matching: "nobody").isEmpty)
    store.add([Contact("Amy Lee")])
    #expect(store.outline(of: store.sections(matching: "lee")).contains("Amy Lee"))
    var draft = ContactDraft(try #require(store.entry(named: "Bob")).contact)
    draft.note = "leeward"
    store.save(draft)
    #expect(store.outline(of: store.sections(matching: "lee")).contains("Bob"))
  }

  @MainActor @Test("A search hears of changed texts, and depends on no single contact")
  func observation() throws {
    let store = FavesLibrary(contacts: [Contact("Ann"), Contact("Bob")]).contacts
    let searching = ChangeCount { _ = store.sections(matching: "x") }
    let bob = try #require(store.entry(named: "Bob"))
    var draft = ContactDraft(bob.contact)
    draft.note = "x"
    store.save(draft)
    #expect(searching.count == 1)
    #expect(store.sections(matching: "x").count == 1)
  }
}
