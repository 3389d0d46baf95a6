import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Names of people")
struct NameTests {
  private func names(_ text: String, _ locale: String = "en_US") throws -> [String?] {
    let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: locale))
    let name = try style.parseStrategy.parse(text)
    return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
  }

  @Test("The parts of a name are told by their places")
  func parts() throws {
    #expect(try names("Ann") == [nil, "Ann", nil, nil, nil])
    #expect(try names(" Ann  Lee ") == [nil, "Ann", nil, "Lee", nil])
    #expect(try names("Dr. Ann Mary Sue Lee Jr.") == ["Dr.", "Ann", "Mary Sue", "Lee", "Jr."])
    #expect(try names("Lee, Ann") == [nil, "Ann", nil, "Lee", nil])
    #expect(try names("Prof Dr Lee") == ["Prof Dr", "Lee", nil, nil, nil])
  }

  @Test("Where the family's name comes first it is read first")
  func familyFirst() throws {
    #expect(try names("Kiss Anna Mária", "hu_HU") == [nil, "Mária", "Anna", "Kiss", nil])
    #expect(try names("毛 泽东") == [nil, "泽东", nil, "毛", nil])
  }

  @Test("What is written is read again, and nothing is no name")
  func roundTrip() throws {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Ann", "Mary")
    (name.familyName, name.nameSuffix) = ("Lee", "III")
    for locale in ["en_US", "hu_HU"] {
      let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: locale))
      #expect(try style.parseStrategy.parse(style.format(name)) == name)
    }
    #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
    #expect(try PersonNameComponents("Ann Lee", strategy: .name).familyName == "Lee")
  }
}
