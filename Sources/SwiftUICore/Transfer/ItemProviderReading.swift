public import Foundation

/// A class whose objects are made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that it is made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProvider {
  /// The first type of data on offer that an object of a class can be made of.
  func readableForm(of type: any NSItemProviderReading.Type) -> String? {
    type.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Offers what an object that can be written is as data.
  func registerForms(
    of object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Written when it is dropped or pasted, as its class can do on any thread.
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }
  /// Offers another object.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { register(object, visibility: visibility) }
  /// Offers an object that is made when somebody asks for it: of a class that can be written, a text or an address.
  public func registerObject<T>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) {
    let written: (any NSItemProviderWriting.Type)? =
      type == String.self
      ? NSString.self : type == URL.self ? NSURL.self : type as? any NSItemProviderWriting.Type
    for name in written?.writableTypeIdentifiersForItemProvider ?? [] {
      registerDataRepresentation(forTypeIdentifier: name, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object = Self.writing(object) else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: done)
        }
      }
    }
  }
  private static func writing(_ object: Any?) -> (any NSItemProviderWriting)? {
    switch object {
    case let text as String: NSString(string: text)
    case let url as URL: url as NSURL
    default: object as? any NSItemProviderWriting
    }
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.fileURL.identifier] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(((self as URL).absoluteString + "\r\n").utf8), nil)
    return nil
  }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The first of a list of addresses.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.hasPrefix("#") }),
      let url = NSURL(string: String(line)) as? Self
    else { throw CocoaError(.featureUnsupported) }
    return url
  }
}
