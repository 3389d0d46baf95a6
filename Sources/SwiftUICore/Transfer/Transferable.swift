/// A value that can be dragged, dropped, shared, copied and pasted.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation
  /// The forms the value takes on its way, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that a value takes on its way between views and programs.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Appends the forms it stands for.
  func _add(to forms: inout [_TransferForm<Item>])
}

extension TransferRepresentation where Body.Item == Item {
  public func _add(to forms: inout [_TransferForm<Item>]) { body._add(to: &forms) }
}

/// One form: a type, and the ways to it and from it.
public struct _TransferForm<Item> {
  let type: UTType
  var export: (@Sendable (Item) async throws -> Data)?
  var `import`: (@Sendable (Data) async throws -> Item)?
  /// What a file with the value is called.
  var name: (@Sendable (Item) -> String?)?
  /// Whether a value takes this form at all; nil: all do.
  var condition: (@Sendable (Item) -> Bool)?
  var visibility = TransferRepresentationVisibility.all
}

/// A representation made of no others.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == _NoTransfer<Item> {}
extension _PrimitiveTransferRepresentation { public var body: _NoTransfer<Item> { _NoTransfer() } }

/// No form.
public struct _NoTransfer<Item: Transferable>: TransferRepresentation {
  public var body: _NoTransfer<Item> { self }
  public func _add(to forms: inout [_TransferForm<Item>]) {}
}

/// The bytes of a value, made and read by functions.
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  let form: @Sendable () -> _TransferForm<Item>
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { form = { _TransferForm(type: contentType, export: exporting, import: importing) } }
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { form = { _TransferForm(type: exportedContentType, export: exporting) } }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { form = { _TransferForm(type: importedContentType, import: importing) } }
  public func _add(to forms: inout [_TransferForm<Item>]) { forms.append(form()) }
}

/// A value as JSON, or as another coder has it.
public struct CodableRepresentation<Item: Transferable & Codable>: _PrimitiveTransferRepresentation {
  let contentType: UTType
  let encode: @Sendable (Item) throws -> Data
  let decode: @Sendable (Data) throws -> Item
  public init(contentType: UTType) {
    self.contentType = contentType
    encode = { try JSONEncoder().encode($0) }
    decode = { try JSONDecoder().decode(Item.self, from: $0) }
  }
  /// - Parameter encoder: used by one transfer at a time.
  public init<Encoder: TopLevelEncoder & SendableMetatype, Decoder: TopLevelDecoder & SendableMetatype>(
    contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder.Output == Data, Decoder.Input == Data {
    nonisolated(unsafe) let (encoder, decoder) = (encoder, decoder)
    self.contentType = contentType
    encode = { try encoder.encode($0) }
    decode = { try decoder.decode(Item.self, from: $0) }
  }
  public func _add(to forms: inout [_TransferForm<Item>]) {
    let (encode, decode) = (encode, decode)
    forms.append(_TransferForm(type: contentType, export: { try encode($0) }, import: { try decode($0) }))
  }
}

/// A value that travels as another.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  _PrimitiveTransferRepresentation
{
  let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  let take: (@Sendable (ProxyRepresentation) async throws -> Item)?
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { (export, take) = (exporting, importing) }
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    (export, take) = (exporting, nil)
  }
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    (export, take) = (nil, importing)
  }
  public func _add(to forms: inout [_TransferForm<Item>]) {
    for form in ProxyRepresentation.transferForms {
      var own = _TransferForm<Item>(type: form.type)
      own.visibility = form.visibility
      nonisolated(unsafe) let form = form
      if let export, let send = form.export {
        own.export = { item in
          let proxy = try await export(item)
          guard form.condition?(proxy) ?? true else { throw CocoaError(.featureUnsupported) }
          return try await send(proxy)
        }
      }
      if let take, form.import != nil { own.import = { try await take(form.import!($0)) } }
      forms.append(own)
    }
  }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
/// A file that arrived.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A value that travels as a file.
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  let form: @Sendable () -> _TransferForm<Item>
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = {
      _TransferForm(
        type: contentType, export: { try await Data(contentsOf: exporting($0).file) },
        import: { try await importing(Self.received($0, contentType)) })
    }
  }
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    form = {
      _TransferForm(type: exportedContentType, export: { try await Data(contentsOf: exporting($0).file) })
    }
  }
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = {
      _TransferForm(
        type: importedContentType, import: { try await importing(Self.received($0, importedContentType)) })
    }
  }
  private static func received(_ data: Data, _ type: UTType) throws -> ReceivedTransferredFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).ending(
      with: type)
    try data.write(to: url)
    return ReceivedTransferredFile(file: url, isOriginalFile: false)
  }
  public func _add(to forms: inout [_TransferForm<Item>]) { forms.append(form()) }
}

/// Several forms.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
  // Made once, of what is Sendable.
  nonisolated(unsafe) let forms: [_TransferForm<Item>]
  public var body: _TransferForms<Item> { self }
  public func _add(to forms: inout [_TransferForm<Item>]) { forms += self.forms }
}

/// Representations from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R { content }
  public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> _TransferForms<Item> {
    var forms: [_TransferForm<Item>] = []
    accumulated._add(to: &forms)
    next._add(to: &forms)
    return _TransferForms(forms: forms)
  }
}

extension Transferable {
  /// All the forms that values of this type take, the best first.
  static var transferForms: [_TransferForm<Self>] {
    guard let representation = transferRepresentation as? any TransferRepresentation<Self> else { return [] }
    var forms: [_TransferForm<Self>] = []
    representation._add(to: &forms)
    return forms
  }
  /// The forms that this value goes out in.
  var formsToExport: [_TransferForm<Self>] {
    Self.transferForms.filter { $0.export != nil && $0.condition?(self) ?? true }
  }
}

// MARK: values that travel by themselves

extension String: Transferable {
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}
extension Data: Transferable {
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}
extension URL: Transferable {
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(
      contentType: .fileURL, exporting: { Data(($0.absoluteString + "\r\n").utf8) },
      importing: { data in
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix("#") }), let url = URL(string: String(line))
        else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return url
      })
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
extension Image: Transferable {
  /// A picture comes in from any file of pictures; what a view shows goes out by `ImageRenderer`.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { Image(data: $0) }
  }
}
