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
}
