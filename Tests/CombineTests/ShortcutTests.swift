import Combine
import Testing

private func isSmall(_ value: Int) -> Bool { value < 3 }
private func trySmall(_ value: Int) throws -> Bool {
  if value == 4 { throw Broken() }
  return value < 3
}
private func tryAdd(_ a: Int, _ b: Int) throws -> Int {
  if b == 4 { throw Broken() }
  return a + b
}

/// What an operator of a publisher of known values sends, and what the same operator sends that knows nothing of it.
private struct Pair: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let outcomes: () -> (short: [String], long: [String])

  init<A: Publisher, B: Publisher>(_ name: String, _ short: A, _ long: B) {
    testDescription = name
    outcomes = { (short.all(), long.all()) }
  }
}

@Suite("Operators of known values", .untying) struct ShortcutTests {
  @Test("send what the operator would send that does not know the values", arguments: pairs)
  private func same(_ pair: Pair) {
    let (short, long) = pair.outcomes()
    #expect(short == long)
  }

  private static let pairs: [Pair] =
    (0...5).flatMap { count in sequencePairs("\(count) elements", Array(1..<1 + count)) }
    + [2, 4].flatMap { value in
      justPairs(value) + optionalPairs("\(value)", value) + resultPairs("\(value)", .success(value))
    } + resultPairs("failure", .failure(Broken())) + emptyPairs

  private static func justPairs(_ value: Int) -> [Pair] {
    let (a, b) = (Just(value), Just(value).eraseToAnyPublisher())
    return [
      Pair("Just.min", a.min(), b.min()), Pair("Just.max", a.max(), b.max()),
      Pair("Just.min by", a.min(by: >), b.min(by: >)), Pair("Just.contains", a.contains(2), b.contains(2)),
      Pair("Just.contains where", a.contains(where: isSmall), b.contains(where: isSmall)),
      Pair("Just.tryContains", a.tryContains(where: trySmall), b.tryContains(where: trySmall)),
      Pair("Just.allSatisfy", a.allSatisfy(isSmall), b.allSatisfy(isSmall)),
      Pair("Just.tryAllSatisfy", a.tryAllSatisfy(trySmall), b.tryAllSatisfy(trySmall)),
      Pair("Just.collect", a.collect(), b.collect()), Pair("Just.count", a.count(), b.count()),
      Pair("Just.first", a.first(), b.first()), Pair("Just.last", a.last(), b.last()),
      Pair("Just.first where", a.first(where: isSmall), b.first(where: isSmall)),
      Pair("Just.last where", a.last(where: isSmall), b.last(where: isSmall)),
      Pair("Just.filter", a.filter(isSmall), b.filter(isSmall)),
      Pair("Just.drop while", a.drop(while: isSmall), b.drop(while: isSmall)),
      Pair("Just.prefix while", a.prefix(while: isSmall), b.prefix(while: isSmall)),
      Pair("Just.dropFirst", a.dropFirst(), b.dropFirst()), Pair("Just.prefix", a.prefix(3), b.prefix(3)),
      Pair("Just.output at", a.output(at: 1), b.output(at: 1)),
      Pair("Just.output in", a.output(in: 0...3), b.output(in: 0...3)),
      Pair("Just.map", a.map { $0 * 2 }, b.map { $0 * 2 }),
      Pair("Just.tryMap", a.tryMap(trySmall), b.tryMap(trySmall)),
      Pair("Just.compactMap", a.compactMap { $0 == 2 ? nil : $0 }, b.compactMap { $0 == 2 ? nil : $0 }),
      Pair("Just.reduce", a.reduce(1, +), b.reduce(1, +)),
      Pair("Just.tryReduce", a.tryReduce(1, tryAdd), b.tryReduce(1, tryAdd)),
      Pair("Just.scan", a.scan(1, +), b.scan(1, +)),
      Pair("Just.tryScan", a.tryScan(1, tryAdd), b.tryScan(1, tryAdd)),
      Pair("Just.removeDuplicates", a.removeDuplicates(), b.removeDuplicates()),
      Pair("Just.replaceEmpty", a.replaceEmpty(with: 9), b.replaceEmpty(with: 9)),
      Pair("Just.replaceError", a.replaceError(with: 9), b.replaceError(with: 9)),
      Pair("Just.ignoreOutput", a.ignoreOutput(), b.ignoreOutput()),
      Pair("Just.retry", a.retry(2), b.retry(2)),
      Pair("Just.prepend", a.prepend(7, 8), b.prepend(7, 8)),
      Pair("Just.append", a.append(7, 8), b.append(7, 8)),
      Pair("Just.setFailureType", a.setFailureType(to: Broken.self), b.setFailureType(to: Broken.self)),
    ]
  }

