import Foundation

extension URL {
  /// Reads an address, which has to have some parts and may be given others.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// What becomes of an address that lacks a part.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable
    {
      /// It is none.
      case required
      /// It stays without.
      case optional
      /// It is given this.
      case defaultValue(Component)

      /// - Throws: where there has to be one.
      fileprivate func value(_ read: Component?) throws -> Component? {
        switch self {
        case .optional: return read
        case .defaultValue(let value): return read ?? value
        case .required:
          guard let read else { throw CocoaError(.formatting) }
          return read
        }
      }
    }

    private var schemeStrategy: ComponentParseStrategy<String>
    private var userStrategy: ComponentParseStrategy<String>
    private var passwordStrategy: ComponentParseStrategy<String>
    private var hostStrategy: ComponentParseStrategy<String>
    private var portStrategy: ComponentParseStrategy<Int>
    private var pathStrategy: ComponentParseStrategy<String>
    private var queryStrategy: ComponentParseStrategy<String>
    private var fragmentStrategy: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      (schemeStrategy, userStrategy, passwordStrategy, hostStrategy) = (scheme, user, password, host)
      (portStrategy, pathStrategy, queryStrategy, fragmentStrategy) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.schemeStrategy, strategy)
    }
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.userStrategy, strategy)
    }
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.passwordStrategy, strategy)
    }
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.hostStrategy, strategy)
    }
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      with(\.portStrategy, strategy)
    }
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.pathStrategy, strategy)
    }
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.queryStrategy, strategy)
    }
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.fragmentStrategy, strategy)
    }

    private func with<S>(_ part: WritableKeyPath<Self, S>, _ strategy: S) -> Self {
      var result = self
      result[keyPath: part] = strategy
      return result
    }

    public func parse(_ value: String) throws -> URL {
      var text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      // Without a scheme, a host would be read as the beginning of a path.
      if case .defaultValue = schemeStrategy, !text.contains("://"), !text.hasPrefix("/") {
        text = "//" + text
      }
      guard !text.isEmpty, var address = URLComponents(string: text) else { throw CocoaError(.formatting) }
      address.scheme = try schemeStrategy.value(Self.some(address.scheme))
      address.host = try hostStrategy.value(Self.some(address.host))
      address.user = try userStrategy.value(Self.some(address.user))
      address.password = try passwordStrategy.value(Self.some(address.password))
      address.port = try portStrategy.value(address.port)
      address.path = try pathStrategy.value(Self.some(address.path)) ?? ""
      address.query = try queryStrategy.value(Self.some(address.query))
      address.fragment = try fragmentStrategy.value(Self.some(address.fragment))
      guard let url = address.url else { throw CocoaError(.formatting) }
      return url
    }

    /// nil where nothing is written.
    private static func some(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
  }

  /// The address that `strategy` reads in `value`.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Reads an address.
  public static var url: Self { .init() }
}
