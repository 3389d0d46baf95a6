import Foundation

extension URL {
  /// The lines of the text at this address, in UTF-8, without empty ones. All of it is read before the first line comes.
  public var lines: Lines { Lines(url: self) }

  /// The lines of a text that is still to be read.
  public struct Lines: AsyncSequence, Sendable {
    public typealias Element = String
    let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var waiting: ArraySlice<Substring>?

      init(url: URL) { self.url = url }

      /// - Throws: where nothing can be read.
      public mutating func next() async throws -> String? {
        if waiting == nil {
          let data = try await url.contents()
          let text = String(decoding: data, as: UTF8.self)
          waiting = text.split(whereSeparator: \.isNewline)[...]
        }
        return waiting?.popFirst().map(String.init)
      }
    }
  }

  /// All that is at this address, read on a thread that may wait.
  private func contents() async throws -> Data {
    try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async { done.resume(with: Result { try Data(contentsOf: self) }) }
    }
  }
}
