import Foundation
import XCTest

/// The benchmark as a program: it runs through, and writes what its users read.
final class BenchTests: GTKTestCase {
  private struct Report: Decodable {
    struct Timing: Decodable {
      let name: String
      let rows: Int
      let cMs: Double
      let oursMs: Double
      let ratio: Double
    }
    struct Typing: Decodable {
      let rows: Int
      let keys: Int
      let medianMs: Double
      let p99Ms: Double
    }
    struct Memory: Decodable {
      let name: String
      let rows: Int
      let cKb: Double
      let oursKb: Double
    }
    struct Scaling: Decodable {
      let name: String
      let rows: Int
      let nsPerNode: Double
    }
    let operations: [Timing]
    let again: [Timing]
    let lists: [Timing]
    let typing: [Typing]
    let startup: [Timing]
    let memory: [Memory]
    let scaling: [Scaling]
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, report: Data?) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = folder.appendingPathComponent("report.json")
    let process = Process()
    // It was built beside this binary.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Bench")
    process.arguments = arguments + ["--json", json.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try? Data(contentsOf: json))
  }

  func testEveryOperationIsTimedOnBothSides() throws {
    try onScreen { _ in
      let (status, data) = try Self.run(["--rows", "40", "--runs", "1"])
      XCTAssertEqual(status, 0)
      let decoder = JSONDecoder()
      // `c_ms`, `ours_ms`, `ns_per_node`.
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let report = try decoder.decode(Report.self, from: XCTUnwrap(data))
      XCTAssertEqual(
        report.operations.map(\.name),
        [
          "create", "change every 10th", "select one", "a row's own state", "swap two", "remove one",
          "replace all", "clear", "append 1,000",
        ])
      XCTAssertEqual(
        report.again.map(\.name),
        [
          "change every 10th, again", "select one, again", "a row's own state, again", "swap two, again",
          "remove one, again",
        ])
      for timing in report.operations + report.again + report.lists {
        XCTAssertEqual(timing.rows, 40)
        XCTAssertGreaterThan(timing.cMs, 0, timing.name)
        XCTAssertGreaterThan(timing.oursMs, 0, timing.name)
        XCTAssertEqual(timing.ratio, timing.oursMs / timing.cMs, accuracy: 0.001)
      }
      XCTAssertEqual(
        Set(report.lists.map(\.name)),
        [
          "make the rows' values", "first frame", "edit an observable row", "edit a value row",
          "insert a row", "remove a row",
          "move a row", "frame by wheel, median", "frame by wheel, 99th percentile",
          "frame by scroll bar, median", "frame by scroll bar, 99th percentile",
        ])
      let typing = try XCTUnwrap(report.typing.first)
      XCTAssertEqual(typing.rows, 40)
      XCTAssertGreaterThan(typing.keys, 50)
      XCTAssertGreaterThan(typing.medianMs, 0)
      XCTAssertGreaterThanOrEqual(typing.p99Ms, typing.medianMs)
      XCTAssertEqual(report.memory.map(\.name), ["list"])
      XCTAssertEqual(
        Set(report.scaling.map(\.name)),
        ["create", "patch", "remove", "update 1000 of them", "create, 500 levels deep"])
      for scaling in report.scaling { XCTAssertGreaterThan(scaling.nsPerNode, 0, scaling.name) }
      // Without the programs to compare with.
      XCTAssertEqual(report.startup.count, 0)
    }
  }

  func testWhatItDoesNotUnderstandItRefuses() throws {
    try onScreen { _ in
      XCTAssertEqual(try Self.run(["--rows", "many"]).status, 2)
      XCTAssertEqual(try Self.run(["--part"]).status, 2)
    }
  }
}
