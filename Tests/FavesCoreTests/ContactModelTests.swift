import Foundation
import Testing

@testable import FavesCore

@Suite("A contact's parts") struct ContactModelTests {
  @Test(
    "A typed name is kept letter by letter, without what is blank around it; its parts are for sorting",
    arguments: [
      ("Ann", "Ann", "", "Ann"), ("  Ann   Mary  Smith ", "Ann Mary", "Smith", "Ann   Mary  Smith"),
      ("Smith, Ann  Mary", "Ann Mary", "Smith", "Smith, Ann  Mary"), ("", "", "", ""), (",", ",", "", ","),
      ("Smith,", "Smith,", "", "Smith,"), ("東京 太郎", "東京", "太郎", "東京 太郎"),
      ("Martin Luther King, Jr.", "Martin Luther", "King", "Martin Luther King, Jr."),
      ("ACME, Inc.", "ACME", "", "ACME, Inc."),
      ("Ada Byron, Ph.D., MD", "Ada", "Byron", "Ada Byron, Ph.D., MD"),
      ("Ma, Yo-Yo", "Yo-Yo", "Ma", "Ma, Yo-Yo"),
    ])
  func names(typed: String, given: String, family: String, full: String) {
    let name = PersonName(typed)
    #expect(name.given == given)
    #expect(name.family == family)
    #expect(name.full == full)
  }

  @Test("What a comma is for does not matter once a name is stored: it is edited as it is shown")
  func editingAgain() {
    let contact = Contact("Martin Luther King, Jr.")
    var draft = ContactDraft(contact)
    #expect(draft.name == "Martin Luther King, Jr.")
    #expect(!draft.hasChanges)
    draft.name += " "
    #expect(!draft.hasChanges)
  }

  @Test(
    "Initials are letters and digits",
    arguments: [
      ("Ann Smith", "AS"), ("ann", "A"), ("", ""), ("Øystein von Đặng", "ØĐ"), ("ש<", "ש"), ("ש <", "ש"),
      ("(Bob) “Lee”", "BL"), ("3M", "3"), ("<> !", ""), ("🎬 Ann", "A"), ("ʻIolani ßen", "IS"),
      ("Smith, Ann", "AS"),
    ])
  func initials(typed: String, initials: String) { #expect(PersonName(typed).initials == initials) }

  @Test("A contact without a name shows the next best thing")
  func displayName() {
    var contact = Contact()
    #expect(contact.displayName == "No Name")
    contact.phones = [ContactField("123")]
    #expect(contact.displayName == "123")
    contact.emails = [ContactField("a@b.c")]
    #expect(contact.displayName == "a@b.c")
    contact.organisation = "Gale Foods"
    #expect(contact.displayName == "Gale Foods")
    contact.name = PersonName("Ann")
    #expect(contact.displayName == "Ann")
  }

  @Test(
    "Birthdays are days that exist",
    arguments: [(1990, 4, 12), (nil, 2, 29), (2024, 2, 29), (nil, 12, 31), (7, 1, 1)])
  func birthdays(year: Int?, month: Int, day: Int) throws {
    let birthday = try #require(Birthday(year: year, month: month, day: day))
    #expect(Birthday(text: birthday.text) == birthday)
  }

  @Test(
    "Days that do not exist are none",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (nil, 4, 31), (nil, 0, 1), (nil, 13, 1), (0, 1, 1), (nil, 1, 0),
    ])
  func noBirthdays(year: Int?, month: Int, day: Int) {
    #expect(Birthday(year: year, month: month, day: day) == nil)
  }

  @Test("Birthdays read as vCard writes them")
  func birthdayText() {
    #expect(Birthday(year: 1990, month: 4, day: 12)?.text == "1990-04-12")
    #expect(Birthday(month: 4, day: 12)?.text == "--04-12")
    for text in ["", "1990", "1990-04", "--4", "a-b-c", "1990-04-12-1", "---04-12"] {
      #expect(Birthday(text: text) == nil)
    }
  }
}
