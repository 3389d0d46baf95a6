import Testing

@testable import SwiftUICore

/// How lists of ids are compared.
@Suite("Keyed diff")
@MainActor
struct KeyedDiffTests {
  private func diff(_ old: [Int], _ new: [Int]) -> KeyedDiff {
    KeyedDiff(from: ContiguousArray(old), to: ContiguousArray(new))
  }

  @Test("What stays at both ends of 100,000 ids is found by blocks", arguments: [0, 3, 50_000, 99_999])
  func blocks(_ place: Int) {
    let ids = Array(0..<100_000)
    var inserted = ids
    inserted.insert(-1, at: place)
    var removed = ids
    removed.remove(at: place)
    for (old, new) in [(ids, inserted), (inserted, ids), (ids, removed), (ids, ids)] {
      #expect(diff(old, new).looksAtEnds < 100_000 / 64 + 300)
    }
    #expect(diff(ids, inserted).prefix == place)
    #expect(diff(ids, inserted).suffix == 100_000 - place)
    #expect(diff(ids, removed).suffix == 99_999 - place)
    #expect(diff(ids, ids).isUnchanged)
  }

  @Test("The ends are found wherever a block ends", arguments: [1, 2, 63, 64, 65, 127, 128, 129, 200])
  func ends(_ count: Int) {
    let ids = Array(0..<count)
    for place in 0..<count {
      var new = ids
      new[place] = -1
      let changed = diff(ids, new)
      #expect((changed.prefix, changed.suffix) == (place, count - 1 - place))
      #expect(changed.removed == [place])
      new.remove(at: place)
      let shorter = diff(ids, new)
      #expect((shorter.prefix, shorter.suffix) == (place, count - 1 - place))
    }
  }

  @Test("Of a few that take each other's places all others stay, and what more happens is found as well")
  func exchanges() {
    let ids = Array(0..<1000)
    var swapped = ids
    swapped.swapAt(1, 998)
    let exchange = diff(ids, swapped)
    #expect(exchange.stays.filter { !$0 }.count == 2 && exchange.arrivals == 0 && exchange.removed.isEmpty)
    #expect(exchange.sources.first == 998 && exchange.sources.last == 1)
    var turned = ids
    (turned[10], turned[500], turned[900]) = (ids[500], ids[900], ids[10])
    #expect(diff(ids, turned).sources.map { $0 } == Array(turned[10...900]))
    var replaced = swapped
    replaced[400] = -1
    let mixed = diff(ids, replaced)
    #expect(mixed.removed == [400] && mixed.sources.filter { $0 < 0 }.count == 1)
    var doubled = swapped
    doubled[400] = 401
    #expect(diff(ids, doubled).foundDuplicates)
  }

  /// Equal by its name; its bits differ, and its last bytes are nobody's.
  private struct Name: Hashable {
    let name: String
    var isOld = false
    static func == (a: Name, b: Name) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test("Ids of other bits are the same where they are equal")
  func equalIDs() {
    let old = (0..<150).map { Name(name: "The name of number \($0)", isOld: true) }
    var new = (0..<150).map { Name(name: "The name of number \($0)") }
    #expect(KeyedDiff(from: ContiguousArray(old), to: ContiguousArray(new)).isUnchanged)
    new.remove(at: 70)
    let diff = KeyedDiff(from: ContiguousArray(old), to: ContiguousArray(new))
    #expect((diff.prefix, diff.suffix) == (70, 79))
    let names = ContiguousArray((0..<150).map { "The name of number \($0)" })
    let others = ContiguousArray((0..<150).map { "The name of number \($0)" })
    #expect(KeyedDiff(from: names, to: others).isUnchanged, "Equal, in other memory")
  }

  @Test("What goes is known by its positions, side by side or not")
  func departures() {
    let ids = Array(0..<20)
    let run = diff(ids, Array(ids[..<5] + ids[12...]))
    #expect(Array(run.removed) == Array(5..<12) && run.removed == [5, 6, 7, 8, 9, 10, 11])
    let apart = diff(ids, ids.filter { $0 != 3 && $0 != 9 } + [99])
    #expect(Array(apart.removed) == [3, 9])
    for index in ids {
      #expect(run.removes(index) == (5..<12).contains(index))
      #expect(apart.removes(index) == (index == 3 || index == 9))
    }
    #expect(diff(ids, []).removed.elementsEqual(ids))
  }

  @Test("Nothing is common to an empty list")
  func nothing() {
    #expect(diff([], []).isUnchanged)
    #expect(diff([], [1]).sources == [-1])
    #expect(diff([1], []).removed == [0])
  }
}
