/// What a program calls a window or another part of its interface: `NSUserInterfaceItemIdentifier`.
public struct PlatformInterfaceIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
