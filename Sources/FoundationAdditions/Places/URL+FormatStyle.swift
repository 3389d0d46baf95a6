import Foundation

extension URL {
  /// Writes addresses for people, who need not see all of one.
  public struct FormatStyle: Codable, Hashable, Sendable {
    /// A part of an address, on which the others may depend.
    public enum Component: Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// Whether a part of an address is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let condition: Condition

      public static let always = Self(condition: .always)
      public static let never = Self(condition: .never)
      /// Only where the scheme is neither `http` nor `https`.
      public static let omitIfHTTPFamily = Self(condition: .httpFamily)
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: Condition(component, isShown: true, requirements))
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: Condition(component, isShown: false, requirements))
      }
    }

    /// Whether the host is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var condition: Condition
      /// Where the host is made shorter; nil: nowhere.
      fileprivate var shorter: Condition?
      fileprivate var subdomains: Set<String> = []
      fileprivate var endsAfterFirstSubdomain = false

      public static let always = Self(condition: .always)
      public static let never = Self(condition: .never)
      public static let omitIfHTTPFamily = Self(condition: .httpFamily)
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: Condition(component, isShown: true, requirements))
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: Condition(component, isShown: false, requirements))
      }
      /// The host without its first name where that is one of `subdomainsToOmit`.
      /// - Parameter includeMultiLevelSubdomains: leaves out, too, all that stands before the last subdomain.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(
          condition: .always, shorter: .always, subdomains: subdomainsToOmit,
          endsAfterFirstSubdomain: includeMultiLevelSubdomains)
      }
      /// The same where `component` is one of `requirements`.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        var option = omitSpecificSubdomains(
          subdomainsToOmit, includeMultiLevelSubdomains: includeMultiLevelSubdomains)
        option.shorter = Condition(component, isShown: true, requirements)
        return option
      }
    }

    fileprivate struct Condition: Codable, Hashable, Sendable {
      /// nil: whatever the address is.
      let component: Component?
      let isShown: Bool
      let requirements: Set<String>

      init(_ component: Component?, isShown: Bool, _ requirements: Set<String> = []) {
        self.component = component
        self.isShown = isShown
        self.requirements = requirements
      }

      static let always = Self(nil, isShown: true)
      static let never = Self(nil, isShown: false)
      static let httpFamily = Self(.scheme, isShown: false, ["http", "https"])

      func holds(for address: URLComponents) -> Bool {
        guard let component else { return isShown }
        let value =
          switch component {
          case .scheme: address.scheme?.lowercased()
          case .user: address.user
          case .password: address.password
          case .host: address.host?.lowercased()
          case .port: address.port.map(String.init)
          case .path: address.path
          case .query: address.query
          case .fragment: address.fragment
          }
        return (value.map(requirements.contains) ?? false) == isShown
      }
    }

    private var schemeOption: ComponentDisplayOption
    private var userOption: ComponentDisplayOption
    private var passwordOption: ComponentDisplayOption
    private var hostOption: HostDisplayOption
    private var portOption: ComponentDisplayOption
    private var pathOption: ComponentDisplayOption
    private var queryOption: ComponentDisplayOption
    private var fragmentOption: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (schemeOption, userOption, passwordOption, hostOption) = (scheme, user, password, host)
      (portOption, pathOption, queryOption, fragmentOption) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.schemeOption, strategy)
    }
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.userOption, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.passwordOption, strategy)
    }
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.hostOption, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.portOption, strategy) }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.pathOption, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.queryOption, strategy) }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.fragmentOption, strategy)
    }

    private func with<Option>(_ option: WritableKeyPath<Self, Option>, _ strategy: Option) -> Self {
      var style = self
      style[keyPath: option] = strategy
      return style
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { .init() }

  public func format(_ value: URL) -> String {
    guard let address = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
      return value.absoluteString
    }
    var start = ""
    if let scheme = address.scheme, schemeOption.condition.holds(for: address) { start = scheme + ":" }
    let place = place(of: address)
    if let place { start += start.isEmpty ? place : "//" + place }
    var rest = ""
    if pathOption.condition.holds(for: address) {
      rest = address.percentEncodedPath
      if rest.hasSuffix("/") { rest.removeLast() }
    }
    if let query = address.percentEncodedQuery, queryOption.condition.holds(for: address) {
      rest += "?" + query
    }
    if let fragment = address.percentEncodedFragment, fragmentOption.condition.holds(for: address) {
      rest += "#" + fragment
    }
    return start + rest
  }

  /// What stands between the slashes: who, where, and by which port; nil: nothing of it.
  private func place(of address: URLComponents) -> String? {
    var place: String?
    if let user = address.percentEncodedUser, userOption.condition.holds(for: address) { place = user }
    if let password = address.percentEncodedPassword, passwordOption.condition.holds(for: address) {
      place = (place ?? "") + ":" + password
    }
    if place != nil { place! += "@" }
    if let host = address.percentEncodedHost, hostOption.condition.holds(for: address) {
      let isShorter = hostOption.shorter?.holds(for: address) ?? false
      // An address without a host is as it would be with none of its users.
      if !host.isEmpty || place != nil || address.scheme == "file" {
        place = (place ?? "") + (isShorter ? shorter(host) : host)
      }
    }
    if let port = address.port, portOption.condition.holds(for: address) {
      place = (place ?? "") + ":" + String(port)
    }
    return place
  }

  private func shorter(_ host: String) -> String {
    var names = host.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = host.hasPrefix("[") || names.allSatisfy { Int($0) != nil }
    guard !isNumber else { return host }
    // Countries have names of two letters, and short ones of their own before them: "co.uk".
    let hasLongEnd =
      names.count > 2 && names[names.count - 1].count == 2 && names[names.count - 2].count <= 3
    let domain = hasLongEnd ? 3 : 2
    if hostOption.endsAfterFirstSubdomain { names = names.suffix(domain + 1) }
    if names.count > domain, hostOption.subdomains.contains(names[0].lowercased()) { names.removeFirst() }
    return names.joined(separator: ".")
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// Writes an address.
  public static var url: Self { .init() }
}
extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// Writes and reads an address.
  public static var url: Self { .init() }
}

extension URL {
  /// The address as `format` writes it.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }
  /// The address without user, port, query and fragment.
  public func formatted() -> String { FormatStyle().format(self) }
}
