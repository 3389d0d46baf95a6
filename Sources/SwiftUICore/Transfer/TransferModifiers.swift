/// Who may see a form of a value. The desktop does not say whose program another one is, so that what is not for all is seen in
/// this process alone.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  /// The more, the fewer see it.
  fileprivate let rank: Int
  public static let all = TransferRepresentationVisibility(rank: 0)
  public static let team = TransferRepresentationVisibility(rank: 1)
  public static let group = TransferRepresentationVisibility(rank: 2)
  public static let ownProcess = TransferRepresentationVisibility(rank: 3)

  /// The same of what an item provider offers.
  var ofProviders: NSItemProviderRepresentationVisibility {
    NSItemProviderRepresentationVisibility(rawValue: rank) ?? .ownProcess
  }
}

/// A representation of which something more is said.
public struct _ModifiedTransfer<Base: TransferRepresentation>: _PrimitiveTransferRepresentation {
  public typealias Item = Base.Item
  let base: Base
  let change: @Sendable (inout _TransferForm<Base.Item>) -> Void

  public func _add(to forms: inout [_TransferForm<Base.Item>]) {
    var own: [_TransferForm<Base.Item>] = []
    base._add(to: &own)
    for index in own.indices { change(&own[index]) }
    forms += own
  }
}

extension TransferRepresentation {
  private func modified(
    _ change: @escaping @Sendable (inout _TransferForm<Item>) -> Void
  ) -> _ModifiedTransfer<Self> { _ModifiedTransfer(base: self, change: change) }

  /// What a file with the value is called where the program says nothing else of it.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    modified { $0.name = { _ in fileName } }
  }
  /// What a file with the value is called where the program says nothing else of it; nil: nothing is suggested.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { modified { $0.name = fileName } }
  /// Says of which values there is this form: what is dragged, copied or exported takes another one otherwise.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    modified { form in
      let before = form.condition
      form.condition = { (before?($0) ?? true) && condition($0) }
    }
  }
  /// Says who may see this form: what is not for all is not offered to other programs.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { modified { $0.visibility = visibility } }
}

extension Transferable {
  /// What a file with the value is called, as the first of its forms that says something of it has it; nil: none does.
  public var suggestedFilename: String? { formsToExport.lazy.compactMap { $0.name?(self) }.first }

  /// The types that values can be sent as, the best first.
  /// - Parameter visibility: whose forms: those for all, or those that are seen in this process as well.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] { types(transferForms.filter { $0.export != nil }, visibility) }
  /// The types that this value can be sent as, the best first.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] { Self.types(formsToExport, visibility) }
  /// The types that values can be read from, the best first.
  public static func importedContentTypes() -> [UTType] {
    types(transferForms.filter { $0.import != nil }, .ownProcess)
  }
  /// The types that values can be read from, the best first.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  private static func types(
    _ forms: [_TransferForm<Self>], _ visibility: TransferRepresentationVisibility
  ) -> [UTType] {
    var types: [UTType] = []
    for form in forms where form.visibility.rank <= visibility.rank && !types.contains(form.type) {
      types.append(form.type)
    }
    return types
  }

  /// The value as data of a type, in the first of its forms that conforms to it.
  /// - Throws: where there is none, or it cannot be made.
  public func exported(as contentType: UTType) async throws -> Data {
    guard let form = form(as: contentType), let export = form.export else {
      throw CocoaError(.featureUnsupported)
    }
    return try await export(self)
  }

  /// Writes the value to a file in a folder, under the name that is suggested for it.
  /// - Parameter contentType: of the file; nil: the first that the value has.
  /// - Returns: where the file is.
  public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL {
    guard let form = form(as: contentType), let export = form.export else {
      throw CocoaError(.featureUnsupported)
    }
    let name = form.name?(self) ?? suggestedFilename ?? "Untitled"
    let url = directory.appendingPathComponent(URL(fileURLWithPath: "/" + name).lastPathComponent)
      .ending(with: form.type)
    try await export(self).write(to: url)
    return url
  }

  private func form(as contentType: UTType?) -> _TransferForm<Self>? {
    guard let contentType else { return formsToExport.first }
    return formsToExport.first { $0.type.conforms(to: contentType) }
  }

  /// Reads a value from data, as the first form that takes their type.
  /// - Parameter contentType: of the data; nil: the first that can be read.
  /// - Throws: where there is none, or they are something else.
  public init(importing data: Data, contentType: UTType?) async throws {
    let form = Self.transferForms.first { form in
      form.import != nil
        && (contentType.map { $0.conforms(to: form.type) || form.type.conforms(to: $0) } ?? true)
    }
    guard let read = form?.import else { throw CocoaError(.featureUnsupported) }
    self = try await read(data)
  }
}
