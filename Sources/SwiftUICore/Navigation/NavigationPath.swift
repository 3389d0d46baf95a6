/// The values of the pages on a navigation stack, the root apart, of any hashable types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// - Precondition: there are at least `k` elements.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
  /// The path's values and their types, to be kept from one launch to the next.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(_ elements: [AnyHashable]) { self.elements = elements }

    /// - Throws: where a type is not known in this program, or a value cannot be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name) that a navigation path could hold.")
        }
        elements.append(try Self.decoded(type, text))
      }
      self.elements = elements.reversed()
    }

    private static func decoded<T: Decodable & Hashable>(_ type: T.Type, _ text: String) throws -> AnyHashable
    {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }

    /// Writes the name of each value's type and the value as JSON, the last page first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// What to keep of the path; nil: one of its values cannot be encoded and decoded.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }
}
