import CBench
import FavesCore
import Foundation

/// How long programs take from their start to what they show, each against one in C, and what memory they then have.
@MainActor
struct Startup {
  /// The folder with the programs in C, as `CBench/programs/build` makes it.
  let programs: URL
  let runs: Int
  /// A start is half reading files and waiting for other programs: its times differ by a half, and medians of twenty by a tenth.
  static let leastRuns = 61
  /// Of those until nothing moves, which take a second longer each.
  private static let runsToRest = 9

  struct Result {
    var times: [Timing] = []
    var memory: [Memory] = []
  }

  func run() throws -> Result {
    try ManyContacts.with(10_000) { home in
      var result = Result()
      for (name, c, ours) in [
        ("one label", "label", "BenchLabel"), ("faves, 10,000 contacts", "contacts", "faves"),
      ] {
        try compare(
          name, programs.appendingPathComponent(c), Own.folder.appendingPathComponent(ours), home, &result)
      }
      return result
    }
  }

  private func compare(
    _ name: String, _ c: URL, _ ours: URL, _ home: URL, _ result: inout Result
  ) throws {
    let first = try samples(runs, until: .firstFrame, c, ours, home)
    result.times.append(Timing(name: name, rows: 0, c: first.c.map(\.first), ours: first.ours.map(\.first)))
    let rest = try samples(Self.runsToRest, until: .rest, c, ours, home)
    result.times.append(
      Timing(name: name + ", at rest", rows: 0, c: rest.c.map(\.last), ours: rest.ours.map(\.last)))
    result.memory.append(
      Memory(
        name: name, rows: 0, cSize: median(rest.c.map(\.memory)), ourSize: median(rest.ours.map(\.memory))))
  }

  /// Both programs in turn.
  private func samples(
    _ count: Int, until end: End, _ c: URL, _ ours: URL, _ home: URL
  ) throws -> (c: [Sample], ours: [Sample]) {
    var all: (c: [Sample], ours: [Sample]) = ([], [])
    // The first of each fills the disk's cache.
    for round in -1..<count {
      let pair = try (start(c, until: end, home), start(ours, until: end, home))
      guard round >= 0 else { continue }
      all.c.append(pair.0)
      all.ours.append(pair.1)
    }
    return all
  }

  // MARK: one start

  /// When a program is ended.
  private enum End { case firstFrame, rest }

  private struct Sample {
    /// Milliseconds to the first painted frame, and to the last one before nothing moved.
    var first: Double
    var last: Double
    var memory: Double
  }

  private func start(_ program: URL, until end: End, _ home: URL) throws -> Sample {
    let frames = home.appendingPathComponent("frames")
    try? FileManager.default.removeItem(at: frames)
    let process = Process()
    process.executableURL = program
    process.standardError = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["GTK_MODULES"] = programs.appendingPathComponent("first-frame.so").path
    environment["BENCH_FRAMES"] = frames.path
    environment["BENCH_FIRST"] = end == .firstFrame ? "1" : nil
    environment["XDG_DATA_HOME"] = home.path
    process.environment = environment
    let begin = cbench_now()
    try process.run()
    process.waitUntilExit()
    let words = try String(contentsOf: frames, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 3 else { throw StartFailure(program: program.lastPathComponent) }
    return Sample(first: numbers[0] - begin, last: numbers[1] - begin, memory: numbers[2])
  }
}

/// A program that never drew a frame.
struct StartFailure: Error, CustomStringConvertible {
  let program: String
  var description: String { "\(program) ended before it had drawn a frame." }
}
