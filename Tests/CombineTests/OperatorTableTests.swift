import Combine
import Foundation
import Testing

/// An expression over publishers, and what it sends, as text.
struct Example: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let run: () -> [String]
  let expected: String

  init<P: Publisher>(_ name: String, _ publisher: @autoclosure @escaping () -> P, _ expected: String) {
    testDescription = name
    run = { publisher().all() }
    self.expected = expected
  }
}

private struct Point: Codable { var x, y, z: Int }
private let five = (1...5).publisher
private let nobody = Empty<Int, Never>()
private let broken = Fail<Int, Broken>(error: Broken())
/// 1, 2, and a failure.
private let breaking = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
private func odd(_ value: Int) throws -> Bool {
  if value == 4 { throw Broken() }
  return value % 2 == 1
}
private let path = [Point(x: 1, y: 2, z: 3)].publisher

@Suite("What operators send", .untying) struct OperatorTableTests {
  static let sources: [Example] = [
    Example("Just", Just(1), "1 finished"),
    Example("Empty", nobody, "finished"),
    Example("Empty that never ends", Empty<Int, Never>(completeImmediately: false), ""),
    Example("Fail", broken, "failed"),
    Example("Record", breaking, "1 2 failed"),
    Example(
      "Record by closure",
      Record<Int, Never> {
        $0.receive(7)
        $0.receive(completion: .finished)
      }, "7 finished"),
    Example("a sequence", five, "1 2 3 4 5 finished"),
    Example("an optional", Optional(3).publisher, "3 finished"),
    Example("nil", Optional<Int>.none.publisher, "finished"),
    Example("a success", Result<Int, Broken>.success(3).publisher, "3 finished"),
    Example("a result's failure", Result<Int, Broken>.failure(Broken()).publisher, "failed"),
    Example("Deferred", Deferred { Just(2) }, "2 finished"),
    Example(
      "Future",
      Future<Int, Never> {
        $0(.success(5))
        $0(.success(6))
      }, "5 finished"),
    Example("a failed Future", Future<Int, Broken> { $0(.failure(Broken())) }, "failed"),
  ]

