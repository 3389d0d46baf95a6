/// The source: a resource for each asset, and properties of the types that take one.
extension AssetSymbols {
  /// - Parameter bundle: where the target's resources are, as an expression.
  func source(bundle: String) -> String {
    var parts = ["import SwiftUI"]
    parts += resources("ColorResource", \.colors, bundle)
    parts += resources("ImageResource", \.images, bundle)
    parts += properties("Color", "Color", of: "ColorResource", \.colors, excluding: Self.systemColors)
    parts += properties(
      "ShapeStyle where Self == Color", "Color", of: "ColorResource", \.colors, excluding: Self.systemColors)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private typealias Assets = KeyPath<Group, [Asset]>

  private func resources(_ type: String, _ assets: Assets, _ bundle: String) -> [String] {
    let members = nested(root, assets) {
      "static let \($0) = \(type)(name: \($1.name.debugDescription), bundle: \(bundle))"
    }
    return members.isEmpty ? [] : [block("extension \(type)", members)]
  }

  private func properties(
    _ extended: String, _ type: String, of resource: String, _ assets: Assets, excluding: Set<String>
  ) -> [String] {
    let usable = root[keyPath: assets].filter { !excluding.contains($0.symbol) && !taken.contains($0.symbol) }
    let members = usable.map { asset in
      let symbol = Identifier.escaped(asset.symbol)
      return "static var \(symbol): \(type) { \(type)(\(resource).\(symbol)) }"
    }
    return members.isEmpty ? [] : [block("extension \(extended)", members)]
  }

  private func nested(_ group: Group, _ assets: Assets, _ line: (String, Asset) -> String) -> [String] {
    let own = group[keyPath: assets].map { line(Identifier.escaped($0.symbol), $0) }
    return own
      + group.groups.sorted { $0.key < $1.key }.flatMap { name, inner in
        let members = nested(inner, assets, line)
        return members.isEmpty ? [] : block("enum \(name)", members).split(separator: "\n").map(String.init)
      }
  }

  private func block(_ head: String, _ members: [String]) -> String {
    ([head + " {"] + members.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  /// What colours and styles are called already.
  private static let systemColors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary",
    "red",
    "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]
}
