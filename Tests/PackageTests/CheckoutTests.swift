import Foundation
import Testing

/// Others build this package from a checkout of SwiftPM's, where flags that it calls unsafe are refused.
@Suite("The package in another's checkouts")
struct CheckoutTests {
  @Test("In its own place it takes the toolchain's SwiftSyntax, and no package")
  func ownPlace() throws {
    let manifest = try Manifest.load()
    #expect(manifest.packages == [])
    #expect(manifest.targetsWithUnsafeFlags == ["SwiftUIMacros", "SwiftUIMacrosTests"])
    #expect(manifest.usersOfProducts(from: "swift-syntax") == [])
  }

  @Test("Among another's checkouts it depends on swift-syntax, without unsafe flags")
  func checkout() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("checkout-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let checkout = folder.appendingPathComponent(".build/checkouts/faves")
    try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Manifest.root.appendingPathComponent("Package.swift"),
      to: checkout.appendingPathComponent("Package.swift"))

    let manifest = try Manifest.load(at: checkout)
    #expect(manifest.packages == ["swift-syntax"])
    #expect(manifest.targetsWithUnsafeFlags == [])
    #expect(manifest.usersOfProducts(from: "swift-syntax") == ["SwiftUIMacros", "SwiftUIMacrosTests"])
    #expect(try manifest.targets.map(\.name) == Manifest.load().targets.map(\.name))
  }

  /// The package manager chooses versions from the repository, before there is a checkout to be seen in the path.
  @Test("A package that depends on this one by version gets swift-syntax with it")
  func version() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("version-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let syntax = try folder.repository(
      "swift-syntax", at: "603.0.0",
      manifest: """
        // swift-tools-version: 5.9
        import PackageDescription
        let names = [
          "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
          "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
        ]
        let package = Package(
          name: "swift-syntax", products: names.map { .library(name: $0, targets: ["All"]) },
          targets: [.target(name: "All", path: ".")])
        """)
    let own = try folder.repository(
      "faves", at: "1.0.0",
      manifest: String(contentsOf: Manifest.root.appendingPathComponent("Package.swift"), encoding: .utf8))
    let client = folder.appendingPathComponent("client")
    try FileManager.default.createDirectory(at: client, withIntermediateDirectories: true)
    try """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "client", dependencies: [.package(url: "\(own.absoluteString)", from: "1.0.0")],
      targets: [
        .executableTarget(
          name: "client", dependencies: [.product(name: "SwiftUI", package: "faves")], path: ".")
      ])
    """.write(to: client.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)

    let package = ["swift", "package", "--package-path", client.path, "--cache-path", folder.path + "/cache"]
    let address = "https://github.com/swiftlang/swift-syntax.git"
    let mirror = ["config", "set-mirror", "--original", address, "--mirror", syntax.absoluteString]
    try run(package + mirror)
    try run(package + ["resolve"])
    let pins = try String(contentsOf: client.appendingPathComponent("Package.resolved"), encoding: .utf8)
    #expect(pins.contains("\"identity\" : \"faves\""))
    #expect(pins.contains("\"identity\" : \"swift-syntax\""))
  }
}

extension URL {
  /// Makes a repository that holds a manifest and is tagged with a version.
  fileprivate func repository(_ name: String, at version: String, manifest: String) throws -> URL {
    let repository = appendingPathComponent(name)
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try manifest.write(
      to: repository.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let git = ["git", "-C", repository.path, "-c", "user.name=Test", "-c", "user.email=test@example.org"]
    try run(git + ["init", "--quiet"])
    try run(git + ["add", "."])
    try run(git + ["commit", "--quiet", "--message", "First"])
    try run(git + ["tag", version])
    return repository
  }
}

private struct Failed: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program, which has to succeed.
private func run(_ command: [String]) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw Failed(description: "\(command.joined(separator: " ")): \(String(decoding: said, as: UTF8.self))")
  }
}
