/// How a provider's file is handed over; by name: what is loaded is a copy.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Data on their way in files.
extension NSItemProvider {
  /// Loads the data of a type into a file, which goes once `completionHandler` returns; it is called on another thread.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier) { url, error in
      completionHandler(url, error)
      if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }
  }
  /// Loads the data of a type into a file, which goes once `completionHandler` returns; it is called on another thread.
  /// - Parameter openInPlace: accepted: it is a copy.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
  /// Loads the data of a type into a file, which stays; `completionHandler` is called on another thread, and told that it is a
  /// copy.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Writes the data of a type to a file in a folder of its own.
  private func loadFile(
    _ typeIdentifier: String, _ done: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = UTType(importedAs: typeIdentifier)
    let form = registeredContentTypes.first { $0.conforms(to: wanted) } ?? wanted
    let name = URL(fileURLWithPath: "/" + (suggestedName ?? "Untitled")).lastPathComponent
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return done(nil, error) }
      do {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name).ending(with: form)
        try data.write(to: url)
        done(url, nil)
      } catch { done(nil, error) }
    }
  }

  /// Offers the contents of a file, which is asked for when somebody wants them.
  /// - Parameter fileOptions: accepted: what is loaded is a copy.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in
        guard let url else { return done(nil, error) }
        do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
      }
    }
  }
  /// Offers the contents of a file, which is asked for when somebody wants them.
  /// - Parameter openInPlace: accepted: what is loaded is a copy.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Offers data, which are asked for when somebody wants them.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  /// Loads the data of a type; `completionHandler` is called on another thread.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
