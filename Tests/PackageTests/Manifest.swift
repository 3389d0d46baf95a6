import Foundation

/// What `Package.swift` says, as SwiftPM understands it.
struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [Dependency]
  }

  /// `byName` or `target`; a package of somebody else would be a `product`.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
      guard let name = kinds.values.first?.first ?? nil else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a name: \(kinds)"))
      }
      self.name = name
    }
  }

  /// The folder with `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `swift package dump-package`, in a scratch folder of its own: the one in use is locked while tests run.
  static func load() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// Everything that ends up in a program with this target in it.
  func closure(of target: String) -> Set<String> {
    let dependencies = Dictionary(
      uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.map(\.name)) })
    var found: Set<String> = []
    var open = dependencies[target] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += dependencies[next] ?? [] }
    }
    return found
  }
}
