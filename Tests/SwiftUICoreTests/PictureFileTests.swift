import Foundation
import Testing

@testable import SwiftUICore

/// Pictures that come with a program, by name.
@Suite("Picture resources")
struct PictureFileTests {
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private func images(_ entries: String, _ properties: String = "{}") -> String {
    #"{"images": [\#(entries)], "properties": \#(properties), "info": {"author": "xcode", "version": 1}}"#
  }

  @Test("An image set is found through its groups, in the sharpest picture that it has")
  func set() throws {
    let entries = """
      {"filename": "logo.png", "idiom": "universal", "scale": "1x"},
      {"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"}
      """
    try withBundle([
      "Assets.xcassets/Brand/Logo.imageset/Contents.json": images(entries),
      "Assets.xcassets/Brand/Logo.imageset/logo.png": "",
      "Assets.xcassets/Brand/Logo.imageset/logo@2x.png": "",
      "Assets.xcassets/Contents.json": "{}",
    ]) { bundle in
      let file = try #require(PictureFile.find("Logo", in: bundle))
      #expect(file.path.hasSuffix("Logo.imageset/logo@2x.png"))
      #expect(file.scale == 2)
      #expect(!file.isTemplate)
      #expect(PictureFile.find("Brand/Logo", in: bundle) == file)
      #expect(PictureFile.find("Other", in: bundle) == nil)
      #expect(Image("Logo", bundle: bundle).source == .file(file))
    }
  }

  @Test("A catalogue may be a link to one")
  func link() throws {
    try withBundle([
      "Assets.xcassets/Brand/Logo.imageset/Contents.json": images(
        #"{"filename": "logo.png", "idiom": "universal", "scale": "1x"}"#),
      "Assets.xcassets/Brand/Logo.imageset/logo.png": "",
    ]) { original in
      try withBundle(["other.txt": ""]) { bundle in
        try FileManager.default.createSymbolicLink(
          atPath: bundle.bundlePath + "/Assets.xcassets",
          withDestinationPath: original.bundlePath + "/Assets.xcassets")
        #expect(PictureFile.find("Logo", in: bundle)?.path.hasSuffix("Logo.imageset/logo.png") == true)
        #expect(PictureFile.find("Brand/Logo", in: bundle) != nil)
      }
    }
  }

  @Test("A PDF is found where a set has nothing else, for a message to name it")
  func pages() throws {
    try withBundle([
      "Assets.xcassets/Arrow.imageset/Contents.json": images(
        #"{"filename": "arrow.pdf", "idiom": "universal"}"#),
      "Assets.xcassets/Arrow.imageset/arrow.pdf": "",
      "Assets.xcassets/Both.imageset/Contents.json": images(
        #"{"filename": "both.pdf", "scale": "3x"}, {"filename": "both.png", "scale": "1x"}"#),
      "Assets.xcassets/Both.imageset/both.pdf": "", "Assets.xcassets/Both.imageset/both.png": "",
    ]) { bundle in
      #expect(PictureFile.find("Arrow", in: bundle)?.path.hasSuffix("arrow.pdf") == true)
      #expect(PictureFile.find("Both", in: bundle)?.path.hasSuffix("both.png") == true)
    }
  }

  @Test("An image set has a picture for dark windows, and says whether it is a stencil")
  func shades() throws {
    let entries = """
      {"filename": "day.png", "idiom": "universal"},
      {"filename": "night.png", "idiom": "universal",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """
    try withBundle([
      "Assets.xcassets/Sky.imageset/Contents.json": images(
        entries, #"{"template-rendering-intent": "template"}"#),
      "Assets.xcassets/Sky.imageset/day.png": "", "Assets.xcassets/Sky.imageset/night.png": "",
    ]) { bundle in
      let file = try #require(PictureFile.find("Sky", in: bundle))
      #expect(file.path.hasSuffix("day.png"))
      #expect(file.shown(inDark: true).path.hasSuffix("night.png"))
      #expect(file.shown(inDark: false) == file)
      #expect(file.isTemplate)
    }
  }

  @Test("A file is found with its ending or without, and by the scale in its name")
  func files() throws {
    try withBundle(["plain.png": "", "sharp@2x.png": "", "folder/inner.png": ""]) { bundle in
      #expect(PictureFile.find("plain", in: bundle)?.path.hasSuffix("/plain.png") == true)
      #expect(PictureFile.find("plain.png", in: bundle)?.scale == 1)
      #expect(PictureFile.find("sharp", in: bundle)?.scale == 2)
      #expect(PictureFile.find("folder", in: bundle) == nil)
      #expect(PictureFile.find("", in: bundle) == nil)
    }
  }
}
