import FavesCore
import Testing

@testable import FavesScreens

@Suite("Addresses as links")
struct AddressTests {
  @Test(
    "A phone number becomes digits, with a leading plus and an extension where it has them",
    arguments: [
      ("4-(968) 705-1370", "tel:49687051370"), ("+44 20 7946 0000", "tel:+442079460000"),
      ("555 0100 ext. 12", "tel:5550100;ext=12"), ("٠١٢ ٣٤٥", "tel:012345"),
    ])
  func phone(number: String, url: String) {
    #expect(ContactField(number).phoneURL?.absoluteString == url)
  }

  @Test("What has no digit is no number to call, and white space no address to write to")
  func none() {
    #expect(ContactField("none").phoneURL == nil)
    #expect(ContactField("  ").mailURL == nil)
  }

  @Test("An odd address is still written to")
  func mail() {
    #expect(ContactField(" a b@c.example ").mailURL?.absoluteString == "mailto:a%20b@c.example")
  }

  @Test("A birthday is said with its year only where it has one")
  func birthday() throws {
    let yearless = try #require(Birthday(month: 2, day: 29))
    #expect(yearless.words.contains("29"))
    #expect(!yearless.words.contains("2000"))
    let dated = try #require(Birthday(year: 1990, month: 4, day: 12))
    #expect(dated.words.contains("1990"))
  }
}
