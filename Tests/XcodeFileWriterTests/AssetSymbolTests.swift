import Foundation
import Testing

@testable import XcodeFileWriter

@Suite("Names of assets")
struct AssetSymbolTests {
  @Test(
    "A name becomes one word as Xcode makes it",
    arguments: [
      ("Brand", "brand"), ("brand colour", "brandColour"), ("HTMLPage", "htmlPage"), ("BG", "BG"),
      ("B", "b"),
      ("image-1", "image1"), ("3d", "_3d"), ("Größe", "größe"), ("ios_15-logo", "ios15Logo"),
    ])
  func names(name: String, symbol: String) {
    #expect(Identifier.ofAsset(name) == symbol)
  }

  @Test("The kind is left out at the end of a name that has more")
  func endings() {
    #expect(Identifier.ofAsset("AccentColor", without: "Color") == "accent")
    #expect(Identifier.ofAsset("Color", without: "Color") == "color")
    #expect(Identifier.ofAsset("LogoImage", without: "Image") == "logo")
    #expect(Identifier.ofAsset("--") == nil)
  }

  @Test("Colours and pictures become resources, in groups where a folder is a namespace")
  func source() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "BrandColor.colorset", "Red.colorset", "Mine.colorset", "Plain/Inner.colorset", "Logo.imageset",
      "Icons/star.imageset", "AppIcon.appiconset",
    ] {
      let place = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
      to: folder.appendingPathComponent("Assets.xcassets/Icons/Contents.json"))
    try Data("extension Color { static let mine = Color.red }".utf8).write(
      to: folder.appendingPathComponent("Colours.swift"))

    let taken = AssetSymbols.declaredNames(in: folder)
    #expect(taken == ["mine"])
    let symbols = AssetSymbols(catalogues: Files.folders("xcassets", in: folder), taken: taken)
    // `red` is a colour of SwiftUI's, `mine` one of the program's.
    #expect(
      symbols.source(bundle: ".main") == """
        import SwiftUI

        extension ColorResource {
          static let brand = ColorResource(name: "BrandColor", bundle: .main)
          static let inner = ColorResource(name: "Inner", bundle: .main)
          static let mine = ColorResource(name: "Mine", bundle: .main)
          static let red = ColorResource(name: "Red", bundle: .main)
        }

        extension ImageResource {
          static let logo = ImageResource(name: "Logo", bundle: .main)
          enum Icons {
            static let star = ImageResource(name: "Icons/star", bundle: .main)
          }
        }

        extension Color {
          static var brand: Color { Color(ColorResource.brand) }
          static var inner: Color { Color(ColorResource.inner) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(ColorResource.brand) }
          static var inner: Color { Color(ColorResource.inner) }
        }

        """)
  }
}
