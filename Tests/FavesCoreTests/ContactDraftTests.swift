import Foundation
import Testing

@testable import FavesCore

@Suite("A contact's draft") struct ContactDraftTests {
  let contact = Contact(
    name: PersonName(given: "Juan", family: "Pérez García"), position: "Sales",
    emails: [ContactField("j@x.org", label: "Work"), ContactField("j@y.org")], phones: [ContactField("1")])

  @Test("A fresh draft has no changes, and neither has white space or an empty row")
  func unchanged() {
    var draft = ContactDraft(contact)
    #expect(!draft.hasChanges)
    #expect(!draft.canSave)
    draft.name += "  "
    draft.emails.append(.init())
    draft.photo = .removed
    #expect(!draft.hasChanges)
  }

  @Test(
    "Every field counts as a change",
    arguments: [
      { $0.name = "J" }, { $0.position = "" }, { $0.organisation = "X" }, { $0.email = "k@x.org" },
      { $0.phone = "2" },
      { $0.birthday = Birthday(month: 1, day: 1) }, { $0.note = "x" }, { $0.photo = .replaced(Data([1])) },
      { $0.isFavourite = true }, { $0.emails.swapAt(0, 1) }, { $0.emails[0].label = "Home" },
    ] as [@Sendable (inout ContactDraft) -> Void])
  func changes(change: @Sendable (inout ContactDraft) -> Void) {
    var draft = ContactDraft(contact)
    change(&draft)
    #expect(draft.hasChanges)
    #expect(draft.canSave)
  }

  @Test("Changing a field back is no change")
  func changedBack() {
    var draft = ContactDraft(contact)
    draft.position = "Boss"
    draft.position = "Sales"
    #expect(!draft.hasChanges)
  }

  @Test("The parts of a name stay when it is not touched")
  func nameParts() {
    var draft = ContactDraft(contact)
    draft.note = "x"
    #expect(draft.contact(now: .now).name == contact.name)
    draft.name = "Juan García"
    #expect(draft.contact(now: .now).name.family == "García")
  }

  @Test("A new draft can be saved when it says who it is")
  func newDraft() {
    var draft = ContactDraft()
    #expect(!draft.canSave)
    draft.note = "somebody"
    #expect(draft.hasChanges)
    #expect(draft.problems == [.unnamed])
    #expect(!draft.canSave)
    draft.phone = "1"
    #expect(draft.canSave)
    draft.phone = " "
    draft.name = "Ann"
    #expect(draft.canSave)
    #expect(draft.contact(now: .now).id == draft.id)
    #expect(draft.contact(now: .now).phones.isEmpty)
  }

  @Test(
    "Odd emails and phones are remarked on and can be saved", arguments: ["a", "@b", "a@", "a b@c", "a@b@c"])
  func oddEmails(email: String) {
    var draft = ContactDraft(contact)
    draft.email = email
    draft.phone = "none"
    #expect(draft.problems == [.email(draft.emails[0].id), .phone(draft.phones[0].id)])
    #expect(draft.canSave)
  }

  @Test("Saving twice a moment apart differs only in the time")
  func dates() {
    var draft = ContactDraft(contact)
    draft.note = "x"
    let later = contact.created + 10
    #expect(draft.contact(now: later).modified == later)
    #expect(draft.contact(now: later).created == contact.created)
  }
}
