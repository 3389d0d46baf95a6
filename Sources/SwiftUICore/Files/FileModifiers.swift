extension View {
  nonisolated func asking(
    while isPresented: Binding<Bool>, _ purpose: FileDialogDescription.Purpose, _ title: String,
    _ types: [UTType], cancelled: @escaping () -> Void = {}, chosen: @escaping ([URL]) -> Void
  ) -> some View {
    // Called on the main actor, as all that views are given.
    nonisolated(unsafe) let (chosen, cancelled) = (chosen, cancelled)
    return FileDialogView(
      base: self, isPresented: isPresented, purpose: purpose, title: title, types: types,
      chosen: { chosen($0) }, cancelled: { cancelled() })
  }

  // MARK: opening

  /// Asks for a file while `isPresented` is true; a type `folder` alone asks for a folder.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false,
      onCompletion: { onCompletion($0.map { $0[0] }) })
  }
  /// Asks for files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let folders: Set<UTType> = [.folder, .directory]
    let wantsFolder = !allowedContentTypes.isEmpty && folders.isSuperset(of: allowedContentTypes)
    return asking(
      while: isPresented, wantsFolder ? .folder : .open(several: allowsMultipleSelection),
      wantsFolder ? "Select a Folder" : "Open", allowedContentTypes, cancelled: onCancellation,
      chosen: { onCompletion(.success($0)) })
  }

  // MARK: saving

  /// Asks where to write `document`, and writes it, while `isPresented` is true; nothing is asked without one.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      while: isPresented, document != nil, contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
      defaultFilename, onCompletion, onCancellation
    ) { type, existing in
      try document?.fileWrapper(configuration: .init(contentType: type, existingFile: existing))
    }
  }
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(while: isPresented, document != nil, [contentType], defaultFilename, onCompletion) {
      type, existing in
      guard let document else { return nil }
      return try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: .init(contentType: type, existingFile: existing))
    }
  }
  /// Asks for a folder, and writes each of `documents` into it.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    asking(while: isPresented, .folder, "Export", []) { folders in
      onCompletion(
        Result {
          try documents.enumerated().map { number, document in
            let file = try document.fileWrapper(
              configuration: .init(contentType: contentType, existingFile: nil))
            let name = file.preferredFilename ?? "Untitled \(number + 1)"
            let url = folders[0].appendingPathComponent(name).ending(with: contentType)
            try file.write(to: url, originalContentsURL: nil)
            return url
          }
        })
    }
  }

  private nonisolated func exporting(
    while isPresented: Binding<Bool>, _ hasDocument: Bool, _ types: [UTType], _ name: String?,
    _ completion: @escaping (Result<URL, any Error>) -> Void,
    _ cancelled: @escaping () -> Void = {},
    _ file: @escaping (UTType, FileWrapper?) throws -> FileWrapper?
  ) -> some View {
    let type = types.first ?? .data
    let offered = URL(fileURLWithPath: "/" + (name ?? "Untitled")).ending(with: type).lastPathComponent
    let isPresented = Binding(
      reading: { isPresented.wrappedValue && hasDocument }, writing: { isPresented.wrappedValue = $0 })
    return asking(while: isPresented, .save(offered), "Save", types, cancelled: cancelled) { urls in
      completion(
        Result {
          let url = urls[0].ending(with: type)
          let type = url.contentType.flatMap { types.contains($0) ? $0 : nil } ?? type
          let existing = FileManager.default.fileExists(atPath: url.path) ? try? FileWrapper(url: url) : nil
          try file(type, existing)?.write(to: url, originalContentsURL: url)
          return url
        })
    }
  }

  // MARK: moving

  /// Asks where to move `file`, and moves it, while `isPresented` is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
  }
  /// Asks for a folder to move `files` into, and moves them. Where one fails, those before it have moved.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    let isPresented = Binding(
      reading: { isPresented.wrappedValue && !files.isEmpty }, writing: { isPresented.wrappedValue = $0 })
    return asking(while: isPresented, .folder, "Move", [], cancelled: onCancellation) { folders in
      onCompletion(
        Result {
          try files.map { file in
            let target = folders[0].appendingPathComponent(file.lastPathComponent)
            try FileManager.default.moveItem(at: file, to: target)
            return target
          }
        })
    }
  }
}

extension URL {
  /// The address, with an extension of the type if the name has none.
  func ending(with type: UTType) -> URL {
    guard pathExtension.isEmpty, let own = type.preferredFilenameExtension, type != .data, type != .item
    else {
      return self
    }
    return appendingPathExtension(own)
  }
}
