import Foundation

/// Writes a file of Swift for a target, most of them of the files that Xcode keeps beside the source:
///
///     XcodeFileWriter models FOLDER OUTPUT            the classes of its data models
///     XcodeFileWriter assets FOLDER OUTPUT [module]   the names of its colours and pictures
///     XcodeFileWriter imports FOLDER OUTPUT           what Foundation brings along
@main
struct XcodeFileWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      throw Problem("usage: XcodeFileWriter models|assets|imports FOLDER OUTPUT [module]")
    }
    let folder = URL(fileURLWithPath: arguments[2])
    let source: String
    switch arguments[1] {
    case "models":
      source = DataModel.source(of: try DataModel.all(in: folder))
    case "assets":
      let taken = AssetSymbols.declaredNames(in: folder)
      let bundle = arguments.dropFirst(4).first == "module" ? ".module" : ".main"
      source = AssetSymbols(catalogues: Files.folders("xcassets", in: folder), taken: taken).source(
        bundle: bundle)
    case "imports":
      source = FoundationImports.source
    default:
      throw Problem("\(arguments[1]) is none of models, assets and imports")
    }
    try source.write(toFile: arguments[3], atomically: true, encoding: .utf8)
  }
}

/// What is wrong with a file, in words.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

enum Files {
  /// The folders with that ending, at any depth, in order of their paths.
  static func folders(_ ending: String, in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var folders: [URL] = []
    while let file = all?.nextObject() as? URL {
      if file.pathExtension == ending { folders.append(file) }
    }
    return folders.sorted { $0.path < $1.path }
  }
}
