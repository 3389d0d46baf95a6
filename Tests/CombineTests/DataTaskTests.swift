import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers each request with the last component of its path, or with a failure.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.lastPathComponent != "nothing" else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite("Data tasks", .untying) struct DataTaskTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ name: String) throws -> URL { try #require(URL(string: "http://localhost/\(name)")) }

  @Test("One sends the data and the response, and finishes")
  func sends() async throws {
    var received: [String] = []
    for try await (data, response) in session.dataTaskPublisher(for: try url("hello")).values {
      received.append(String(decoding: data, as: UTF8.self) + " " + (response.mimeType ?? ""))
    }
    #expect(received == ["hello text/plain"])
  }

  @Test("A failure is a URL error")
  func fails() async throws {
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: try url("nothing")).values {}
    }
  }

  @Test("It keeps the request, and does nothing until somebody asks for a value")
  func waits() throws {
    let publisher = session.dataTaskPublisher(for: URLRequest(url: try url("hello"), timeoutInterval: 7))
    #expect(publisher.request.timeoutInterval == 7)
    let subscription = try #require(
      publisher.recorded(.none).subscription as? any CustomReflectable & Subscription)
    #expect(subscription.customMirror.children.map(\.label) == ["task", "downstream", "parent", "demand"])
    #expect(String(describing: subscription.customMirror.descendant("task") as Any) == "Optional(nil)")
    subscription.cancel()
  }
}
