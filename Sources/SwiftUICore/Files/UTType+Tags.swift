/// What kind of name a type has beside its identifier.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// A type by a filename extension or a MIME type. An extension that no type has, or none that conforms to `supertype`, makes
  /// a type of its own; nil: there is no such type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    if let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = found
    } else if tagClass == .filenameExtension, !tag.isEmpty {
      self.init(known: "dyn.\(tag.lowercased())")
    } else {
      return nil
    }
  }

  /// The types that are known by a filename extension or a MIME type.
  /// - Parameter supertype: what they conform to; nil: anything.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let name = tag.lowercased()
    return order.filter { identifier in
      let own = known[identifier]!
      switch tagClass {
      case .filenameExtension: return own.extensions.contains(name)
      case .mimeType: return own.mimeType == name
      default: return false
      }
    }
    .map { UTType(known: $0) }
    .filter { type in supertype.map(type.conforms) ?? true }
  }

  /// Its filename extensions and its MIME type.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !filenameExtensions.isEmpty { tags[.filenameExtension] = filenameExtensions }
    if let preferredMIMEType { tags[.mimeType] = [preferredMIMEType] }
    return tags
  }
  /// nil: of no type is known where it is described.
  public var referenceURL: URL? { nil }
  /// nil: types have no versions here.
  public var version: Int? { nil }
}

extension URL {
  /// The address of a file in this folder, with the filename extension of `contentType` where `partialName` does not end with
  /// one of its.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
      .appendingPathExtension(for: contentType)
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// The address with the filename extension of `contentType`; the same where it ends with one of its, or it has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard !contentType.filenameExtensions.contains(pathExtension.lowercased()),
      let own = contentType.preferredFilenameExtension
    else { return self }
    return appendingPathExtension(own)
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
