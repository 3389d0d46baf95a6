import Combine

/// A scheduler whose clock only moves when told to. Times are whole milliseconds.
final class VirtualScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable, Hashable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.milliseconds) }
  }

  struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var milliseconds: Int
    var magnitude: Int { milliseconds }

    init(milliseconds: Int) { self.milliseconds = milliseconds }
    init(integerLiteral value: Int) { milliseconds = value }
    init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }

    static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
    static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
    static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
    static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    static func *= (a: inout Self, b: Self) { a = a * b }
    static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1000) }
    static func seconds(_ s: Double) -> Self { Self(milliseconds: Int(s * 1000)) }
    static func milliseconds(_ ms: Int) -> Self { Self(milliseconds: ms) }
    static func microseconds(_ us: Int) -> Self { Self(milliseconds: us / 1000) }
    static func nanoseconds(_ ns: Int) -> Self { Self(milliseconds: ns / 1_000_000) }
  }

  private struct Entry {
    let id: Int
    var due: Int
    let interval: Int?
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var nextID = 0
  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance: Stride = 0

  /// How many actions are still to come.
  var pending: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(due: now.milliseconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(due: date.milliseconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: Stride, tolerance: Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(due: date.milliseconds, interval: interval.milliseconds, action)
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.id == id } }
  }

  /// Moves the clock, running what becomes due in order.
  func advance(to time: Int) {
    while let index = entries.indices.min(by: { entries[$0].due < entries[$1].due }),
      entries[index].due <= time
    {
      var entry = entries.remove(at: index)
      now.milliseconds = max(now.milliseconds, entry.due)
      if let interval = entry.interval {
        entry.due += interval
        entries.append(entry)
      }
      entry.action()
    }
    now.milliseconds = time
  }

  @discardableResult
  private func add(due: Int, interval: Int?, _ action: @escaping () -> Void) -> Int {
    nextID += 1
    entries.append(Entry(id: nextID, due: due, interval: interval, action: action))
    return nextID
  }
}
