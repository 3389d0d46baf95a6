import SwiftUITesting
import Testing

/// Random trees, and what is done to them at random, from a seed.
extension RandomTreeTests {
  struct Random {
    var generator: SplitMix
    var nextID = 0

    mutating func int(_ n: Int) -> Int { Int.random(in: 0..<n, using: &generator) }

    mutating func rows(_ depth: Int, _ n: Int) -> [Row] {
      (0..<n).map { _ in
        nextID += 1
        return Row(id: nextID, spec: spec(depth))
      }
    }

    mutating func spec(_ depth: Int) -> Spec {
      if depth == 0 {
        switch int(8) {
        case 6: return .stored(int(3))
        case 7: return .field(int(3))
        case 0: return .reader
        case 1: return .slot(int(3))
        case 2: return .number(int(3))
        default: return .text(int(5))
        }
      }
      let d = depth - 1
      switch int(25) {
      case 20: return .fading(int(2) == 0, spec(d))
      case 21: return .moving(int(5), spec(d))
      case 22: return .measured(spec(d))
      case 23: return .totalled(spec(d))
      case 24: return .transforming(int(9), spec(d))
      case 0: return .text(int(5))
      case 1: return .reader
      case 2, 3: return .pair(spec(d), spec(d))
      case 4: return .either(int(2) == 0, spec(d), spec(d))
      case 5: return .optional(int(3) == 0 ? nil : spec(d))
      case 6: return .rows(rows(d, int(5)))
      case 7: return .stack(spec(d))
      case 8: return .padded(int(4), spec(d))
      case 9: return .environment(int(4), spec(d))
      case 10: return .erased(spec(d))
      case 11: return .identified(int(3), spec(d))
      case 12: return .preferring(int(9), spec(d))
      case 13: return .section(spec(d), spec(d))
      case 14: return .watchingRows(rows(0, int(5)), int(3))
      case 15: return .watchingList(int(30), int(3))
      case 16: return .watchingSheet(int(2) == 0, int(3))
      case 17: return .controls(int(3))
      case 18: return .number(int(3))
      default: return int(3) == 0 ? .sheet(int(2) == 0, spec(d)) : .list(rows(min(d, 1), int(30)))
      }
    }

    mutating func changed(_ rows: [Row], _ depth: Int) -> [Row] {
      var rows = rows
      switch int(6) {
      case 0: rows.shuffle(using: &generator)
      case 1: rows.insert(contentsOf: self.rows(min(depth, 1), 1 + int(3)), at: int(rows.count + 1))
      case 2 where !rows.isEmpty: rows.remove(at: int(rows.count))
      case 3 where rows.count > 1: rows.swapAt(int(rows.count), int(rows.count))
      case 4: rows = []
      default:
        if !rows.isEmpty {
          let index = int(rows.count)
          rows[index].spec = changed(rows[index].spec, depth)
        }
      }
      return rows
    }

    mutating func changed(_ spec: Spec, _ depth: Int) -> Spec {
      if int(8) == 0 { return self.spec(depth) }
      let d = max(0, depth - 1)
      switch spec {
      case .text, .reader: return .text(int(5))
      case .slot: return .slot(int(3))
      case .controls: return .controls(int(3))
      case .number: return .number(int(3))
      case .stored: return .stored(int(3))
      case .field: return .field(int(3))
      case .fading(let shows, let inner):
        return int(2) == 0 ? .fading(!shows, inner) : .fading(shows, changed(inner, d))
      case .moving(let n, let inner):
        return int(2) == 0 ? .moving(int(5), inner) : .moving(n, changed(inner, d))
      case .measured(let inner): return .measured(changed(inner, d))
      case .totalled(let inner): return .totalled(changed(inner, d))
      case .transforming(let n, let inner):
        return int(2) == 0 ? .transforming(int(9), inner) : .transforming(n, changed(inner, d))
      case .watchingRows(let rows, let n):
        return int(3) == 0 ? .watchingRows(rows, int(3)) : .watchingRows(changed(rows, 0), n)
      case .watchingList(let count, let n):
        return int(2) == 0 ? .watchingList(count, int(3)) : .watchingList(int(30), n)
      case .watchingSheet(let shows, let n): return .watchingSheet(!shows, n)
      case .pair(let a, let b): return int(2) == 0 ? .pair(changed(a, d), b) : .pair(a, changed(b, d))
      case .either(let first, let a, let b):
        return int(2) == 0 ? .either(!first, a, b) : .either(first, changed(a, d), changed(b, d))
      case .optional(let inner):
        return .optional(int(2) == 0 ? (inner == nil ? self.spec(d) : nil) : inner.map { changed($0, d) })
      case .rows(let rows): return .rows(changed(rows, d))
      case .list(let rows): return .list(changed(rows, d))
      case .stack(let inner): return .stack(changed(inner, d))
      case .padded(let n, let inner):
        return int(2) == 0 ? .padded(int(4), inner) : .padded(n, changed(inner, d))
      case .environment(let n, let inner):
        return int(2) == 0 ? .environment(int(4), inner) : .environment(n, changed(inner, d))
      case .erased(let inner): return .erased(changed(inner, d))
      case .identified(let id, let inner):
        return int(2) == 0 ? .identified(int(3), inner) : .identified(id, changed(inner, d))
      case .preferring(let n, let inner):
        return int(2) == 0 ? .preferring(int(9), inner) : .preferring(n, changed(inner, d))
      case .section(let a, let b):
        return int(2) == 0 ? .section(changed(a, d), b) : .section(a, changed(b, d))
      case .sheet(let shows, let inner):
        return int(2) == 0 ? .sheet(!shows, inner) : .sheet(shows, changed(inner, d))
      }
    }
  }

  /// One thing that happens: the tree changes, an object's property, a part of the root's state.
  func act(
    _ random: inout Random, _ model: Model, _ board: Board, _ remote: Remote, _ defaults: UserDefaults
  ) {
    let slot = board.slots[random.int(3)]
    switch random.int(9) {
    case 5: defaults.set(random.int(9), forKey: "number \(random.int(3))")
    case 0: slot.value = random.int(9)
    case 1: slot.text = "\(random.int(9))"
    case 2: slot.isOn.toggle()
    case 3: board.stamp = random.int(9)
    case 4: remote.numbers.wrappedValue[random.int(3)] = random.int(9)
    default: model.spec = random.changed(model.spec, 5)
    }
  }

  /// A random number generator that starts from a seed.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
