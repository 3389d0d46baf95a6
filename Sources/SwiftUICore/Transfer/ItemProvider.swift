/// Data in several forms on its way between views or programs, loaded when they are asked for; the older form of
/// `Transferable`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var forms: [Form] = []
  private struct Form: Sendable {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: @Sendable () async throws -> Data
  }
  private var objects: [Any] = []
  open var suggestedName: String?

  public override init() { super.init() }

  /// A provider of a text, an address, or another object.
  public convenience init(object: Any) {
    self.init()
    register(object)
  }
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item { register(item, as: typeIdentifier) }
  }
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init()
    register(fileURL)
    suggestedName = fileURL.lastPathComponent
  }

  func register(
    _ object: Any, as type: String? = nil, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    func add(_ type: String, _ load: @escaping @Sendable () -> Data) {
      self.add(type, visibility: visibility, load)
    }
    objects.append(object)
    switch object {
    case let text as String: add(type ?? UTType.utf8PlainText.identifier) { Data(text.utf8) }
    case let text as NSString:
      let text = text as String
      objects.append(text)
      add(type ?? UTType.utf8PlainText.identifier) { Data(text.utf8) }
    case let url as URL: add(type ?? UTType.fileURL.identifier) { Data((url.absoluteString + "\r\n").utf8) }
    case let url as NSURL:
      let url = url as URL
      objects.append(url)
      add(type ?? UTType.fileURL.identifier) { Data((url.absoluteString + "\r\n").utf8) }
    case let data as Data: add(type ?? UTType.data.identifier) { data }
    case let object as any NSItemProviderWriting: registerForms(of: object, visibility: visibility)
    default: break
    }
  }

  private func add(
    _ type: String, visibility: NSItemProviderRepresentationVisibility = .all,
    _ load: @escaping @Sendable () async throws -> Data
  ) {
    lock.lock()
    forms.append(Form(type: type, visibility: visibility, load: load))
    lock.unlock()
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier, visibility: visibility) {
      try await withCheckedThrowingContinuation { done in
        _ = loadHandler { data, error in
          if let data {
            done.resume(returning: data)
          } else {
            done.resume(throwing: error ?? CocoaError(.featureUnsupported))
          }
        }
      }
    }
  }

  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }
  public var registeredContentTypes: [UTType] { forms.map { UTType(importedAs: $0.type) } }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    forms.contains { UTType(importedAs: $0.type).conforms(to: UTType(importedAs: typeIdentifier)) }
  }
  public func hasItemConforming(to contentType: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(contentType.identifier)
  }
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    if objects.contains(where: { $0 is T }) { return true }
    if let type = type as? any NSItemProviderReading.Type, readableForm(of: type) != nil { return true }
    if type == String.self || type == NSString.self { return hasItemConforming(to: .text) }
    if type == URL.self || type == NSURL.self { return hasItemConforming(to: .url) }
    return type == Data.self && !forms.isEmpty
  }

  /// Loads the data of a type; `completionHandler` is called on another thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = UTType(importedAs: typeIdentifier)
    let form = forms.first { UTType(importedAs: $0.type).conforms(to: wanted) }
    Task {
      do {
        guard let form else { throw CocoaError(.featureUnsupported) }
        completionHandler(try await form.load(), nil)
      } catch { completionHandler(nil, error) }
    }
    return Progress(totalUnitCount: 1)
  }
  /// Loads the data of a type as what it is: a text, an address, or bytes.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let wanted = UTType(importedAs: typeIdentifier)
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      completionHandler?(Self.object(data, wanted), nil)
    }
  }
  /// Loads the data as an object of a class: `String`, `URL` or `Data`, or what this program put in.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    if let object = objects.lazy.compactMap({ $0 as? T }).first {
      nonisolated(unsafe) let object = object
      Task { completionHandler(object, nil) }
      return Progress(totalUnitCount: 1)
    }
    if let type = type as? any NSItemProviderReading.Type, let form = readableForm(of: type) {
      // A class, which is the same on every thread.
      nonisolated(unsafe) let type = type
      return loadDataRepresentation(forTypeIdentifier: form) { data, error in
        do {
          let object = try data.map { try type.object(withItemProviderData: $0, typeIdentifier: form) }
          completionHandler(object as? T, error)
        } catch { completionHandler(nil, error) }
      }
    }
    let wanted: UTType =
      type == String.self || type == NSString.self
      ? .text : type == URL.self || type == NSURL.self ? .url : .data
    return loadDataRepresentation(forTypeIdentifier: wanted.identifier) { data, error in
      let object = data.flatMap { Self.object($0, wanted) }
      let bridged: Any? = type == NSString.self ? (object as? String).map { NSString(string: $0) } : object
      completionHandler(bridged as? T, error)
    }
  }

  /// Loads a value in the first form that it can be read from.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    // Values are looked at by one thread after the other, as the forms are.
    nonisolated(unsafe) let value = objects.lazy.compactMap { $0 as? T }.first
    let item = dragItem
    Task { @MainActor in
      if let value { return completionHandler(.success(value)) }
      guard let read = await item.load(T.self) else {
        return completionHandler(.failure(CocoaError(.featureUnsupported)))
      }
      completionHandler(.success(read))
    }
    return Progress(totalUnitCount: 1)
  }
  /// Offers what a value is sent as.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let value = transferable()
    objects.append(value)
    // Looked at by one thread after the other, as the forms are.
    nonisolated(unsafe) let sent = value
    for form in value.formsToExport {
      guard let export = form.export else { continue }
      add(form.type.identifier, visibility: form.visibility.ofProviders) { try await export(sent) }
    }
    if suggestedName == nil { suggestedName = value.suggestedFilename }
  }

  private static func object(_ data: Data, _ type: UTType) -> Any? {
    let text = String(decoding: data, as: UTF8.self)
    if type.conforms(to: .url) {
      return text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") }.flatMap {
        URL(string: String($0))
      }
    }
    return type.conforms(to: .text) ? text : data
  }

  /// What is dragged when this is.
  var dragItem: DragItem {
    DragItem(
      forms: forms.map { form in
        DragItem.Form(
          mimeType: UTType(importedAs: form.type).transferName, isForOthers: form.visibility == .all
        ) { try? await form.load() }
      }, value: self)
  }
  /// What was dropped.
  static func dropped(_ item: DragItem) -> NSItemProvider {
    if let own = item.value as? NSItemProvider { return own }
    let provider = NSItemProvider()
    if let value = item.value { provider.objects.append(value) }
    for form in item.forms {
      let type = UTType(mimeType: form.mimeType) ?? (form.mimeType == "UTF8_STRING" ? .utf8PlainText : .data)
      provider.add(type.identifier) {
        guard let data = await form.data() else { throw CocoaError(.featureUnsupported) }
        return data
      }
    }
    return provider
  }
}

/// Who may see what a provider offers. The desktop does not say whose program another one is, so that what is not for all is
/// seen in this process alone.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
