/// A preview of the running program, under a name that no other has.
package struct ListedPreview {
  /// `Module-File-Name`, or the line where it has no name of its own; fit for a file.
  package let name: String
  package let preview: Preview
}

extension Preview {
  /// Every preview of the running program: what `#Preview` declares, then what `PreviewProvider`s hold, each of their views
  /// one. One that cannot be made is warned of and left out.
  @MainActor
  package static func listed() -> [ListedPreview] {
    var taken: [String: Int] = [:]
    func listed(_ parts: [String], _ preview: Preview) -> ListedPreview {
      let name = parts.joined(separator: "-").map {
        $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "_"
      }
      let count = taken[String(name), default: 0] + 1
      taken[String(name)] = count
      return ListedPreview(name: String(name) + (count == 1 ? "" : "-\(count)"), preview: preview)
    }
    var found: [ListedPreview] = []
    for registry in _registries {
      let path = registry.fileID.split(separator: "/").map(String.init)
      let file = path.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 } ?? ""
      do {
        let preview = try registry.makePreview()
        found.append(
          listed([path.first ?? "", file, preview.displayName ?? "\(registry.line)"], preview))
      } catch {
        Diagnostics.warn("The preview at \(registry.fileID):\(registry.line) cannot be made: \(error)")
      }
    }
    for (name, preview) in providerPreviews() { found.append(listed(name, preview)) }
    return found
  }

  @MainActor
  private static func providerPreviews() -> [(name: [String], preview: Preview)] {
    let providers = ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    return providers.flatMap { provider in
      // The type's name without what a private one has in front of it.
      let path = String(reflecting: provider).split(separator: ".").filter { !$0.hasPrefix("(") }
      return provider.elements.enumerated().map { index, element in
        (
          [path.first, path.last].compactMap { $0.map(String.init) } + [element.name ?? "\(index + 1)"],
          Preview(element)
        )
      }
    }
  }
}

extension PreviewProvider {
  fileprivate static var elements: [PreviewElement] { previewElements(of: previews) }
}

extension Preview {
  @MainActor
  fileprivate init(_ element: PreviewElement) {
    self.init(element.name) { element.view }
    layout = element.layout ?? .device
    if let orientation = element.orientation { turn(to: orientation) }
  }
}