  private static func optionalPairs(_ name: String, _ value: Int?) -> [Pair] {
    let (a, b) = (value.publisher, value.publisher.eraseToAnyPublisher())
    return [
      Pair("Optional.min \(name)", a.min(), b.min()), Pair("Optional.max \(name)", a.max(), b.max()),
      Pair("Optional.collect \(name)", a.collect(), b.collect()),
      Pair("Optional.first \(name)", a.first(where: isSmall), b.first(where: isSmall)),
      Pair("Optional.filter \(name)", a.filter(isSmall), b.filter(isSmall)),
      Pair("Optional.drop \(name)", a.drop(while: isSmall), b.drop(while: isSmall)),
      Pair("Optional.dropFirst \(name)", a.dropFirst(), b.dropFirst()),
      Pair("Optional.prefix \(name)", a.prefix(1), b.prefix(1)),
      Pair("Optional.output at \(name)", a.output(at: 0), b.output(at: 0)),
      Pair("Optional.output in \(name)", a.output(in: 0...), b.output(in: 0...)),
      Pair("Optional.map \(name)", a.map { $0 + 1 }, b.map { $0 + 1 }),
      Pair("Optional.scan \(name)", a.scan(1, +), b.scan(1, +)),
      Pair("Optional.replaceEmpty \(name)", a.replaceEmpty(with: 9), b.replaceEmpty(with: 9)),
      Pair("Optional.ignoreOutput \(name)", a.ignoreOutput(), b.ignoreOutput()),
    ]
  }

  private static func resultPairs(_ name: String, _ result: Result<Int, Broken>) -> [Pair] {
    let (a, b) = (result.publisher, result.publisher.eraseToAnyPublisher())
    return [
      Pair("Result.min \(name)", a.min(), b.min()),
      Pair("Result.tryMin \(name)", a.tryMin(by: <), b.tryMin(by: <)),
      Pair("Result.contains \(name)", a.contains(2), b.contains(2)),
      Pair("Result.tryContains \(name)", a.tryContains(where: trySmall), b.tryContains(where: trySmall)),
      Pair("Result.allSatisfy \(name)", a.allSatisfy(isSmall), b.allSatisfy(isSmall)),
      Pair("Result.collect \(name)", a.collect(), b.collect()),
      Pair("Result.count \(name)", a.count(), b.count()),
      Pair("Result.map \(name)", a.map { $0 + 1 }, b.map { $0 + 1 }),
      Pair("Result.tryMap \(name)", a.tryMap(trySmall), b.tryMap(trySmall)),
      Pair("Result.mapError \(name)", a.mapError { $0 }, b.mapError { $0 }),
      Pair("Result.reduce \(name)", a.reduce(1, +), b.reduce(1, +)),
      Pair("Result.tryScan \(name)", a.tryScan(1, tryAdd), b.tryScan(1, tryAdd)),
      Pair("Result.replaceError \(name)", a.replaceError(with: 9), b.replaceError(with: 9)),
      Pair("Result.retry \(name)", a.retry(2), b.retry(2)),
    ]
  }

