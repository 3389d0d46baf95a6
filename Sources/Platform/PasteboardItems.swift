import Foundation

/// What is on the clipboard by types of data, in UIKit's words. It holds one item: a text or a picture.
extension PlatformPasteboard {
  /// The item, its text or picture by the identifier of its type; setting takes the first of several.
  public var items: [[String: Any]] {
    get {
      var item: [String: Any] = [:]
      if let string { item[UTType.utf8PlainText.identifier] = string }
      if hasImages, let image { item[UTType.png.identifier] = image }
      return item.isEmpty ? [] : [item]
    }
    set { setItems(newValue) }
  }
  public var numberOfItems: Int { items.count }

  /// Puts the first of `items` on the clipboard, as the first of its values that is a text, an address or a picture.
  /// - Parameter options: accepted: what is on the desktop's clipboard stays until a program replaces it.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    guard let item = items.first else {
      clearContents()
      return
    }
    for type in item.keys.sorted() {
      if let value = item[type], set(value, type) { return }
    }
  }
  /// Puts a text, an address, a picture or data of one of them on the clipboard; anything else is left out.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    _ = set(value, pasteboardType)
  }
  /// Puts data of a text or a picture on the clipboard; anything else is left out.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    _ = set(data, pasteboardType)
  }
  /// The data of a type; nil: there are none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    let type = UTType(importedAs: pasteboardType)
    if type.conforms(to: .image) { return image?.pngData() }
    return type.conforms(to: .text) || type.conforms(to: .url) ? string.map { Data($0.utf8) } : nil
  }
  /// The text, or the picture, that is there as a type; nil: there is none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    let type = UTType(importedAs: pasteboardType)
    if type.conforms(to: .image) { return image }
    if type.conforms(to: .url) { return url }
    return type.conforms(to: .text) ? string : nil
  }
  /// Whether there is something of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { data(forPasteboardType: $0) != nil }
  }

  /// How long and for whom something is on a clipboard; by name.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private func set(_ value: Any, _ identifier: String) -> Bool {
    let type = UTType(importedAs: identifier)
    switch value {
    case let text as String: string = text
    case let address as URL: url = address
    case let picture as PlatformImage: image = picture
    case let data as Data:
      if type.conforms(to: .image) {
        guard let picture = PlatformImage(data: data) else { return false }
        image = picture
      } else if type.conforms(to: .text) || type.conforms(to: .url) {
        string = String(decoding: data, as: UTF8.self)
      } else {
        return false
      }
    default: return false
    }
    return true
  }
}
