/// A type whose attributes are known by their key paths.
public protocol KeyPathNaming {
  /// The name of the attribute that `keyPath`, from this type, leads to; nil: there is none.
  static func attributeName(of keyPath: AnyKeyPath) -> String?
}

extension AnyKeyPath {
  /// The attribute that the key path leads to, by name: as the type at its root says, or as a stored property
  /// is called.
  public var attributeName: String? {
    if let type = type(of: self).rootType as? any KeyPathNaming.Type {
      return type.attributeName(of: self)
    }
    // `\Film.title`, and `\Film.<computed …>` for what has no name.
    let words = debugDescription.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = words.last, words.count >= 2,
      last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "?" })
    else { return nil }
    return String(last.filter { $0 != "?" })
  }

  /// As `attributeName`, or an error that names the key path.
  func requiredAttributeName() throws(QueryError) -> String {
    if let name = attributeName { return name }
    throw .unknownAttribute(debugDescription, of: "\(type(of: self).rootType)")
  }
}
