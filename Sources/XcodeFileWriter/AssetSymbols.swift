import Foundation

/// The colours and pictures of asset catalogues, and the names by which source uses them: `Color(.brand)`,
/// `Image(.logo)`, `Color.brand`.
struct AssetSymbols {
  /// A catalogue's folder, or one in it that is a namespace.
  struct Group {
    var colors: [Asset] = []
    var images: [Asset] = []
    /// By the names of the types.
    var groups: [String: Group] = [:]
  }

  struct Asset: Hashable {
    let symbol: String
    /// As the catalogue finds it.
    let name: String
  }

  private(set) var root = Group()
  /// Names that the target declares itself.
  let taken: Set<String>

  /// - Parameter taken: names that get no property of `Color`'s or `UIColor`'s.
  init(catalogues: [URL], taken: Set<String> = []) {
    self.taken = taken
    for catalogue in catalogues { Self.add(catalogue, under: "", to: &root) }
    root.sort()
  }

  private static func add(_ folder: URL, under path: String, to group: inout Group) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) where entry.hasDirectoryPath {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset":
        let symbol = Identifier.ofAsset(name, without: "Color")
        group.colors += symbol.map { [Asset(symbol: $0, name: path + name)] } ?? []
      case "imageset":
        let symbol = Identifier.ofAsset(name, without: "Image")
        group.images += symbol.map { [Asset(symbol: $0, name: path + name)] } ?? []
      case "":
        if isNamespace(entry), let type = Identifier.ofGroup(name) {
          add(entry, under: path + name + "/", to: &group.groups[type, default: Group()])
        } else {
          add(entry, under: path, to: &group)
        }
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.isNamespace
      ?? false
  }

  /// The names that a target's source declares as static: a property of the same name beside it would not compile.
  static func declaredNames(in folder: URL) -> Set<String> {
    Files.folders("swift", in: folder).reduce(into: []) { names, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for match in text.matches(of: /(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
  }
}

extension AssetSymbols.Group {
  /// In order of their names, each once.
  fileprivate mutating func sort() {
    func once(_ assets: [AssetSymbols.Asset]) -> [AssetSymbols.Asset] {
      var seen: Set<String> = []
      return assets.sorted { $0.name < $1.name }.filter { seen.insert($0.symbol).inserted }
    }
    colors = once(colors)
    images = once(images)
    for name in groups.keys { groups[name]!.sort() }
  }
}
