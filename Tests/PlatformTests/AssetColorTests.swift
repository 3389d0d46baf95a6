import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// Colours of UIKit and AppKit that come from elsewhere than numbers.
@MainActor
@Suite("Colours of catalogues, and mixed ones")
struct AssetColorTests {
  @Test("A colour set is found by its name; there is no colour where none has it")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID()).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0x80", "blue": "0.000", "alpha": "1"}}}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(Color(uiColor: color) == Color("Brand", bundle: bundle))
    #expect(NSColor(named: "Brand", bundle: bundle) == color)
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test("A mixture has its share of each component")
  func blended() throws {
    let black = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
    let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
    let dark = try #require(red.blended(withFraction: 0.25, of: black))
    #expect(abs(dark.redComponent - 0.75) < 0.001 && dark.alphaComponent == 1)
  }
}