  static let elements: [Example] = [
    Example("map", five.map { $0 * 10 }.map { $0 + 1 }, "11 21 31 41 51 finished"),
    Example("map by key path", path.map(\.x), "1 finished"),
    Example("map by two key paths", path.map(\.x, \.y), "(1, 2) finished"),
    Example("map by three key paths", path.map(\.x, \.y, \.z), "(1, 2, 3) finished"),
    Example("tryMap", five.tryMap { try odd($0) }, "true false true failed"),
    Example("mapError", broken.mapError { _ in Broken() }, "failed"),
    Example("replaceNil", [1, nil, 3].publisher.replaceNil(with: 0), "1 0 3 finished"),
    Example("filter", five.filter { $0 > 1 }.filter { $0 < 4 }, "2 3 finished"),
    Example("tryFilter", five.tryFilter(odd), "1 3 failed"),
    Example("compactMap", ["1", "x", "3"].publisher.compactMap { Int($0) }, "1 3 finished"),
    Example("tryCompactMap", five.tryCompactMap { try odd($0) ? $0 : nil }, "1 3 failed"),
    Example("removeDuplicates", [1, 1, 2, 2, 1].publisher.removeDuplicates(), "1 2 1 finished"),
    Example(
      "tryRemoveDuplicates", [1, 1, 4].publisher.tryRemoveDuplicates { a, b in try odd(b) && a == b },
      "1 failed"),
    Example("scan", five.scan(0, +), "1 3 6 10 15 finished"),
    Example("tryScan", five.tryScan(0) { try odd($1) ? $0 + $1 : $0 }, "1 1 4 failed"),
    Example("reduce", five.reduce(0, +), "15 finished"),
    Example("reduce of nothing", nobody.reduce(7, +), "7 finished"),
    Example("tryReduce", five.tryReduce(0) { try odd($1) ? $0 : $0 }, "failed"),
    Example("ignoreOutput", five.ignoreOutput(), "finished"),
    Example("replaceEmpty", nobody.replaceEmpty(with: 9), "9 finished"),
    Example("replaceEmpty of something", five.replaceEmpty(with: 9), "1 2 3 4 5 finished"),
    Example(
      "encode", Just(Point(x: 1, y: 2, z: 3)).encode(encoder: JSONEncoder()).map(\.count), "19 finished"),
    Example(
      "decode", Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()), "[1] finished"),
    Example(
      "decode of nonsense", Just(Data("?".utf8)).decode(type: Int.self, decoder: JSONDecoder()), "failed"),
  ]

  static let selections: [Example] = [
    Example("prefix", five.prefix(2), "1 2 finished"),
    Example("prefix(0)", five.prefix(0), "finished"),
    Example("prefix of more than there is", five.prefix(9), "1 2 3 4 5 finished"),
    Example("prefix(while:)", five.prefix { $0 < 3 }, "1 2 finished"),
    Example("tryPrefix", five.tryPrefix { try odd($0) || $0 < 4 }, "1 2 3 failed"),
    Example("first", five.first(), "1 finished"),
    Example("first of nothing", nobody.first(), "finished"),
    Example("first(where:)", five.first { $0 > 2 }, "3 finished"),
    Example("tryFirst", five.tryFirst { try odd($0) && $0 > 8 }, "failed"),
    Example("last", five.last(), "5 finished"),
    Example("last(where:)", five.last { $0 < 3 }, "2 finished"),
    Example("tryLast", five.tryLast(where: odd), "failed"),
    Example("dropFirst", five.dropFirst(), "2 3 4 5 finished"),
    Example("dropFirst(3)", five.dropFirst(3), "4 5 finished"),
    Example("drop(while:)", [1, 5, 1].publisher.drop { $0 < 3 }, "5 1 finished"),
    Example("tryDrop", [1, 4].publisher.tryDrop(while: odd), "failed"),
    Example("output(at:)", five.output(at: 2), "3 finished"),
    Example("output(in:)", five.output(in: 1..<3), "2 3 finished"),
    Example("output(in: 3...)", five.output(in: 3...), "4 5 finished"),
    Example("prefix(untilOutputFrom:) nobody", five.prefix(untilOutputFrom: nobody), "1 2 3 4 5 finished"),
    Example("drop(untilOutputFrom:)", five.drop(untilOutputFrom: Just(1)), "1 2 3 4 5 finished"),
    Example("drop(untilOutputFrom:) nobody", five.drop(untilOutputFrom: nobody), "finished finished"),
  ]

  static let summaries: [Example] = [
    Example("count", five.count(), "5 finished"),
    Example("contains", five.contains(3), "true finished"),
    Example("contains not", five.contains(8), "false finished"),
    Example("contains(where:)", five.contains { $0 > 4 }, "true finished"),
    Example("tryContains", five.tryContains { try odd($0) && $0 > 8 }, "failed"),
    Example("allSatisfy", five.allSatisfy { $0 > 0 }, "true finished"),
    Example("allSatisfy not", five.allSatisfy { $0 < 2 }, "false finished"),
    Example("tryAllSatisfy", five.tryAllSatisfy { try odd($0) || $0 == 2 }, "failed"),
    Example("min", [3, 1, 2].publisher.min(), "1 finished"),
    Example("max", [3, 1, 2].publisher.max(), "3 finished"),
    Example("max of nothing", nobody.max(), "finished"),
    Example("min(by:)", ["bb", "a"].publisher.min { $0.count < $1.count }, "a finished"),
    Example("tryMax", five.tryMax { a, b in try odd(b) && a < b }, "failed"),
    Example("collect", five.collect(), "[1, 2, 3, 4, 5] finished"),
    Example("collect(2)", five.collect(2), "[1, 2] [3, 4] [5] finished"),
  ]

  static let combinations: [Example] = [
    Example("append", five.append(6, 7), "1 2 3 4 5 6 7 finished"),
    Example("append a publisher", Just(1).append(Just(2)), "1 2 finished"),
    Example("append after a failure", breaking.append(3), "1 2 failed"),
    Example("prepend", Just(3).prepend(1, 2), "1 2 3 finished"),
    Example("prepend a sequence", Just(3).prepend([1, 2]), "1 2 3 finished"),
    Example("merge", five.merge(with: [10, 20].publisher), "1 2 3 4 5 10 20 finished"),
    Example("merge of four", Just(1).merge(with: Just(2), Just(3), Just(4)), "1 2 3 4 finished"),
    Example(
      "merge of eight", Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)),
      "1 2 3 4 5 6 7 8 finished"),
    Example("merge with a failure", breaking.merge(with: breaking), "1 2 failed"),
    Example("MergeMany", Publishers.MergeMany([Just(1), Just(2)]), "1 2 finished"),
    Example("MergeMany of none", Publishers.MergeMany([Just<Int>]()), "finished"),
    Example("combineLatest", five.combineLatest([10, 20].publisher), "(5, 10) (5, 20) finished"),
    Example("combineLatest by closure", Just(1).combineLatest(Just(2), +), "3 finished"),
    Example(
      "combineLatest of four", Just(1).combineLatest(Just(2), Just(3), Just(4)), "(1, 2, 3, 4) finished"),
    Example("zip", five.zip([10, 20].publisher), "(1, 10) (2, 20) finished"),
    Example("zip of three", five.zip(five, Just(0)), "(1, 1, 0) finished"),
    Example(
      "zip of four by closure", five.zip(five, five, [1, 2].publisher) { $0 + $1 + $2 + $3 }, "4 8 finished"),
    Example(
      "flatMap", five.prefix(2).flatMap { Array(repeating: $0, count: $0).publisher }, "1 2 2 finished"),
    Example("flatMap to a failure", Just(1).flatMap { _ in broken }, "failed"),
    Example("flatMap from a failure", breaking.flatMap { Just($0) }, "1 2 failed"),
    Example("switchToLatest", [Just(1), Just(2)].publisher.switchToLatest(), "1 2 finished"),
    Example("catch", breaking.catch { _ in Just(9) }, "1 2 9 finished"),
    Example("tryCatch that throws", breaking.tryCatch { error -> Just<Int> in throw error }, "1 2 failed"),
    Example("tryCatch", breaking.tryCatch { _ in Just(9) }, "1 2 9 finished"),
    Example("replaceError", breaking.replaceError(with: 0), "1 2 0 finished"),
    Example("retry", breaking.retry(2), "1 2 1 2 1 2 failed"),
    Example("setFailureType", five.setFailureType(to: Broken.self), "1 2 3 4 5 finished"),
    Example("assertNoFailure", five.setFailureType(to: Broken.self).assertNoFailure(), "1 2 3 4 5 finished"),
    Example("share", five.share(), "1 2 3 4 5 finished"),
    Example("makeConnectable and autoconnect", five.makeConnectable().autoconnect(), "1 2 3 4 5 finished"),
    Example("buffer", five.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), "1 2 3 4 5 finished"),
    Example("eraseToAnyPublisher", five.eraseToAnyPublisher().eraseToAnyPublisher(), "1 2 3 4 5 finished"),
    Example(
      "breakpoint not hit", five.breakpoint(receiveOutput: { $0 > 5 }).breakpointOnError(),
      "1 2 3 4 5 finished"),
    Example("receive(on:)", five.receive(on: ImmediateScheduler.shared), "1 2 3 4 5 finished"),
    Example("subscribe(on:)", five.subscribe(on: ImmediateScheduler.shared), "1 2 3 4 5 finished"),
  ]

  @Test("Sources send what they hold", arguments: sources) func source(_ example: Example) { check(example) }
  @Test("Each value is turned as said", arguments: elements) func element(_ example: Example) {
    check(example)
  }
  @Test("The right values are picked", arguments: selections) func selection(_ example: Example) {
    check(example)
  }
  @Test("A series is summed up", arguments: summaries) func summary(_ example: Example) { check(example) }
  @Test("Publishers are put together", arguments: combinations) func combination(_ example: Example) {
    check(example)
  }

  private func check(_ example: Example) {
    #expect(example.run().joined(separator: " ") == example.expected)
  }
}
