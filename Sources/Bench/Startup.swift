import CBench
import FavesCore
import Foundation

/// How long programs take from their start to what they show, each against one in C, and what memory they then have.
@MainActor
struct Startup {
  /// The folder with the programs in C, as `CBench/programs/build` makes it.
  let programs: URL
  let runs: Int
  /// A start is half reading files and waiting for other programs, so its times differ more than others; medians of nine do, too.
  static let leastRuns = 21

  struct Result {
    var times: [Timing] = []
    var memory: [Memory] = []
  }

  func run() throws -> Result {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      "faves-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: home) }
    try Own.run(["--fill", home.path])
    var result = Result()
    for (name, c, ours) in [
      ("one label", "label", "BenchLabel"), ("faves, 10,000 contacts", "contacts", "faves"),
    ] {
      try compare(
        name, programs.appendingPathComponent(c), Own.folder.appendingPathComponent(ours), home, &result)
    }
    return result
  }

  private func compare(
    _ name: String, _ c: URL, _ ours: URL, _ home: URL, _ result: inout Result
  ) throws {
    var cSamples: [Sample] = []
    var ourSamples: [Sample] = []
    // The first of each fills the disk's cache.
    for round in -1..<runs {
      let samples = try (start(c, home), start(ours, home))
      guard round >= 0 else { continue }
      cSamples.append(samples.0)
      ourSamples.append(samples.1)
    }
    result.times.append(Timing(name: name, rows: 0, c: cSamples.map(\.first), ours: ourSamples.map(\.first)))
    result.times.append(
      Timing(name: name + ", at rest", rows: 0, c: cSamples.map(\.last), ours: ourSamples.map(\.last)))
    result.memory.append(
      Memory(
        name: name, rows: 0, cSize: median(cSamples.map(\.memory)), ourSize: median(ourSamples.map(\.memory)))
    )
  }

  // MARK: one start

  private struct Sample {
    /// Milliseconds to the first painted frame, and to the last one before nothing moved.
    var first: Double
    var last: Double
    var memory: Double
  }

  private func start(_ program: URL, _ home: URL) throws -> Sample {
    let frames = home.appendingPathComponent("frames")
    try? FileManager.default.removeItem(at: frames)
    let process = Process()
    process.executableURL = program
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GTK_MODULES": programs.appendingPathComponent("first-frame.so").path,
      "BENCH_FRAMES": frames.path, "XDG_DATA_HOME": home.path,
    ]) { $1 }
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
