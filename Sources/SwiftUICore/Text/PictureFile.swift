import Synchronization

/// A picture file, and what is known of it besides its pixels.
package struct PictureFile: Hashable, Sendable {
  package var path: String
  /// Pixels per point.
  package var scale = 1.0
  /// Whether it is a stencil, to be seen in the colour of text.
  package var isTemplate = false
  /// What is to be seen of it in dark windows; nil: the same.
  package var dark: Shade?

  package struct Shade: Hashable, Sendable {
    package var path: String
    package var scale: Double
  }

  package init(path: String) { self.path = path }

  /// It for a window that is dark or not.
  func shown(inDark isDark: Bool) -> PictureFile {
    guard isDark, let dark else { return self }
    var file = self
    (file.path, file.scale) = (dark.path, dark.scale)
    return file
  }

  /// The picture resource `name` of a bundle: a set of an asset catalogue, or a file, with or without its extension.
  package static func find(_ name: String, in bundle: Bundle) -> PictureFile? {
    guard !name.isEmpty else { return nil }
    let key = bundle.bundlePath + "\n" + name
    if let known = found.withLock({ $0[key] }) { return known }
    let file = inCatalogue(name, of: bundle) ?? alone(name, in: bundle)
    // What is not there yet may come; what was found stays.
    if let file { found.withLock { $0[key] = file } }
    return file
  }

  private static let found = Mutex<[String: PictureFile]>([:])
  private static let types = ["png", "jpg", "jpeg", "svg", "gif", "webp"]

  /// Found, so that a message can name it, where there is nothing else.
  private static let unreadable = "pdf"

  private static func alone(_ name: String, in bundle: Bundle) -> PictureFile? {
    for folder in bundle.resourceFolders {
      let place = folder.appendingPathComponent(name)
      for ending in [""] + types.map({ "." + $0 }) where isFile(place.path + ending) {
        return PictureFile(path: place.path + ending)
      }
      for scale in [3, 2] {
        let place = place.pathExtension.isEmpty ? place : place.deletingPathExtension()
        for type in types where isFile("\(place.path)@\(scale)x.\(type)") {
          var file = PictureFile(path: "\(place.path)@\(scale)x.\(type)")
          file.scale = Double(scale)
          return file
        }
      }
    }
    // Where Foundation looks besides: folders of a language.
    for type in [nil] + types {
      if let path = bundle.path(forResource: name, ofType: type), isFile(path) {
        return PictureFile(path: path)
      }
    }
    return nil
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func inCatalogue(_ name: String, of bundle: Bundle) -> PictureFile? {
    guard let folder = AssetCatalogue.folder(of: name, .image, in: bundle),
      let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let set = try? JSONDecoder().decode(ImageSet.self, from: contents)
    else { return nil }
    func shade(_ entries: [ImageSet.Entry]) -> Shade? {
      // As sharp as there is one: what is larger than the screen is scaled down well.
      let shades = entries.compactMap { entry -> Shade? in
        guard let name = entry.filename else { return nil }
        let file = folder.appendingPathComponent(name)
        let type = file.pathExtension.lowercased()
        guard types.contains(type) || type == unreadable, isFile(file.path) else { return nil }
        return Shade(path: file.path, scale: entry.pixelsPerPoint)
      }
      let read = shades.filter { !$0.path.lowercased().hasSuffix("." + unreadable) }
      return (read.isEmpty ? shades : read).max { $0.scale < $1.scale }
    }
    let light = set.images.filter { $0.appearances == nil }
    let dark = set.images.filter(\.isDark)
    guard let own = shade(light) ?? shade(set.images) else { return nil }
    var file = PictureFile(path: own.path)
    file.scale = own.scale
    file.isTemplate = set.properties?.intent == "template"
    file.dark = shade(dark)
    return file
  }
}

/// A set's `Contents.json`.
private struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let appearance, value: String }
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }
  struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  let images: [Entry]
  let properties: Properties?
}
