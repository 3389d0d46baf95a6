import Foundation
import SwiftUICore
import Testing

/// A class of a program's own that comes and goes as data.
private final class Badge: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let name: String
  init(name: String) { self.name = name }
  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.badge", "public.plain-text"] }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.badge"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Badge {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return Badge(name: "\(typeIdentifier) \(String(decoding: data, as: UTF8.self))")
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(name.utf8), nil)
    return nil
  }
}

// Both kinds of types, as teaching material tells them apart.
extension [NSItemProvider] {
  fileprivate func first<T: NSItemProviderReading>(ofType type: T.Type) -> NSItemProvider? {
    first { $0.canLoadObject(ofClass: type) }
  }
  fileprivate func first<T: _ObjectiveCBridgeable>(ofType type: T.Type) -> NSItemProvider?
  where T._ObjectiveCType: NSItemProviderReading { first { $0.canLoadObject(ofClass: type) } }
}

@Suite("Item providers")
struct ItemProviderTests {
  @Test("An object is made of data by a class that can be read, and written by one that can be written")
  func classes() async throws {
    let text = NSItemProvider(object: "Ada")
    let name = await withCheckedContinuation { done in
      let provider = [text].first(ofType: Badge.self)
      provider?.loadObject(ofClass: Badge.self) { badge, _ in done.resume(returning: badge?.name) }
    }
    #expect(name == "public.plain-text Ada")
    let badge = NSItemProvider(object: Badge(name: "Bo"))
    #expect(badge.registeredTypeIdentifiers == ["org.example.badge"])
    let data = await withCheckedContinuation { done in
      badge.loadDataRepresentation(forTypeIdentifier: "org.example.badge") { data, _ in
        done.resume(returning: data)
      }
    }
    #expect(data == Data("Bo".utf8))
    #expect(!NSItemProvider(object: Data([1])).canLoadObject(ofClass: Badge.self))
  }

  @Test("Text and addresses load as Swift's types and as Foundation's classes")
  func bridged() async {
    let address = NSItemProvider(object: URL(string: "https://example.org/a")!)
    let url = await withCheckedContinuation { done in
      let provider = [address].first(ofType: URL.self)
      provider?.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    #expect(url?.path == "/a")
    let text = NSItemProvider(object: "Ada")
    let string = await withCheckedContinuation { done in
      let provider = [text].first(ofType: String.self)
      provider?.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(string == "Ada")
    #expect([text].first(ofType: NSURL.self) == nil)
  }
}
