import CBench
import Foundation
import GTKRenderer
import SwiftUI

let usage = """
  usage: bench [--rows N] [--runs N] [--only NAME] [--json FILE]
    Times operations on a screen of N rows (1,000 unless told), by our views and by hand in C, turn by turn in one run;
    medians over the runs (9 unless told) until drawn, in milliseconds. NAME is that of one operation.
  """

var rows = 1000
var runs = 9
var only: String?
var json: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch (argument, arguments.popFirst()) {
  case ("--rows", let value?): rows = Int(value) ?? rows
  case ("--runs", let value?): runs = Int(value) ?? runs
  case ("--only", let value?): only = value
  case ("--json", let value?): json = value
  default:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }
}

do {
  let comparison = try Comparison(rows: rows, runs: runs)
  let results = comparison.run(Operation.all.filter { only == nil || $0.name == only })
  Report(results).print()
  if let json { try Report(results).write(to: json) }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
