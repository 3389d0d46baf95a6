import Foundation

/// Joins texts as a language does: "one, two, and three".
///
/// Foundation on Linux does not have it.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// nil: the person's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items; nil: as they describe themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
      .formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// - Parameter object: an array.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }
}
