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

  @Test("What a closure gives for light and dark follows the window")
  func dynamic() throws {
    let paper = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 0.5)
    }
    let named = NSColor(name: "paper") { $0.name == .darkAqua ? .black : .white }
    for (isDark, white, alpha) in [(false, 1.0, 0.5), (true, 0.0, 1.0)] {
      let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      let color = paper.resolvedColor(with: traits)
      #expect(abs(color.redComponent - white) < 0.01 && abs(color.alphaComponent - alpha) < 0.01)
      var environment = EnvironmentValues()
      environment.colorScheme = isDark ? .dark : .light
      let resolved = Color(uiColor: paper).resolve(in: environment)
      #expect(abs(Double(resolved.red) - white) < 0.01 && abs(Double(resolved.opacity) - alpha) < 0.01)
      let sheet = Color(nsColor: named).resolve(in: environment)
      #expect(abs(Double(sheet.red) - white) < 0.01, "\(sheet)")
    }
    #expect(UIColor { _ in .systemRed } == UIColor.systemRed)
  }
}
