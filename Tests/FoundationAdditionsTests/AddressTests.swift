import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Addresses as people write them")
struct AddressTests {
  private typealias Style = URL.FormatStyle

  private func written(_ address: String, _ style: URL.FormatStyle = .url) throws -> String {
    style.format(try #require(URL(string: address)))
  }

  @Test("By itself a format leaves out who, the port, what is asked and where in the page")
  func plain() throws {
    #expect(try written("https://ann:secret@example.org:81/a/b/?q=1#top") == "https://example.org/a/b")
    #expect(try written("ftp://example.org:81/") == "ftp://example.org:81")
    #expect(try written("mailto:ann@example.org") == "mailto:ann@example.org")
    #expect(try written("file:///etc/hosts") == "file:///etc/hosts")
    let url = try #require(URL(string: "https://example.org/a?q"))
    #expect(url.formatted() == "https://example.org/a")
    #expect(url.formatted(.url.query()) == "https://example.org/a?q")
  }

  @Test("Each part is shown or left out")
  func parts() throws {
    let address = "https://ann:secret@www.example.org:81/a%20b?q=1#top"
    let all = Style(
      user: .always, password: .always, port: .always, query: .always, fragment: .always)
    #expect(try written(address, all) == address)
    #expect(
      try written(address, all.scheme(.never).user(.never).password(.never).port(.never))
        == "www.example.org/a%20b?q=1#top")
    #expect(try written(address, .url.host(.never)) == "https:/a%20b")
    #expect(try written(address, .url.host(.never).port()) == "https://:81/a%20b")
    #expect(try written(address, .url.path(.never)) == "https://www.example.org")
  }

  @Test("What is shown may depend on another part")
  func conditions() throws {
    let style = Style(scheme: .omitIfHTTPFamily, path: .displayWhen(.host, matches: ["example.org"]))
    #expect(try written("http://example.org/a", style) == "example.org/a")
    #expect(try written("HTTPS://example.org/a", style) == "example.org/a")
    #expect(try written("feed://example.com/a", style) == "feed://example.com")
    let quiet = Style(scheme: .omitWhen(.scheme, matches: ["music"]), host: .omitIfHTTPFamily)
    #expect(try written("music://example.org/a", quiet) == "example.org/a")
    #expect(try written("http://example.org/a", quiet) == "http:/a")
  }

  @Test("A host is shortened by a subdomain, but a domain stays")
  func subdomains() throws {
    let style = Style(scheme: .never, host: .omitSpecificSubdomains(["www", "m"]))
    #expect(try written("http://www.example.org", style) == "example.org")
    #expect(try written("http://WWW.example.org", style) == "example.org")
    #expect(try written("http://m.www.example.org", style) == "www.example.org")
    #expect(try written("http://www.org", style) == "www.org")
    #expect(try written("http://m.co.uk", style) == "m.co.uk")
    #expect(try written("http://docs.example.org", style) == "docs.example.org")
    #expect(
      try written("http://192.168.0.1", style.host(.omitSpecificSubdomains(["192"]))) == "192.168.0.1")
    let short = style.host(.omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true))
    #expect(try written("http://a.b.c.example.org", short) == "c.example.org")
    #expect(try written("http://a.www.example.org", short) == "example.org")
    let web = style.host(.omitSpecificSubdomains(["www"], when: .scheme, matches: ["https"]))
    #expect(try written("https://www.example.org", web) == "example.org")
    #expect(try written("http://www.example.org", web) == "www.example.org")
  }

  @Test("An address is read where all is there that has to be")
  func reading() throws {
    let strategy = URL.ParseStrategy()
    #expect(
      try strategy.parse(" https://example.org/a?q=1#top ").absoluteString == "https://example.org/a?q=1#top")
    for text in ["", "example.org", "https:///a", "no address"] {
      #expect(throws: (any Error).self) { try strategy.parse(text) }
    }
    #expect(throws: (any Error).self) { try strategy.query(.required).parse("https://example.org") }
    #expect(try URL("https://example.org", strategy: .url) == URL(string: "https://example.org"))
  }

  @Test("What is missing is put in where the program says what")
  func defaults() throws {
    let strategy = URL.ParseStrategy(
      scheme: .defaultValue("https"), port: .defaultValue(8080), path: .defaultValue("/home"))
    #expect(try strategy.parse("example.org").absoluteString == "https://example.org:8080/home")
    #expect(try strategy.parse("http://example.org:1/a").absoluteString == "http://example.org:1/a")
  }

  @Test("A style is kept and read again")
  func coding() throws {
    let style = Style(host: .omitSpecificSubdomains(["www"]), port: .always)
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Style.self, from: data) == style)
  }
}
