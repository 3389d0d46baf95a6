import CBench
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore

/// Starts GTK, with a graph that is flushed before each frame.
@MainActor
func startGraph() throws -> Graph {
  let renderer = try GTKRenderer.start(applicationID: "bench")
  let graph = Graph(renderer: renderer)
  renderer.flush = { graph.flush() }
  cbench_style()
  return graph
}

@MainActor
func measure(_ options: Options) throws -> Report {
  var report = Report()
  // Programs are started before this one has grown.
  if options.parts.contains(.startup), let programs = options.programs {
    let startup = try Startup(programs: programs, runs: max(options.runs, Startup.leastRuns)).run()
    report.startup = startup.times
    report.memory = startup.memory
  }
  if options.parts.contains(.scaling) {
    report.scaling = Scaling.run(options.widths, runs: min(options.runs, 5))
  }
  let graph = try startGraph()
  if options.parts.contains(.operations) {
    let operations = Operation.all.filter { options.only == nil || $0.name == options.only }
    for rows in options.operationSizes {
      let result = Comparison(operations, rows: rows, runs: options.runs, in: graph).run()
      report.operations += result.first
      report.again += result.again
    }
  }
  if options.parts.contains(.lists) {
    let lists = ListComparison(runs: options.runs, in: graph)
    if let only = options.only {
      report.lists = lists.edits(options.editSizes, only: only)
    } else {
      report.memory += try Memory.ofLists(options.listSizes)
      report.lists = lists.firstFrames(options.listSizes) + lists.edits(options.editSizes)
    }
  }
  if options.parts.contains(.scrolling) {
    report.lists += Scrolling(rows: options.scrolledRows, frames: options.scrolledFrames, in: graph).run()
  }
  if options.parts.contains(.typing) {
    report.typing = try Typing(
      contacts: options.scrolledRows, rounds: min(4, (options.runs + 1) / 2), in: graph
    )
    .run()
  }
  return report
}

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("--fill", 3): ManyContacts.fill(URL(fileURLWithPath: arguments[1]), Int(arguments[2]) ?? 0)
  case ("--growth", 3):
    let rows = Int(arguments[2]) ?? 1
    let graph = try startGraph()
    print(arguments[1] == "c" ? ListGrowth.ofTree(rows) : ListGrowth.ofList(rows, in: graph))
  default:
    guard let options = Options(arguments) else { fail(Options.usage, status: 2) }
    let report = try measure(options)
    report.print()
    if let json = options.json { try report.write(to: json) }
  }
} catch {
  fail("bench: \(error)", status: 1)
}
