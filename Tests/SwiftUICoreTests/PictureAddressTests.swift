import Foundation
import Testing

@testable import SwiftUICore

@Suite("Addresses of pictures in messages")
struct PictureAddressTests {
  @Test(
    "They are without what may be meant for the server alone",
    arguments: [
      ("https://example.org/a/b.png", "https://example.org/a/b.png"),
      ("http://localhost:8080/a%20b.png", "http://localhost:8080/a%20b.png"),
      ("http://user:secret@example.org:81/a.png?key=1#part", "http://example.org:81/a.png"),
      ("file:///tmp/a%20b.png", "/tmp/a b.png"),
    ])
  func addresses(address: String, shown: String) throws {
    #expect(PictureLoading.place(of: try #require(URL(string: address))) == shown)
  }
}
