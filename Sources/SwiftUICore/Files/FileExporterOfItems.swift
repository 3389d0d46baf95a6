extension View {
  /// Asks where to write `item`, and writes it, while `isPresented` is true; nothing is asked without one. It is written in the
  /// first of `contentTypes` that it has a form of, or in its own first form. Without a `defaultFilename` it is called as its
  /// representation suggests.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = T.writable(as: contentTypes)
    let type = types.first ?? .data
    let offered = URL(fileURLWithPath: "/" + (defaultFilename ?? item?.suggestedFilename ?? "Untitled"))
      .ending(with: type)
    let asks = Binding(
      reading: { isPresented.wrappedValue && item != nil }, writing: { isPresented.wrappedValue = $0 })
    return asking(
      while: asks, .save(offered.lastPathComponent), "Save", types, cancelled: onCancellation
    ) { urls in
      guard let item else { return }
      let url = urls[0].ending(with: type)
      let chosen = url.contentType.flatMap { types.contains($0) ? $0 : nil } ?? type
      TransferableExport(items: [item], type: chosen).write(to: [url]) { onCompletion($0.map { $0[0] }) }
    }
  }
  /// Asks for a folder, and writes each of `items` into it.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let type = T.writable(as: contentTypes).first ?? .data
    let asks = Binding(
      reading: { isPresented.wrappedValue && !items.isEmpty }, writing: { isPresented.wrappedValue = $0 })
    return asking(while: asks, .folder, "Export", [], cancelled: onCancellation) { folders in
      let urls = items.indices.enumerated().map { number, _ in
        folders[0].appendingPathComponent("Untitled \(number + 1)").ending(with: type)
      }
      TransferableExport(items: Array(items), type: type).write(to: urls, onCompletion)
    }
  }
}

extension Transferable {
  /// The types that a value can be written as: those of `wanted`, or all where none is wanted.
  fileprivate static func writable(as wanted: [UTType]) -> [UTType] {
    let own = transferForms.filter { $0.export != nil }.map(\.type)
    if wanted.isEmpty { return own }
    let known = wanted.filter { type in own.contains { $0.conforms(to: type) || type.conforms(to: $0) } }
    return known.isEmpty ? own : known
  }
}

/// Values that are written to files.
private struct TransferableExport<T: Transferable> {
  let items: [T]
  let type: UTType

  func write(to urls: [URL], _ completion: @escaping (Result<[URL], any Error>) -> Void) {
    // Forms are made for one transfer, and values are handed over as they are.
    nonisolated(unsafe) let (items, completion) = (items, completion)
    let type = type
    Task { @MainActor in
      do {
        for (item, url) in zip(items, urls) {
          nonisolated(unsafe) let item = item
          let forms = item.formsToExport
          let form = forms.first { $0.type.conforms(to: type) || type.conforms(to: $0.type) } ?? forms.first
          guard let export = form?.export else { throw CocoaError(.fileWriteUnknown) }
          try await export(item).write(to: url)
        }
        completion(.success(urls))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