  private static func sequencePairs(_ name: String, _ values: [Int]) -> [Pair] {
    let (a, b) = (values.publisher, values.publisher.eraseToAnyPublisher())
    return [
      Pair("min of \(name)", a.min(), b.min()), Pair("max of \(name)", a.max(), b.max()),
      Pair("max by of \(name)", a.max(by: >), b.max(by: >)),
      Pair("contains of \(name)", a.contains(3), b.contains(3)),
      Pair(
        "tryContains of \(name)", a.tryContains { try !trySmall($0) }, b.tryContains { try !trySmall($0) }),
      Pair("allSatisfy of \(name)", a.allSatisfy(isSmall), b.allSatisfy(isSmall)),
      Pair("tryAllSatisfy of \(name)", a.tryAllSatisfy(trySmall), b.tryAllSatisfy(trySmall)),
      Pair("collect of \(name)", a.collect(), b.collect()), Pair("count of \(name)", a.count(), b.count()),
      Pair("first of \(name)", a.first(), b.first()), Pair("last of \(name)", a.last(), b.last()),
      Pair("first where of \(name)", a.first { $0 > 2 }, b.first { $0 > 2 }),
      Pair("last where of \(name)", a.last(where: isSmall), b.last(where: isSmall)),
      Pair("filter of \(name)", a.filter(isSmall), b.filter(isSmall)),
      Pair("drop while of \(name)", a.drop(while: isSmall), b.drop(while: isSmall)),
      Pair("prefix while of \(name)", a.prefix(while: isSmall), b.prefix(while: isSmall)),
      Pair("dropFirst of \(name)", a.dropFirst(2), b.dropFirst(2)),
      Pair("prefix of \(name)", a.prefix(2), b.prefix(2)),
      Pair("output at of \(name)", a.output(at: 2), b.output(at: 2)),
      Pair("map of \(name)", a.map { $0 * 2 }, b.map { $0 * 2 }),
      Pair("compactMap of \(name)", a.compactMap { $0 == 2 ? nil : $0 }, b.compactMap { $0 == 2 ? nil : $0 }),
      Pair("reduce of \(name)", a.reduce(0, +), b.reduce(0, +)),
      Pair("tryReduce of \(name)", a.tryReduce(0, tryAdd), b.tryReduce(0, tryAdd)),
      Pair("scan of \(name)", a.scan(0, +), b.scan(0, +)),
      Pair("removeDuplicates of \(name)", a.removeDuplicates(), b.removeDuplicates()),
      Pair("prepend to \(name)", a.prepend(7, 8), b.prepend(7, 8)),
      Pair("append to \(name)", a.append([7, 8].publisher), b.append([7, 8].publisher)),
      Pair("ignoreOutput of \(name)", a.ignoreOutput(), b.ignoreOutput()),
    ]
  }

  private static let emptyPairs: [Pair] = optionalPairs("nil", nil)

  @Test("of an optional count and judge nothing where there is nothing")
  func nothing() {
    let nobody = Optional<Int>.none.publisher
    #expect(nobody.count() == Optional<Int>.none.publisher)
    #expect(nobody.contains(1) == Optional<Bool>.none.publisher)
    #expect(nobody.allSatisfy(isSmall) == Optional<Bool>.none.publisher)
  }

  @Test("are known at once: no subscriber is needed to compare them")
  func compared() {
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect(Just(1).append(2) == [1, 2].publisher)
    #expect((0..<3).publisher.count() == Just(3))
    #expect(Result<Int, Broken>.failure(Broken()).publisher.ignoreOutput() == Empty())
  }

  @Test("fuse: two filters or compact maps in a row are one")
  func fused() {
    let source = PassthroughSubject<Int, Never>()
    let evenTens = source.compactMap { $0 % 2 == 0 ? $0 : nil }.compactMap { $0 > 9 ? $0 : nil }.map { -$0 }
    #expect(evenTens.upstream === source)
    let tried = source.filter(isSmall).tryFilter(trySmall).filter { $0 != 1 }
    #expect(tried.upstream === source)
    let (a, b) = (evenTens.recorded(), tried.recorded())
    for value in [1, 2, 10, 11, 4] { source.send(value) }
    #expect(a.log == ["subscribed", "-10"])
    #expect(b.log == ["subscribed", "2"])
  }
}
