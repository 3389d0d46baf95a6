import Foundation
import FoundationAdditions
import Testing

/// Texts in the order that people expect.
@Suite("Sorting texts")
struct SortingTests {
  private struct Named: Sendable {
    var name: String
  }

  private static let names = ["b", "A", "a10", "a2", "ä", "B"]
  private static let standard = ["A", "ä", "a2", "a10", "b", "B"]
  private let items = names.map { Named(name: $0) }

  @Test("Texts themselves")
  func texts() {
    #expect(Self.names.sorted(using: .localizedStandard) == Self.standard)
    #expect(Self.names.sorted(using: .localized) == ["A", "ä", "a10", "a2", "b", "B"])
    var backwards = String.LocalizedComparator.localizedStandard
    backwards.order = .reverse
    #expect(Self.names.sorted(using: backwards) == Self.standard.reversed())
  }

  @Test("What has a name, by key path and by descriptor")
  func named() {
    let forward = KeyPathComparator(\Named.name, comparator: .localizedStandard)
    #expect(items.sorted(using: forward).map(\.name) == Self.standard)
    let descriptor = SortDescriptor(\Named.name, comparator: .localizedStandard)
    #expect(items.sorted(using: descriptor).map(\.name) == Self.standard)
    let reverse = SortDescriptor(\Named.name, comparator: .localizedStandard, order: .reverse)
    #expect(items.sorted(using: reverse).map(\.name) == Self.standard.reversed())
    let alphabet = SortDescriptor(\Named.name, comparator: .localized)
    #expect(items.sorted(using: alphabet).map(\.name) == ["A", "ä", "a10", "a2", "b", "B"])
    let bytes = SortDescriptor(\Named.name, comparator: .lexical)
    #expect(items.sorted(using: bytes).map(\.name) == ["A", "B", "a10", "a2", "b", "ä"])
  }
}
