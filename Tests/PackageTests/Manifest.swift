import Foundation

/// What `Package.swift` says, as SwiftPM understands it.
struct Manifest: Decodable {
  let products: [Product]
  let targets: [Target]
  private let dependencies: [PackageDependency]

  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [Dependency]
    fileprivate let settings: [Setting]
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    private let type: [String: Setting.Anything]
    var isLibrary: Bool { type["library"] != nil }
  }

  /// A package, by the way it is got: each way holds a list of one.
  private typealias PackageDependency = [String: [Identity]]
  private struct Identity: Decodable { let identity: String }

  /// A setting of a target by its kind, whatever it sets.
  fileprivate struct Setting: Decodable {
    struct Anything: Decodable {
      init(from decoder: any Decoder) {}
    }
    let kind: [String: Anything]
  }

  /// `byName` or `target`; of somebody else's package a `product`, with the package's name.
  struct Dependency: Decodable {
    let name: String
    let package: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
      guard let (kind, words) = kinds.first, let name = words.first ?? nil else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A dependency without a name: \(kinds)"))
      }
      self.name = name
      package = kind == "product" && words.count > 1 ? words[1] : nil
    }
  }

  /// The folder with `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `swift package dump-package`, in a scratch folder of its own: the one in use is locked while tests
  /// run.
  static func load(at folder: URL = root) throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The packages of others that this one depends on.
  var packages: [String] { dependencies.flatMap { $0.values.joined().map(\.identity) } }

  /// What SwiftPM refuses to build as part of a dependency by version.
  var targetsWithUnsafeFlags: Set<String> {
    Set(targets.filter { $0.settings.contains { $0.kind["unsafeFlags"] != nil } }.map(\.name))
  }

  func usersOfProducts(from package: String) -> Set<String> {
    Set(targets.filter { $0.dependencies.contains { $0.package == package } }.map(\.name))
  }

  /// What a target names in `Package.swift`, products of others aside.
  func dependencies(of target: String) -> Set<String> {
    let dependencies = targets.first { $0.name == target }?.dependencies ?? []
    return Set(dependencies.filter { $0.package == nil }.map(\.name))
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
