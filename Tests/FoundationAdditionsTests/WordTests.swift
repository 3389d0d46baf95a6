import Foundation
import FoundationAdditions
import Testing

/// Lists and names.
@Suite("Lists and names")
struct WordTests {
  @Test("Items are joined as the language has it")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2 und 3")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = percent
    #expect(formatter.string(from: [0.5, 1]) == "50% und 100%")
    #expect(formatter.string(for: ["a"]) == "a")
    #expect(formatter.string(for: 3) == nil)
    #expect(formatter.string(from: []) == "")
  }

  @Test("A name is written in the order of the language or of its script")
  func names() {
    var name = PersonNameComponents()
    #expect(name.formatted() == "")
    (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
    (name.namePrefix, name.nameSuffix) = ("Countess", "I")
    let english = Locale(identifier: "en_US")
    #expect(name.formatted(.name(style: .medium).locale(english)) == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long).locale(english)) == "Countess Ada King Lovelace I")
    #expect(name.formatted(.name(style: .short).locale(english)) == "Ada")
    #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "AL")
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Lovelace Ada")
    name.nickname = "Enchantress"
    #expect(name.formatted(.name(style: .short).locale(english)) == "Enchantress")
    var other = PersonNameComponents()
    (other.givenName, other.familyName) = ("太郎", "山田")
    #expect(other.formatted(.name(style: .medium).locale(english)) == "山田太郎")
  }
}
