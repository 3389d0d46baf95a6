internal import GTKRenderer

/// The desktop's clipboard: `UIPasteboard` and `NSPasteboard` are both this class. It holds texts and pictures.
@MainActor @preconcurrency
public final class PlatformPasteboard {
  public static let general = PlatformPasteboard()
  var changes = 0

  /// The text; nil: there is none. Reading what another program copied waits for that program to answer.
  public var string: String? {
    get { Clipboard.text }
    set {
      changes += 1
      Clipboard.text = newValue
    }
  }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
  /// How often this program has changed it.
  public var changeCount: Int { changes }

  // AppKit's.

  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType(rawValue: "public.url")
  }
  @discardableResult
  public func clearContents() -> Int {
    string = nil
    return changes
  }
  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }
  /// False for what is no text: the clipboard does not take it.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    guard type == .string || type == .URL else { return false }
    self.string = string
    return true
  }
  public func string(forType type: PasteboardType) -> String? {
    type == .string || type == .URL ? string : nil
  }
}
