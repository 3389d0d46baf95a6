import Synchronization

/// The asset catalogues of a bundle: folders `*.xcassets` with a folder for each set, as Xcode writes them.
struct AssetCatalogue {
  enum Kind: String {
    case color = "colorset"
    case image = "imageset"
  }

  /// The folder of the set `name`, which may lead through groups; a group without a namespace need not be named.
  static func folder(of name: String, _ kind: Kind, in bundle: Bundle) -> URL? {
    let key = bundle.bundlePath
    if let known = read.withLock({ $0[key] }) { return known[name + "." + kind.rawValue] }
    let sets = AssetCatalogue.sets(in: bundle)
    read.withLock { $0[key] = sets }
    return sets[name + "." + kind.rawValue]
  }

  /// By the bundle's path. Catalogues come with a program and do not change while it runs, so each is read once.
  private static let read = Mutex<[String: [String: URL]]>([:])

  private static func sets(in bundle: Bundle) -> [String: URL] {
    var sets: [String: URL] = [:]
    for folder in bundle.resourceFolders {
      let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      for entry in entries ?? [] where entry.pathExtension == "xcassets" {
        // A link is not gone through.
        let catalogue = entry.resolvingSymlinksInPath()
        let all = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
        let depth = catalogue.pathComponents.count
        while let entry = all?.nextObject() as? URL {
          guard Kind(rawValue: entry.pathExtension) != nil else { continue }
          var path = entry.pathComponents.dropFirst(depth)
          // The full path wins over the end of another.
          sets[path.joined(separator: "/")] = entry
          while path.popFirst() != nil, !path.isEmpty {
            let end = path.joined(separator: "/")
            if sets[end] == nil { sets[end] = entry }
          }
        }
      }
    }
    return sets
  }
}

extension Bundle {
  /// Where this bundle's resources lie.
  ///
  /// The main bundle of a program that SwiftPM built is the folder it was built into; what its target declares as
  /// resources is beside it, in `<package>_<target>.resources`, and counts as the program's own.
  package var resourceFolders: [URL] {
    guard let own = resourceURL else { return [] }
    guard self === Bundle.main, let program = executableURL?.lastPathComponent else { return [own] }
    let entries = try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
    let built = (entries ?? []).filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }
    return [own] + built.sorted { $0.path < $1.path }
  }
}
